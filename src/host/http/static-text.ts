import type { Request, Response } from 'express';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type ContentEncoding, encodingFor } from '#cache/content-encoding';
import { entityTag } from '#kit/http/write-json';

/** Clients revalidate each time, and get 304 if nothing has changed. */
const REVALIDATE = 'public, no-cache';

/** A response text that is constant for the life of the process; compressed once per encoding, on first use. */
export class StaticText {
  private readonly body: Buffer;
  private readonly etag: string;
  private readonly compressed = new Map<ContentEncoding, Promise<Buffer>>();

  constructor(
    text: string,
    private readonly type: string,
    private readonly cacheControl = REVALIDATE,
  ) {
    this.body = Buffer.from(text);
    this.etag = entityTag(this.body);
  }

  get text(): string {
    return this.body.toString();
  }

  async write(request: Request, response: Response): Promise<void> {
    response
      .set({ 'Cache-Control': this.cacheControl, ETag: this.etag, 'Content-Type': this.type })
      .vary('Accept-Encoding');
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    response.end(await this.encoded(encoding));
  }

  private encoded(encoding: ContentEncoding): Promise<Buffer> {
    const body = this.compressed.get(encoding) ?? this.compress(encoding);
    this.compressed.set(encoding, body);
    return body;
  }

  private async compress(encoding: ContentEncoding): Promise<Buffer> {
    if (encoding === 'identity') return this.body;
    if (encoding === 'gzip') return promisify(gzip)(this.body);
    return promisify(brotliCompress)(this.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  }
}
