import { createHmac, type KeyObject } from 'node:crypto';

/** A version 4 UUID that is derived from the parts. */
export function idempotencyKey(secret: KeyObject, parts: readonly unknown[]): string {
  const bytes = createHmac('sha256', secret).update(JSON.stringify(parts)).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
