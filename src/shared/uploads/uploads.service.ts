import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { fieldRefused, refusal } from '#kit/http/refusal';
import { renditions } from '#kit/media/images';
import { type MediaType, requireMediaType } from '#kit/media/media-type';
import { Storage } from '#kit/media/storage';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { versionKey } from './upload-files';
import type { UploadView } from './upload.view';
import type { UploadBody } from './uploads.dto';

export const BucketRequired = refusal(400, 'bucket_required');

/** Stores what people upload under names nobody can guess. */
@Injectable()
export class UploadsService {
  constructor(
    private readonly storage: Storage,
    @InjectDefinition() private readonly definition: ServiceDefinition,
    @InjectConfiguration() private readonly configuration: Configuration,
  ) {}

  /** Refuses what no file could change: there is no place for files, or no such preset. */
  requireStorable(preset: string | undefined): void {
    if (this.definition.uploads.needsBucket && !this.configuration.bucket) throw BucketRequired();
    this.widthsOf(preset);
  }

  /** Stores the file at `path`, which stays where it is. */
  async store(path: string, body: UploadBody): Promise<UploadView> {
    this.requireStorable(body.for);
    const widths = this.widthsOf(body.for);
    const type = await requireMediaType(path);
    const name = ['uploads', body.path?.replace(/\/$/, ''), randomUUID()].filter(Boolean).join('/');
    return type.kind === 'image' ? this.storeImage(path, name, widths) : this.storeVideo(path, name, type);
  }

  private widthsOf(preset: string | undefined): Readonly<Record<string, number>> {
    const { presets, default: usual } = this.definition.uploads;
    const name = preset || usual;
    const widths = Object.hasOwn(presets, name) ? presets[name] : undefined;
    if (!widths) throw fieldRefused('for', 'one_of', { values: Object.keys(presets) });
    return widths;
  }

  private async storeImage(path: string, name: string, widths: Readonly<Record<string, number>>): Promise<UploadView> {
    const made = Object.entries(await renditions(path, widths));
    const keyOf = (version: string) => versionKey(name, version);
    try {
      for (const [version, { bytes }] of made) await this.storage.put(keyOf(version), bytes, 'image/jpeg');
    } catch (failure) {
      await Promise.allSettled(made.map(([version]) => this.storage.remove(keyOf(version))));
      throw failure;
    }
    const versions = Object.fromEntries(
      made.map(([version, { width, height }]) => [
        version,
        { url: this.storage.addressOf(keyOf(version)), width, height },
      ]),
    );
    return { url: this.storage.addressOf(keyOf(widest(widths))), versions, type: 'image' };
  }

  private async storeVideo(path: string, name: string, type: MediaType): Promise<UploadView> {
    const { url } = await this.storage.put(`${name}.${type.extension}`, path, type.contentType);
    return { url, type: 'video' };
  }
}

function widest(widths: Readonly<Record<string, number>>): string {
  return Object.keys(widths).reduce((best, name) => ((widths[name] ?? 0) > (widths[best] ?? 0) ? name : best));
}
