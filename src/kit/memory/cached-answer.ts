import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { requestIdOf } from '../http/request-context';
import { entityTag } from '../http/write-json';
import { CheckedHead } from './checked-head';
import type { WatchedTables } from './table-versions';

export type Encoding = 'identity' | 'gzip' | 'br';

/** Smaller bodies are not worth the work of either side. */
const LEAST_COMPRESSED_BYTES = 1024;
/** What an entry weighs beside its bodies: its headers and its place in the list. */
const ENTRY_BYTES = 3_000;
/** A good deal smaller than gzip at about its cost; the highest levels take a hundred times as long. */
const BROTLI_QUALITY = 5;

/** How long an answer holds: as long as the tables have these versions, and within this time where it depends on the time. */
export interface Validity {
  tables: WatchedTables;
  stamp: number;
  /** Milliseconds since 1970; Infinity where it does not depend on the time. */
  from: number;
  until: number;
}

/** How often a route was answered from memory, by method and status. */
export type Tally = Record<'GET' | 'HEAD', Record<200 | 304, number>>;

/** A finished answer of 200, which is written the same way whether it was just read or kept. */
export class CachedAnswer {
  private readonly etag: string;
  private readonly bodies = new Map<Encoding, { body: Buffer; head: CheckedHead }>();
  private readonly making = new Map<Encoding, Promise<void>>();
  private readonly common: string[];
  private readonly unchangedHead: CheckedHead;

  /**
   * @param key what it is kept under
   * @param headers all that are the same for every caller, as name, value, name, value
   * @param origins whose pages may read it
   */
  constructor(
    readonly key: string,
    private readonly body: Buffer,
    headers: readonly string[],
    private readonly origins: ReadonlySet<string>,
    readonly validity: Validity,
    readonly tally: Tally,
  ) {
    this.etag = entityTag(body);
    this.common = [...headers, 'Cache-Control', 'public, no-cache', 'ETag', this.etag];
    this.unchangedHead = new CheckedHead(304, this.common);
    this.add('identity', body);
  }

  get bytes(): number {
    let bytes = ENTRY_BYTES;
    for (const { body } of this.bodies.values()) bytes += body.length;
    return bytes;
  }

  /** Whether nobody has written what it was made of, as far as this process knows, and its time is not over. */
  holds(now: () => number): boolean {
    const { tables, stamp, from, until } = this.validity;
    if (tables.stamp !== stamp) return false;
    if (until === Infinity) return true;
    const time = now();
    return from <= time && time < until;
  }

  /** Makes the body in an encoding, once. Answers undefined when there is nothing to wait for. */
  prepare(encoding: Encoding): Promise<void> | undefined {
    if (this.bodies.has(this.fitting(encoding))) return undefined;
    const making = this.making.get(encoding) ?? this.compress(encoding);
    this.making.set(encoding, making);
    return making;
  }

  /** Writes it to a caller; the encoding is prepared. */
  send(request: IncomingMessage, response: ServerResponse, wanted: Encoding): 200 | 304 {
    const { body, head } = this.bodies.get(this.fitting(wanted))!;
    const { origin } = request.headers;
    const own = ['X-Request-Id', requestIdOf(request)];
    if (origin !== undefined && this.origins.has(origin)) own.push('Access-Control-Allow-Origin', origin);
    if (isFresh(request, this.etag)) {
      this.unchangedHead.write(request, response, own);
      response.end();
      return 304;
    }
    head.write(request, response, own);
    response.end(request.method === 'HEAD' ? undefined : body);
    return 200;
  }

  private fitting(encoding: Encoding): Encoding {
    return this.body.length < LEAST_COMPRESSED_BYTES ? 'identity' : encoding;
  }

  private async compress(encoding: Encoding): Promise<void> {
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
    this.add(encoding, body);
  }

  private add(encoding: Encoding, body: Buffer): void {
    const headers = [
      ...this.common,
      'Content-Type',
      'application/json; charset=utf-8',
      'Content-Length',
      String(body.length),
    ];
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
    this.bodies.set(encoding, { body, head: new CheckedHead(200, headers) });
  }
}

/** Whether the caller has this answer already. Who reloads a page with everything in it wants it again. */
function isFresh({ headers }: IncomingMessage, etag: string): boolean {
  const sent = headers['if-none-match'];
  if (sent === undefined || /\bno-cache\b/.test(headers['cache-control'] ?? '')) return false;
  if (sent === '*') return true;
  const opaque = etag.slice(2);
  return sent.split(',').some(tag => tag.trim().replace(/^W\//, '') === opaque);
}

const CHOSEN = new Map<string, Encoding>();
const MOST_REMEMBERED = 500;

/** The best encoding that a header `Accept-Encoding` takes. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const known = CHOSEN.get(accepted);
  if (known) return known;
  const encoding = chosenFrom(accepted);
  if (CHOSEN.size >= MOST_REMEMBERED) CHOSEN.clear();
  if (accepted.length <= 200) CHOSEN.set(accepted, encoding);
  return encoding;
}

function chosenFrom(accepted: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map(text => text.trim());
    const weight = parameters.find(parameter => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const [br, gz] = [weightOf('br'), weightOf('gzip')];
  if (br > 0 && br >= gz) return 'br';
  return gz > 0 ? 'gzip' : 'identity';
}
