import { createHmac } from 'node:crypto';
import type { DerivedKeys } from '#kit/config/derived-keys';

const PURPOSE = 'visitors of records';

/** A keyed hash of a visitor address, stored instead of the address, which it does not reveal. */
export const visitorHash = (keys: DerivedKeys, address: string): string =>
  createHmac('sha256', keys.signing(PURPOSE)).update(address).digest('base64url');
