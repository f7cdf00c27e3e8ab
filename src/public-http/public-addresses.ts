import { isIP } from 'node:net';
import ipaddr, { type IPv6 } from 'ipaddr.js';

/** The only part of IPv6 that is assigned to public servers. */
const PUBLIC_6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** Networks whose addresses contain an IPv4 address, from this byte on: mapped, NAT64 and 6to4. */
const EMBEDDING = [
  { network: ipaddr.IPv6.parseCIDR('::ffff:0:0/96'), at: 12 },
  { network: ipaddr.IPv6.parseCIDR('64:ff9b::/96'), at: 12 },
  { network: ipaddr.IPv6.parseCIDR('2002::/16'), at: 2 },
];

/** Whether an IP address may belong to a server on the public internet. @param address without brackets */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false;
  return isIP(address) === 4 ? ipaddr.IPv4.parse(address).range() === 'unicast' : isPublic6(ipaddr.IPv6.parse(address));
}

function isPublic6(address: IPv6): boolean {
  const embedding = EMBEDDING.find(({ network }) => address.match(network));
  if (!embedding) return address.range() === 'unicast' && address.match(PUBLIC_6);
  const { at } = embedding;
  return isPublicAddress(
    address
      .toByteArray()
      .slice(at, at + 4)
      .join('.'),
  );
}

/** Whether an IP address is one of this machine. */
export const isLoopback = (address: string): boolean => ipaddr.process(address).range() === 'loopback';
