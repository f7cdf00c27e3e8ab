import { Injectable } from '@nestjs/common';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Caller } from '#kit/http/caller';
import { Refusal, ValidationFailed } from '#kit/refusals/refusal';
import { mediaTypeOf } from '#media/media-type';
import { StoredFiles } from '#shared/uploads/stored-files.service';
import { UploadsService } from '#shared/uploads/uploads.service';
import { StudioSubjects } from './studio-subjects';

const FOLDER = 'studio';

/** None of the received files is a picture that can be shown. */
export class PicturesUnusable extends Error {
  override name = 'PicturesUnusable';
}

/** Stores pictures of the provider as uploads of the account that requested them. */
@Injectable()
export class ReceivedPictures {
  constructor(
    private readonly uploads: UploadsService,
    private readonly files: StoredFiles,
    private readonly subjects: StudioSubjects,
  ) {}

  /** Stores the usable pictures and returns their addresses. @throws PicturesUnusable if there is none */
  async store(owner: Caller, pictures: readonly Buffer[]): Promise<string[]> {
    const stored: string[] = [];
    try {
      for (const bytes of pictures) {
        const address = await this.storeUsable(owner, bytes);
        if (address !== undefined) stored.push(address);
      }
    } catch (failure) {
      await this.files.deleteUnused(stored);
      throw failure;
    }
    if (stored.length === 0) throw new PicturesUnusable('no usable picture was received');
    return stored;
  }

  private async storeUsable(owner: Caller, bytes: Buffer): Promise<string | undefined> {
    const folder = await mkdtemp(join(tmpdir(), 'quintet-studio-'));
    try {
      const file = join(folder, 'received');
      await writeFile(file, bytes);
      if ((await mediaTypeOf(file))?.kind !== 'image') return undefined;
      const upload = { for: this.subjects.preset, path: FOLDER };
      return (await this.files.record(owner, () => this.uploads.store(file, upload, owner))).url;
    } catch (failure) {
      // Damaged, or with too many pixels.
      if (failure instanceof Refusal && failure.key === ValidationFailed.key) return undefined;
      throw failure;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
