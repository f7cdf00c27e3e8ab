import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { BodyTooLarge, Refusal } from '#kit/refusals/refusal';
import { Jobs } from '#jobs/jobs';
import { Storage } from '#media/storage';
import { UploadAdmission } from '#media/upload-admission';
import { Clock } from '#kit/time/clock';
import { StoredFiles } from '#shared/uploads/stored-files.service';
import type { UploadView } from '#shared/uploads/upload.view';
import type { UploadBody } from '#shared/uploads/uploads.dto';
import { UploadsService } from '#shared/uploads/uploads.service';
import { ChunkedUpload } from './chunked-upload.entity';

/** Storage key of a part; it includes the hash, so that different bytes never overwrite each other. */
export const partKey = (folder: string, part: number | string, hash: string): string =>
  `${folder}/${part}-${hash}.part`;

type Parts = Pick<ChunkedUpload, 'folder' | 'received'>;

const HOURLY = '20 * * * *';
const FORGET = 'forget_chunked_uploads';
export const DISCARD = 'discard_upload_parts';
/** Uploads older than this are deleted, complete or not. */
const MAX_AGE = { hours: 24 };
/** Enough time to read and write two gigabytes in a bucket. */
const ASSEMBLY_LEASE = { minutes: 15 };

@Injectable()
export class PartAssembly implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly storage: Storage,
    private readonly uploads: UploadsService,
    private readonly files: StoredFiles,
    private readonly clock: Clock,
    private readonly admission: UploadAdmission,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(HOURLY, FORGET, () => this.forget());
    this.jobs.handle<Parts>(DISCARD, parts => this.discard(parts));
  }

  /** The file; null while another request assembles it. */
  async assemble(upload: ChunkedUpload, body: UploadBody, caller: Caller): Promise<UploadView | null> {
    const { id } = upload;
    const now = this.clock.now();
    const claimed = await this.db.row(
      `UPDATE chunked_upload SET assembling_until = $2
       WHERE id = $1 AND file IS NULL AND (assembling_until IS NULL OR assembling_until < $3) RETURNING 1`,
      [id, now.add(ASSEMBLY_LEASE).toString(), now.toString()],
    );
    if (!claimed) return null;
    try {
      const file = await this.files.record(caller, () => this.store(upload, body, caller));
      await this.db.of(ChunkedUpload).update({ id }, { file });
      await this.jobs.enqueue(DISCARD, { folder: upload.folder, received: upload.received } satisfies Parts);
      return file;
    } catch (failure) {
      // A file with invalid content is final; one that could not be stored can be retried.
      if (failure instanceof Refusal) await this.forgetWhere('id = $1', id);
      else await this.db.of(ChunkedUpload).update({ id }, { assemblingUntil: null });
      throw failure;
    }
  }

  /** Deletes the unfinished uploads of an account. */
  async forgetOfAccount({ accountId }: { accountId: number }): Promise<void> {
    await this.forgetWhere('account_id = $1', accountId);
  }

  private async store(
    { folder, parts, received }: ChunkedUpload,
    body: UploadBody,
    caller: Caller,
  ): Promise<UploadView> {
    const directory = await mkdtemp(join(tmpdir(), 'quintet-parts-'));
    try {
      const path = join(directory, 'file');
      for (let part = 1; part <= parts; part++) {
        const bytes = await this.storage.read(partKey(folder, part, received[part]!));
        await pipeline(bytes, createWriteStream(path, { flags: 'a' }));
        if ((await stat(path)).size > this.admission.maxBytes(Infinity)) throw BodyTooLarge();
      }
      return await this.uploads.store(path, body, caller);
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  }

  private async forget(): Promise<void> {
    await this.forgetWhere('created_at < $1', this.clock.now().subtract(MAX_AGE).toString());
  }

  private async forgetWhere(condition: string, value: unknown): Promise<void> {
    await this.db.transaction(async () => {
      const gone = await this.db.rows<Parts & { isStored: boolean }>(
        `DELETE FROM chunked_upload WHERE ${condition} RETURNING folder, received, file IS NOT NULL AS "isStored"`,
        [value],
      );
      for (const { isStored, ...parts } of gone) if (!isStored) await this.jobs.enqueue(DISCARD, parts);
    });
  }

  private async discard({ folder, received }: Parts): Promise<void> {
    for (const [part, hash] of Object.entries(received)) await this.storage.delete(partKey(folder, part, hash));
  }
}
