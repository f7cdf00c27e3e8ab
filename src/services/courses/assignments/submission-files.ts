import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { AppRequest } from '#kit/http/request';
import { requireDocumentType } from '#media/document-type';
import { fileName } from '#media/file-name';
import { SignedMedia } from '#media/signed-media';
import { PRIVATE_FOLDER, Storage } from '#media/storage';
import type { SubmissionFile } from './assignment-submission.entity';

/** A submission needs a text, a file, or both. */
export const SUBMISSION_FILE = { field: 'file', maxBytes: 50 * 1024 * 1024, optional: true };

export interface UploadedFile {
  path: string;
  name: string;
}

export const fileOf = ({ file }: AppRequest): UploadedFile | undefined =>
  file && { path: file.path, name: file.originalname };

/** Files of submissions, readable by the student and the staff of the course. */
@Injectable()
export class SubmissionFiles {
  constructor(
    private readonly storage: Storage,
    private readonly signed: SignedMedia,
  ) {}

  /** Copies the file at `path` to the storage. Refuses types that are not documents. */
  async store({ path, name }: UploadedFile): Promise<SubmissionFile> {
    const { contentType, extension } = await requireDocumentType(path);
    const { size } = await stat(path);
    const { url } = await this.storage.put(`${PRIVATE_FOLDER}hand-ins/${randomUUID()}.${extension}`, path, contentType);
    return { url, name: fileName(name, extension), type: contentType, size };
  }

  /** Replaces the stored key of the file by a signed, expiring address. */
  withSignedUrl<View extends { file: SubmissionFile | null } | null>(submission: View): View {
    const file = submission?.file;
    return file ? { ...submission, file: { ...file, url: this.signed.signedUrl(file.url) } } : submission;
  }
}
