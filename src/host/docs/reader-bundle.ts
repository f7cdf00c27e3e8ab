import type { Request, Response } from 'express';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { type ContentEncoding, encodingFor } from '#cache/content-encoding';

/** Version of Scalar's API reference; its browser bundle is in `assets/reader`, compressed. */
export const READER_VERSION = '1.72.1';

const bodies = new Map<ContentEncoding, Promise<Buffer>>();

/** Sends the reader. The file name contains the version, so browsers may cache it forever. */
export async function sendReader(request: Request, response: Response): Promise<void> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = bodies.get(encoding) ?? readerIn(encoding);
  bodies.set(encoding, body);
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  response
    .set({ 'Cache-Control': 'public, max-age=31536000, immutable', 'Content-Type': 'text/javascript; charset=utf-8' })
    .vary('Accept-Encoding')
    .end(await body);
}

async function readerIn(encoding: ContentEncoding): Promise<Buffer> {
  const brotli = await readFile(require.resolve(`#assets/reader/scalar-${READER_VERSION}.js.br`));
  if (encoding === 'br') return brotli;
  const plain = await promisify(brotliDecompress)(brotli);
  return encoding === 'gzip' ? promisify(gzip)(plain) : plain;
}
