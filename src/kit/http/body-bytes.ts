import type { AppRequest } from './request';
import { BadRequest, BodyTooLarge } from '../refusals/refusal';

export function hasBody({ headers }: AppRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Reads a body of at most `maxBytes`. @throws BodyTooLarge at once; the rest of the body is discarded */
export async function bodyBytes(request: AppRequest, maxBytes: number): Promise<Buffer> {
  if (request.destroyed) throw BadRequest();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (finish: () => void) => {
      request.off('data', take).off('end', end).off('close', abort);
      finish();
    };
    const refuse = () =>
      settle(() => {
        request.resume();
        reject(BodyTooLarge());
      });
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) refuse();
      else chunks.push(chunk);
    };
    const end = () => settle(() => resolve(Buffer.concat(chunks)));
    const abort = () => settle(() => reject(BadRequest()));
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) refuse();
    else request.on('data', take).on('end', end).on('close', abort);
  });
}
