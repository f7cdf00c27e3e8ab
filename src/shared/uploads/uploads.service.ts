import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { Caller } from '#kit/http/caller';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { fieldRefused } from '#kit/refusals/refusal';
import { documentTypeOf } from '#media/document-type';
import { pictureVersions } from '#media/images';
import { type MediaType, requireMediaType } from '#media/media-type';
import { pictureView } from '#kit/views/picture.view';
import { PERSONAL_FOLDER, Storage } from '#media/storage';
import { requireBucket } from '#media/upload-admission';
import { storePicture } from '#media/stored-pictures';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { ownerOf } from './file-owner';
import type { UploadView } from './upload.view';
import type { UploadBody } from './uploads.dto';

/** Default presets of personal files. */
const PERSONAL: readonly string[] = ['profile'];

/** Stores uploads under names that cannot be guessed. */
@Injectable()
export class UploadsService {
  constructor(
    private readonly storage: Storage,
    @InjectDefinition() private readonly definition: ServiceDefinition,
    @InjectConfiguration() private readonly configuration: Configuration,
  ) {}

  /** Refuses an upload before the file is read: the service has no bucket, or the preset is unknown. */
  requireStorable(preset: string | undefined): void {
    requireBucket(this.definition, this.configuration);
    this.widthsOf(preset);
  }

  async store(path: string, body: UploadBody, uploader?: Caller): Promise<UploadView> {
    this.requireStorable(body.for);
    const widths = this.widthsOf(body.for);
    const document = this.definition.uploads.documents ? await documentTypeOf(path) : undefined;
    const type = document ?? (await requireMediaType(path, 'file', this.refusedType()));
    const folder = this.isPersonal(body.for, uploader) ? PERSONAL_FOLDER : '';
    const name = ['uploads', body.path?.replace(/\/$/, ''), folder, randomUUID()].filter(Boolean).join('/');
    return type.kind === 'image' ? this.storeImage(path, name, widths, uploader) : this.storeFile(path, name, type);
  }

  /** Key of the message that lists the accepted types. */
  private refusedType(): string {
    return this.definition.uploads.documents ? 'file_or_document_type' : 'file_type';
  }

  /** Whether the file is personal. Other files are content of the service, which caches may keep for a year. */
  private isPersonal(preset: string | undefined, uploader: Caller | undefined): boolean {
    const { uploads, personalPermissions } = this.definition;
    if ((uploads.personal ?? PERSONAL).includes(preset || uploads.default)) return true;
    if (!uploader || !personalPermissions) return false;
    return [...uploader.permissions].every(permission => personalPermissions.includes(permission));
  }

  private widthsOf(preset: string | undefined): Readonly<Record<string, number>> {
    const { presets, default: usual } = this.definition.uploads;
    const name = preset || usual;
    const widths = Object.hasOwn(presets, name) ? presets[name] : undefined;
    if (!widths) throw fieldRefused('for', 'one_of', { values: Object.keys(presets) });
    return widths;
  }

  private async storeImage(
    path: string,
    name: string,
    widths: Readonly<Record<string, number>>,
    uploader: Caller | undefined,
  ): Promise<UploadView> {
    const requester = uploader && { service: this.definition.name, account: ownerOf(uploader) };
    const picture = await pictureVersions(path, Object.values(widths), 'file', requester);
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

  private async storeFile(path: string, name: string, type: MediaType): Promise<UploadView> {
    const { url } = await this.storage.put(`${name}.${type.extension}`, path, type.contentType);
    return { url, type: type.kind };
  }
}
