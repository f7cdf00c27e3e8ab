import type { Origins } from '#kit/config/origins';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentEncoding } from './content-encoding';
import { requestIdOf } from '#kit/http/request-context';
import { entityTag } from '#kit/http/write-json';
import type { WatchedTables } from './table-versions';

/** Smaller bodies are sent uncompressed. */
const MIN_COMPRESSED_BYTES = 1024;
/** Estimated memory of an entry without its bodies. */
const ENTRY_BYTES = 3_000;
/** Brotli level: smaller than gzip at about the same cost. Level 11 takes a hundred times as long. */
const BROTLI_QUALITY = 5;

/** A response is valid while the table versions are unchanged and the time is within the range. */
export interface Validity {
  tables: WatchedTables;
  stamp: number;
  /** Epoch milliseconds; `until` is Infinity for a response that does not depend on the time. */
  from: number;
  until: number;
}

/** Number of responses sent from the cache, by method and status. */
export type Tally = Record<'GET' | 'HEAD', Record<200 | 304, number>>;

/** A complete response with status 200, sent in the same way when it is fresh and when it is cached. */
export class CachedResponse {
  private readonly etag: string;
  private readonly bodies = new Map<ContentEncoding, Buffer>();
  private readonly compressing = new Map<ContentEncoding, Promise<void>>();
  /** Alternating names and values for `writeHead`: `setHeader` costs a fifth of a cached read. */
  private readonly headers: readonly string[];

  /** @param headers headers that are the same for every caller @param origins allowed CORS origins */
  constructor(
    readonly key: string,
    private readonly body: Buffer,
    headers: readonly (readonly [string, string])[],
    private readonly origins: Origins,
    readonly validity: Validity,
    readonly tally: Tally,
  ) {
    this.etag = entityTag(body);
    this.headers = [...headers.flat(), 'cache-control', 'public, no-cache', 'etag', this.etag];
    this.bodies.set('identity', body);
  }

  get bytes(): number {
    let bytes = ENTRY_BYTES;
    for (const body of this.bodies.values()) bytes += body.length;
    return bytes;
  }

  isValid(now: () => number): boolean {
    const { tables, stamp, from, until } = this.validity;
    if (tables.stamp !== stamp) return false;
    if (until === Infinity) return true;
    const time = now();
    return from <= time && time < until;
  }

  /** Compresses the body once per encoding. Returns undefined when the body is available already. */
  prepare(encoding: ContentEncoding): Promise<void> | undefined {
    if (this.bodies.has(this.encodingOf(encoding))) return undefined;
    const compressing = this.compressing.get(encoding) ?? this.compress(encoding);
    this.compressing.set(encoding, compressing);
    return compressing;
  }

  send(request: IncomingMessage, response: ServerResponse, accepted: ContentEncoding): 200 | 304 {
    const encoding = this.encodingOf(accepted);
    const body = this.bodies.get(encoding)!;
    const { origin } = request.headers;
    const headers = [...this.headers, 'X-Request-Id', requestIdOf(request)];
    if (origin !== undefined && this.origins.has(origin)) headers.push('Access-Control-Allow-Origin', origin);
    if (isFresh(request, this.etag)) {
      response.writeHead(304, headers).end();
      return 304;
    }
    headers.push('Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(body.length));
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body);
    return 200;
  }

  private encodingOf(accepted: ContentEncoding): ContentEncoding {
    return this.body.length < MIN_COMPRESSED_BYTES ? 'identity' : accepted;
  }

  private async compress(encoding: ContentEncoding): Promise<void> {
    const body =
      encoding === 'br'
        ? await promisify(brotliCompress)(this.body, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
              [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
              [constants.BROTLI_PARAM_SIZE_HINT]: this.body.length,
            },
          })
        : await promisify(gzip)(this.body);
    this.bodies.set(encoding, body);
  }
}

/** `Cache-Control: no-cache`, which browsers send on a forced reload, asks for the full body. */
function isFresh({ headers }: IncomingMessage, etag: string): boolean {
  const sent = headers['if-none-match'];
  if (sent === undefined || /\bno-cache\b/.test(headers['cache-control'] ?? '')) return false;
  if (sent === '*') return true;
  const opaque = etag.slice(2);
  return sent.split(',').some(tag => tag.trim().replace(/^W\//, '') === opaque);
}
