import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { AppRequest } from '#kit/http/request';
import { requireDocumentType } from '#kit/media/document-type';
import { SignedMedia } from '#kit/media/signed-media';
import { PRIVATE_FOLDER, Storage } from '#kit/media/storage';
import type { SubmissionFile } from './assignment-submission.entity';

/** A file may be sent with a text or in place of one. */
export const SUBMISSION_FILE = { field: 'file', maxBytes: 50 * 1024 * 1024, optional: true };

const MAX_NAME_LENGTH = 120;

export interface SentFile {
  path: string;
  /** What the sender called it, byte by byte as a form carries it. */
  name: string;
}

export const fileOf = ({ file }: AppRequest): SentFile | undefined =>
  file && { path: file.path, name: file.originalname };

/** Files that students hand in, which the student and the staff of the course open. */
@Injectable()
export class SubmissionFiles {
  constructor(
    private readonly storage: Storage,
    private readonly signed: SignedMedia,
  ) {}

  /** Stores the file at `path`, which stays where it is. Refuses what is no document. */
  async store({ path, name }: SentFile): Promise<SubmissionFile> {
    const { contentType, extension } = await requireDocumentType(path);
    const { size } = await stat(path);
    const { url } = await this.storage.put(`${PRIVATE_FOLDER}hand-ins/${randomUUID()}.${extension}`, path, contentType);
    return { url, name: shownName(name, extension), type: contentType, size };
  }

  /** The submission with an address that opens its file for a while. */
  shown<View extends { file: SubmissionFile | null } | null>(submission: View): View {
    const file = submission?.file;
    return file ? { ...submission, file: { ...file, url: this.signed.signedUrl(file.url) } } : submission;
  }
}

/** The name without its folder and control characters, with the extension of what the file is. */
function shownName(sent: string, extension: string): string {
  const plain = Buffer.from(sent, 'latin1')
    .toString('utf8')
    .replace(/^.*[/\\]/s, '')
    .replace(/\.[^.]*$/, '')
    .replace(/\p{C}/gu, '')
    .trim();
  return `${[...plain].slice(0, MAX_NAME_LENGTH).join('') || 'file'}.${extension}`;
}
