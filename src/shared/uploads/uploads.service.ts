import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { fieldRefused, refusal } from '#kit/http/refusal';
import { pictureVersions } from '#kit/media/images';
import { type MediaType, requireMediaType } from '#kit/media/media-type';
import { pictureView } from '#kit/media/picture.view';
import { Storage } from '#kit/media/storage';
import { storePicture } from '#kit/media/stored-pictures';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
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
    const picture = await pictureVersions(path, Object.values(widths));
    const url = this.storage.addressOf(await storePicture(this.storage, name, picture));
    const shown = pictureView(url);
    const versions = Object.fromEntries(
      Object.entries(widths).map(([version, asked]) => {
        const width = Math.min(asked, picture.width);
        const found = shown.versions.find(each => each.width === width && each.type === 'image/jpeg')!;
        return [version, { url: found.url, width, height: found.height }];
      }),
    );
    return { url, versions, pictures: [shown], type: 'image' };
  }

  private async storeVideo(path: string, name: string, type: MediaType): Promise<UploadView> {
    const { url } = await this.storage.put(`${name}.${type.extension}`, path, type.contentType);
    return { url, type: 'video' };
  }
}
