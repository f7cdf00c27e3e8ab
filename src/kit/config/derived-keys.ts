import { Injectable } from '@nestjs/common';
import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { Configuration } from './configuration';
import { InjectConfiguration } from './configuration.token';

const BYTES = 32;

/** HKDF-SHA256 (RFC 5869), one key per purpose: a leaked key reveals neither the secret nor other keys. */
@Injectable()
export class DerivedKeys {
  private readonly known = new Map<string, KeyObject[]>();

  constructor(@InjectConfiguration() private readonly configuration: Configuration) {}

  /** The signing key, of the current secret. */
  signing(purpose: string): KeyObject {
    return this.accepted(purpose)[0]!;
  }

  /** Verification keys, of the current and the previous secret. */
  accepted(purpose: string): readonly KeyObject[] {
    const known = this.known.get(purpose);
    if (known) return known;
    const { jwtSecret, jwtSecretPrevious } = this.configuration;
    const keys = [jwtSecret, jwtSecretPrevious].flatMap(secret => (secret ? [derived(secret, purpose)] : []));
    this.known.set(purpose, keys);
    return keys;
  }
}

/** A key object, since bytes or text would be parsed as a certificate for every signature. */
function derived(secret: string, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, BYTES)));
}
