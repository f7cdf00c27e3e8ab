import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { machineTime } from '#kit/time/clock';
import { isLoopback, isPublicAddress } from './public-addresses';
import { answering, bareHost, resolveBySystem, resolvedAddresses, type ResolveHost } from './resolved-host';

export type PostProblem = 'refused_address' | 'unreachable' | 'too_slow' | 'too_large';

export interface AllowedHosts {
  /** Limits addresses to https at the ports 443 and 8443. */
  isSecureOnly: boolean;
  /** Also allows this machine, at any port. */
  allowLoopback: boolean;
}

export interface PublicPostOptions extends AllowedHosts {
  headers: Record<string, string>;
  body: string;
  /** Timeout of everything together: name, connection and response. */
  timeoutMs: number;
  /** Bytes of the response that are returned. */
  keepBytes: number;
  /** Bytes after which the response is cut off and refused. */
  maxBytes: number;
  signal?: AbortSignal;
  resolve?: ResolveHost;
}

export interface PostResult {
  /** Null if there was no complete response. */
  status: number | null;
  headers: IncomingMessage['headers'];
  /** The beginning of the response. */
  answer: string;
  problem: PostProblem | null;
}

const SECURE_PORTS = new Set(['', '8443']);

/** Whether `publicPost` would resolve the address. */
export function isPostable(address: string, allowed: AllowedHosts): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || url.username !== '' || url.password !== '' || url.hostname === '') return false;
  const host = bareHost(url);
  return isAllowedTo(url, isIP(host) === 0 ? [] : [host], allowed);
}

function isAllowedTo({ protocol, port }: URL, addresses: readonly string[], allowed: AllowedHosts): boolean {
  if (protocol !== 'https:' && (protocol !== 'http:' || allowed.isSecureOnly)) return false;
  if (allowed.isSecureOnly && !SECURE_PORTS.has(port)) return false;
  return addresses.every(address => isPublicAddress(address) || (allowed.allowLoopback && isLoopback(address)));
}

/** Posts to an address of a user, without redirects and cookies. Resolves the name once, and connects to a checked address. */
export async function publicPost(address: string, options: PublicPostOptions): Promise<PostResult> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const endsAt = machineTime() + options.timeoutMs;
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  const failed = (problem: PostProblem): PostResult => ({ status: null, headers: {}, answer: '', problem });
  if (!isPostable(address, options)) return failed('refused_address');
  const url = new URL(address);
  try {
    const addresses = await resolvedAddresses(bareHost(url), options.resolve ?? resolveBySystem, signal);
    const hosts = addresses.map(host => host.address);
    if (!isAllowedTo(url, hosts, options)) return failed('refused_address');
    const response = await send(url, options, signal, answering(addresses));
    return await read(response, options, signal);
  } catch {
    options.signal?.throwIfAborted();
    return failed(timeout.aborted || machineTime() >= endsAt ? 'too_slow' : 'unreachable');
  }
}

function send(
  url: URL,
  { headers, body }: PublicPostOptions,
  signal: AbortSignal,
  lookup: ReturnType<typeof answering>,
): Promise<IncomingMessage> {
  const open = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((found, failed) => {
    const sent = { ...headers, 'Content-Length': String(Buffer.byteLength(body)) };
    const request = open(url, { method: 'POST', agent: false, lookup, headers: sent, signal });
    request.once('response', found).once('error', failed).end(body);
  });
}

/** Keeps the beginning of the response in memory, and reads on up to the maximum. */
async function read(
  response: IncomingMessage,
  { keepBytes, maxBytes }: PublicPostOptions,
  signal: AbortSignal,
): Promise<PostResult> {
  const end = () => response.destroy(signal.reason as Error);
  signal.addEventListener('abort', end, { once: true });
  try {
    const kept: Buffer[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      if (size < keepBytes) kept.push(chunk.subarray(0, keepBytes - size));
      size += chunk.length;
      if (size > maxBytes) break;
    }
    const { statusCode: status = 0, headers } = response;
    const answer = Buffer.concat(kept).toString('utf8').replaceAll('\0', '');
    return { status, headers, answer, problem: size > maxBytes ? 'too_large' : null };
  } finally {
    signal.removeEventListener('abort', end);
    response.destroy();
  }
}
