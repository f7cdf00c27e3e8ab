import { isURL } from 'class-validator';
import type { Storage } from '#kit/media/storage';

/** A picture of the menu lies with this service or anywhere on the web, never in a script or inside the address itself. */
export function isPicture(storage: Storage, address: string): boolean {
  return storage.isOwnMedia(address) || isURL(address, { protocols: ['http', 'https'], require_protocol: true });
}
