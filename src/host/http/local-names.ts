import type { IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** Private pages are served to loopback names and the configured address only, against DNS rebinding. */
export function isLocalName(name: string | undefined, host: string): boolean {
  const requested = (name ?? '').toLowerCase();
  return [...LOCAL, host.toLowerCase()].includes(requested) || requested.endsWith('.localhost');
}

/** Whether a request and all its proxies are on this machine. A remote program can send any `Host`. */
export function isLocalSender({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const senders = [socket.remoteAddress ?? 'unknown', ...forwarded.map(address => address.trim()).filter(Boolean)];
  return senders.every(isOwnAddress);
}

function isOwnAddress(address: string): boolean {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (bare === '::1' || /^127(\.\d{1,3}){3}$/.test(bare)) return true;
  return Object.values(networkInterfaces()).some(addresses => addresses?.some(own => own.address === bare));
}
