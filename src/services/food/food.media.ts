import { isURL } from 'class-validator';
import type { Storage } from '#media/storage';

/** Accepts stored files and web addresses, but no script or data URLs. */
export function isPicture(storage: Storage, address: string): boolean {
  return storage.isOwnMedia(address) || isURL(address, { protocols: ['http', 'https'], require_protocol: true });
}
