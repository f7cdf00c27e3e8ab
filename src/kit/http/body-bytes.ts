import type { AppRequest } from './request';
import { BadRequest, BodyTooLarge } from '../refusals/refusal';

/** Maximum body of signed-in accounts, and of webhooks, whose signature is checked before parsing. */
export const MAX_BODY_BYTES = 1024 * 1024;

export function hasBody({ headers }: AppRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Reads the body; empty without one. @throws BodyTooLarge at once; the rest of the body is discarded */
export async function bodyBytes(request: AppRequest, maxBytes = MAX_BODY_BYTES): Promise<Buffer> {
  if (!hasBody(request)) return Buffer.alloc(0);
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
