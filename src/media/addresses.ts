import { isURL } from 'class-validator';
import { fieldRefused } from '#kit/refusals/refusal';
import type { Storage } from './storage';

const WEB = { protocols: ['http', 'https'], require_protocol: true };

/** Requires files of this service or http(s) URLs. @throws ValidationFailed with the first wrong field */
export function assertAddresses(storage: Storage, addresses: Record<string, string | null | undefined>): void {
  for (const [field, address] of Object.entries(addresses)) {
    if (address != null && !storage.isOwnMedia(address) && !isURL(address, WEB))
      throw fieldRefused(field, 'web_address');
  }
}
