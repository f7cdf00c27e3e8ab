import { isIP } from 'node:net';

/**
 * How many proxies, or which, stand in front. `undefined` means the text is neither.
 * Unset and `false` trust nobody, so a forged `X-Forwarded-For` changes nothing.
 */
export function trustProxy(text: string | undefined): false | number | string[] | undefined {
  if (text === undefined || text === 'false') return false;
  if (text === 'true') return 1;
  if (/^\d{1,2}$/.test(text)) return Number(text) === 0 ? false : Number(text);
  const addresses = text.split(',').map(address => address.trim());
  return addresses.every(isAddress) ? addresses : undefined;
}

const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

function isAddress(text: string): boolean {
  const [address = '', bits] = text.split('/');
  return NAMED_RANGES.includes(text) || (isIP(address) !== 0 && (bits === undefined || /^\d{1,3}$/.test(bits)));
}
