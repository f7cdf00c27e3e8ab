import { Injectable } from '@nestjs/common';
import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { Configuration } from './configuration';
import { InjectConfiguration } from './configuration.token';

const BYTES = 32;

/**
 * A key of its own for every purpose, derived (HKDF-SHA256, RFC 5869) from the secret of the operator: what is signed
 * for one purpose proves nothing for another, and a key that gets out gives away neither the secret nor other keys.
 */
@Injectable()
export class DerivedKeys {
  private readonly known = new Map<string, KeyObject[]>();

  constructor(@InjectConfiguration() private readonly configuration: Configuration) {}

  /** The key that signs, of the present secret. */
  signing(purpose: string): KeyObject {
    return this.accepted(purpose)[0]!;
  }

  /** The keys whose signatures count: of the present secret, and of the previous one while it is still named. */
  accepted(purpose: string): readonly KeyObject[] {
    const known = this.known.get(purpose);
    if (known) return known;
    const { jwtSecret, jwtSecretPrevious } = this.configuration;
    const keys = [jwtSecret, jwtSecretPrevious].flatMap(secret => (secret ? [derived(secret, purpose)] : []));
    this.known.set(purpose, keys);
    return keys;
  }
}

/** As a key and not as bytes or text, which every signing and every check would first try to read as a certificate. */
function derived(secret: string, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, BYTES)));
}
