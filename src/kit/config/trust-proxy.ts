import { isIP } from 'node:net';

/** Number or addresses of trusted proxies; undefined if invalid. Unset trusts none, so `X-Forwarded-For` is ignored. */
export function trustProxy(text: string | undefined): false | number | string[] | undefined {
  if (text === undefined || text === 'false') return false;
  if (text === 'true') return 1;
  if (/^\d{1,2}$/.test(text)) return Number(text) === 0 ? false : Number(text);
  const addresses = text.split(',').map(address => address.trim());
  return addresses.every(isAddress) ? addresses : undefined;
}

const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

function isAddress(text: string): boolean {
  if (NAMED_RANGES.includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
