import { createHmac } from 'node:crypto';
import type { DerivedKeys } from '../config/derived-keys';

const PURPOSE = 'visitors of records';

/** A keyed hash of a visitor address, to store with what the visitor holds; the address cannot be read from it. */
export const visitorHash = (keys: DerivedKeys, address: string): string =>
  createHmac('sha256', keys.signing(PURPOSE)).update(address).digest('base64url');
