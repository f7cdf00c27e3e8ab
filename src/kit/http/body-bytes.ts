import type { AppRequest } from './request';
import { BadRequest, BodyTooLarge } from '../refusals/refusal';

export function hasBody({ headers }: AppRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** The bytes of a body of at most so many. A larger one is refused at once; what still arrives of it is discarded. */
export async function bodyBytes(request: AppRequest, most: number): Promise<Buffer> {
  if (request.destroyed) throw BadRequest();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (settled: () => void) => {
      request.off('data', take).off('end', end).off('close', abort);
      settled();
    };
    const refuse = () =>
      settle(() => {
        request.resume();
        reject(BodyTooLarge());
      });
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > most) refuse();
      else chunks.push(chunk);
    };
    const end = () => settle(() => resolve(Buffer.concat(chunks)));
    const abort = () => settle(() => reject(BadRequest()));
    if (Number(request.headers['content-length'] ?? 0) > most) refuse();
    else request.on('data', take).on('end', end).on('close', abort);
  });
}
