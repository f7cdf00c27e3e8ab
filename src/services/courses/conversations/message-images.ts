import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { fieldRefused } from '#kit/refusals/refusal';
import type { AppRequest } from '#kit/http/request';
import { pictureVersions } from '#kit/media/images';
import { requireMediaType } from '#kit/media/media-type';
import { SignedMedia } from '#kit/media/signed-media';
import { PRIVATE_FOLDER, Storage } from '#kit/media/storage';
import { deletePicture, storePicture } from '#kit/media/stored-pictures';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import type { Party } from './party';
import type { ConversationView, MessageView } from './conversation.view';

/** The form's field; beside an image the text may be left out, beside a text the image. */
export const MESSAGE_IMAGE = { field: 'file', maxBytes: 10 * 1024 * 1024, optional: true };

const WIDTHS = [480, 1600];
const MAX_NAME_LENGTH = 120;

export interface MessageImage {
  key: string;
  url: string;
  name: string;
  /** Media type of what is stored, which is always a JPEG. */
  type: string;
}

export interface SentImage {
  path: string;
  /** What the sender called it. */
  name: string;
}

/** The image of a form; undefined when none was sent. */
export const imageOf = ({ file }: AppRequest): SentImage | undefined =>
  file && { path: file.path, name: file.originalname };

/** Keeps the images of messages, drawn anew, under names nobody can guess. */
@Injectable()
export class MessageImages {
  constructor(
    private readonly storage: Storage,
    private readonly signed: SignedMedia,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  /** The message as its two sides get it: with an address that opens the image for a while. */
  shown(message: MessageView): MessageView {
    return { ...message, attachment_url: this.signed.signedUrl(message.attachment_url) };
  }

  shownIn(conversation: ConversationView): ConversationView {
    const { last_message: last } = conversation;
    return last ? { ...conversation, last_message: this.shown(last) } : conversation;
  }

  /** Stores the image at `path`, which stays where it is. */
  async store({ path, name }: SentImage, sender: Party): Promise<MessageImage> {
    const { kind } = await requireMediaType(path);
    if (kind !== 'image') throw fieldRefused('file', 'image_only');
    const requester = { service: this.definition.name, account: `${sender.side}:${sender.id}` };
    const picture = await pictureVersions(path, WIDTHS, 'file', requester);
    const key = await storePicture(this.storage, `${PRIVATE_FOLDER}messages/${randomUUID()}`, picture);
    return { key, url: this.storage.addressOf(key), name: shownName(name), type: 'image/jpeg' };
  }

  async forget({ key }: MessageImage): Promise<void> {
    await deletePicture(this.storage, key);
  }
}

/** The name without its folder, its ending and what is no character; a form's file name arrives byte by byte. */
function shownName(sent: string): string {
  const name = Buffer.from(sent, 'latin1').toString('utf8');
  const plain = name
    .replace(/^.*[/\\]/s, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{C}]/gu, '')
    .trim();
  return `${[...plain].slice(0, MAX_NAME_LENGTH).join('') || 'image'}.jpg`;
}
