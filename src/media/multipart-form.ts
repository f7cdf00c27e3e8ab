import type { Response } from 'express';
import multer, { diskStorage, MulterError } from 'multer';
import { BadRequest, BodyTooLarge, fieldRefused } from '#kit/refusals/refusal';
import type { AppRequest } from '#kit/http/request';

export interface FileRules {
  field: string;
  maxBytes: number;
  optional?: boolean;
}

const TEXT_FIELDS = { fields: 10, fieldSize: 16 * 1024, fieldNameSize: 100, fieldNestingDepth: 2 };

/** Reads the fields of a form into `request.body` and its single file into `folder`, as `request.file`. @throws Refusal */
export async function receiveForm(
  request: AppRequest,
  response: Response,
  folder: string,
  rules: FileRules,
): Promise<void> {
  const { field, maxBytes } = rules;
  const limits = { ...TEXT_FIELDS, files: 1, fileSize: maxBytes };
  const options = { storage: diskStorage({ destination: folder }), limits, defParamCharset: 'utf8' };
  const receive = multer(options).single(field);
  try {
    await new Promise<void>((resolve, reject) => {
      receive(request, response, (thrown: unknown) => (thrown ? reject(thrown) : resolve()));
    });
  } catch (thrown) {
    throw refusalOf(thrown, field);
  }
  // The parser's object has no prototype, which validation refuses.
  request.body = { ...(request.body as object) };
}

function refusalOf(thrown: unknown, field: string): unknown {
  // System errors such as a full disk are not errors of the form.
  if ((thrown as NodeJS.ErrnoException).syscall !== undefined) return thrown;
  switch (thrown instanceof MulterError ? thrown.code : undefined) {
    case 'LIMIT_FILE_SIZE':
      return BodyTooLarge();
    case 'LIMIT_UNEXPECTED_FILE':
      return fieldRefused(field, 'file_required');
    case 'LIMIT_FILE_COUNT':
      return fieldRefused(field, 'file_single');
    default:
      return BadRequest();
  }
}
