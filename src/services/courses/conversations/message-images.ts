import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { fieldRefused } from '#kit/refusals/refusal';
import type { AppRequest } from '#kit/http/request';
import { fileName } from '#media/file-name';
import { pictureVersions } from '#media/images';
import { requireMediaType } from '#media/media-type';
import { SignedMedia } from '#media/signed-media';
import { PRIVATE_FOLDER, Storage } from '#media/storage';
import { deletePicture, storePicture } from '#media/stored-pictures';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import type { Party } from './party';
import type { ConversationView, MessageView } from './conversation.view';

/** A message needs a text, an image, or both. */
export const MESSAGE_IMAGE = { field: 'file', maxBytes: 10 * 1024 * 1024, optional: true };

const WIDTHS = [480, 1600];

export interface MessageImage {
  key: string;
  url: string;
  name: string;
  type: string;
}

export interface UploadedImage {
  path: string;
  name: string;
}

export const imageOf = ({ file }: AppRequest): UploadedImage | undefined =>
  file && { path: file.path, name: file.originalname };

/** Stores images of messages, re-encoded and under random names. */
@Injectable()
export class MessageImages {
  constructor(
    private readonly storage: Storage,
    private readonly signed: SignedMedia,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  /** Replaces the stored key of the image by a signed, expiring address. */
  withSignedUrl(message: MessageView): MessageView {
    return { ...message, attachment_url: this.signed.signedUrl(message.attachment_url) };
  }

  withSignedLastMessage(conversation: ConversationView): ConversationView {
    const { last_message: last } = conversation;
    return last ? { ...conversation, last_message: this.withSignedUrl(last) } : conversation;
  }

  async store({ path, name }: UploadedImage, sender: Party): Promise<MessageImage> {
    const { kind } = await requireMediaType(path);
    if (kind !== 'image') throw fieldRefused('file', 'image_only');
    const requester = { service: this.definition.name, account: `${sender.side}:${sender.id}` };
    const picture = await pictureVersions(path, WIDTHS, 'file', requester);
    const key = await storePicture(this.storage, `${PRIVATE_FOLDER}messages/${randomUUID()}`, picture);
    return { key, url: this.storage.addressOf(key), name: fileName(name, 'jpg', 'image'), type: 'image/jpeg' };
  }

  async delete({ key }: MessageImage): Promise<void> {
    await deletePicture(this.storage, key);
  }
}
