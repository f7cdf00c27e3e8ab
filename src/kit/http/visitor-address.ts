import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import express from 'express';
import type { Configuration } from '../config/configuration';

/** Reads the sender's address of a request that did not pass through Express, with the same trusted proxies. */
export function forwardedAddress({
  trustProxy,
}: Pick<Configuration, 'trustProxy'>): (request: IncomingMessage) => string | undefined {
  const trusts = express().set('trust proxy', trustProxy).get('trust proxy fn') as (
    address: string | undefined,
    hop: number,
  ) => boolean;
  return ({ headers, socket }) => {
    const sent = headers['x-forwarded-for'];
    const forwarded = (Array.isArray(sent) ? sent.join(',') : (sent ?? '')).split(',').map(address => address.trim());
    const path = [socket.remoteAddress, ...forwarded.filter(Boolean).toReversed()];
    return path.find((address, hop) => hop === path.length - 1 || !trusts(address, hop));
  };
}

/** The /64 of an IPv6 address, because providers give each customer at least one; IPv4-mapped addresses as IPv4. */
export function countedAddress(address: string | undefined): string {
  const bare = (address ?? '').replace(/%.*$/, '');
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  if (groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff) {
    return groups
      .slice(6)
      .flatMap(group => [group >> 8, group & 0xff])
      .join('.');
  }
  const network = groups.slice(0, 4).map(group => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight groups of an IPv6 address, with `::` expanded. */
function groupsOf(address: string): number[] {
  const [before = [], after = []] = dotlessIpv6(address)
    .split('::')
    .map(side => side.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].map(group => Number.parseInt(group, 16));
}

/** `::ffff:192.0.2.1` as `::ffff:c000:201`. */
function dotlessIpv6(address: string): string {
  return address.replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return [(a << 8) | b, (c << 8) | d].map(group => group.toString(16)).join(':');
  });
}
