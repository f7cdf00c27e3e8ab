import { isURL } from 'class-validator';
import { fieldRefused } from '../refusals/refusal';
import type { Storage } from './storage';

const WEB = { protocols: ['http', 'https'], require_protocol: true };

/** Pictures, videos and files lie with this service or on the web; throws naming the first field that holds neither. */
export function assertAddresses(storage: Storage, addresses: Record<string, string | null | undefined>): void {
  for (const [field, address] of Object.entries(addresses)) {
    if (address != null && !storage.isOwnMedia(address) && !isURL(address, WEB))
      throw fieldRefused(field, 'web_address');
  }
}
