import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';

export interface HostAddress {
  address: string;
  family: number;
}

export type ResolveHost = (host: string) => Promise<HostAddress[]>;

export const resolveBySystem: ResolveHost = host => lookup(host, { all: true });

/** The host without the brackets of IPv6. */
export const bareHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/** Resolves a name once. @throws Error if there is no address, and the reason of `signal` */
export async function resolvedAddresses(
  host: string,
  resolve: ResolveHost,
  signal: AbortSignal,
): Promise<HostAddress[]> {
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  signal.throwIfAborted();
  const aborted = new Promise<never>((_, failed) => {
    signal.addEventListener('abort', () => failed(signal.reason as Error), { once: true });
  });
  const addresses = await Promise.race([resolve(host), aborted]);
  if (addresses.length === 0) throw new Error('the host has no address');
  return addresses;
}

/** Connects to the checked addresses, instead of resolving the name again. */
export const answering =
  (addresses: readonly HostAddress[]): LookupFunction =>
  (_, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, [...addresses]);
    else callback(null, first!.address, first!.family);
  };
