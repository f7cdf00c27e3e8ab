import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { createGunzip } from 'node:zlib';
import { machineTime } from '#kit/time/clock';
import { isLoopback, isPublicAddress } from './public-addresses';
import { answering, bareHost, type HostAddress, resolveBySystem, resolvedAddresses } from './resolved-host';

export type FetchProblem = 'refused_address' | 'unreachable' | 'too_slow' | 'too_large' | `http_${number}`;

/** The cause of a failed read; contains no part of the response. */
export class PublicFetchError extends Error {
  override name = 'PublicFetchError';

  constructor(readonly problem: FetchProblem) {
    super(problem);
  }
}

export interface PublicFetchOptions {
  headers?: Record<string, string>;
  /** Timeout of everything together: names, connections, redirects and the body. */
  timeoutMs: number;
  /** Maximum bytes of the unpacked body. */
  maxBytes: number;
  /** Also allows private addresses, such as this machine, with http and any port. */
  allowPrivate?: boolean;
  /** Also allows https on this machine, at any port. */
  allowLoopback?: boolean;
  /** Redirects that are followed; 3 when left out. */
  maxRedirects?: number;
  /** Resolves host names; by default with the resolver of the system. */
  resolve?: (host: string) => Promise<HostAddress[]>;
}

export interface PublicResponse {
  /** 200, or 304 for a conditional request. */
  status: number;
  headers: IncomingMessage['headers'];
  /** Empty with 304. */
  body: Buffer;
}

const MAX_REDIRECTS = 3;
const CONDITIONS = new Set(['if-none-match', 'if-modified-since']);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Whether `publicFetch` would resolve and request the address. */
export function isFetchable(address: string, allowPrivate = false, allowLoopback = false): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || url.username !== '' || url.password !== '' || url.hostname === '') return false;
  const host = bareHost(url);
  return isAllowedTo(url, isIP(host) === 0 ? [] : [host], { allowPrivate, allowLoopback });
}

/** Whether the URL may be requested from a host with these addresses. */
function isAllowedTo(
  { protocol, port }: URL,
  addresses: readonly string[],
  { allowPrivate = false, allowLoopback = false }: Pick<PublicFetchOptions, 'allowPrivate' | 'allowLoopback'>,
): boolean {
  if (allowLoopback && protocol === 'https:' && addresses.every(isLoopback)) return true;
  if (protocol === 'https:' && port === '') return allowPrivate || addresses.every(isPublicAddress);
  return allowPrivate && /^https?:$/.test(protocol) && !addresses.some(isPublicAddress);
}

/**
 * Fetches a URL of a user, from public servers only. Each request resolves the name once, and connects to a checked address.
 * Sends no cookies.
 * @throws PublicFetchError
 */
export async function publicFetch(address: string, options: PublicFetchOptions): Promise<PublicResponse> {
  const deadline = AbortSignal.timeout(options.timeoutMs);
  const endsAt = machineTime() + options.timeoutMs;
  try {
    let url = address;
    for (let redirects = 0; ; redirects += 1) {
      const response = await open(url, options, deadline);
      const { statusCode: status = 0, headers } = response;
      const { location } = headers;
      if (REDIRECTS.has(status) && location !== undefined && redirects < (options.maxRedirects ?? MAX_REDIRECTS)) {
        response.destroy();
        url = URL.canParse(location, url) ? new URL(location, url).href : '';
        continue;
      }
      if (status === 200) return { status, headers, body: await read(response, options, deadline) };
      response.destroy();
      if (status === 304 && hasCondition(options)) return { status, headers, body: Buffer.alloc(0) };
      throw new PublicFetchError(`http_${status}`);
    }
  } catch (error) {
    if (error instanceof PublicFetchError) throw error;
    throw new PublicFetchError(deadline.aborted || machineTime() >= endsAt ? 'too_slow' : 'unreachable');
  }
}

const hasCondition = ({ headers = {} }: PublicFetchOptions): boolean =>
  Object.keys(headers).some(name => CONDITIONS.has(name.toLowerCase()));

async function open(address: string, options: PublicFetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const { headers, allowPrivate, allowLoopback, resolve = resolveBySystem } = options;
  if (!isFetchable(address, allowPrivate, allowLoopback)) throw new PublicFetchError('refused_address');
  const url = new URL(address);
  const addresses = await resolvedAddresses(bareHost(url), resolve, signal);
  const hosts = addresses.map(host => host.address);
  if (!isAllowedTo(url, hosts, options)) throw new PublicFetchError('refused_address');
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((found, failed) => {
    const sent = { ...headers, 'Accept-Encoding': 'gzip' };
    const request = send(url, { agent: false, lookup: answering(addresses), headers: sent, signal });
    request.once('response', found).once('error', failed).end();
  });
}

/** Counts while unpacking, so that a small packed body cannot fill the memory. */
async function read(response: IncomingMessage, { maxBytes }: PublicFetchOptions, signal: AbortSignal): Promise<Buffer> {
  const unpacked = unpack(response);
  const end = () => unpacked.destroy(signal.reason as Error);
  signal.addEventListener('abort', end, { once: true });
  try {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new PublicFetchError('too_large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    signal.removeEventListener('abort', end);
    unpacked.destroy();
    response.destroy();
  }
}

function unpack(response: IncomingMessage): NodeJS.ReadableStream & { destroy: (error?: Error) => unknown } {
  if (!/^\s*(x-)?gzip\s*$/i.test(response.headers['content-encoding'] ?? '')) return response;
  const unpacker = createGunzip();
  response.once('error', error => unpacker.destroy(error));
  response.once('aborted', () => unpacker.destroy(new Error('the response was cut off')));
  return response.pipe(unpacker);
}
