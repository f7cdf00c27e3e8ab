import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DerivedKeys } from '#kit/config/derived-keys';

const PURPOSE = 'secrets of webhook endpoints';
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts the secrets of endpoints. They are needed to sign, so a hash would not do. */
@Injectable()
export class EndpointSecrets {
  constructor(private readonly keys: DerivedKeys) {}

  seal(secret: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.keys.signing(PURPOSE), iv);
    const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64');
  }

  /** Undefined if it was encrypted with a secret of the service that is no longer accepted. */
  open(sealed: string): string | undefined {
    for (const key of this.keys.accepted(PURPOSE)) {
      const secret = opened(sealed, key);
      if (secret !== undefined) return secret;
    }
    return undefined;
  }

  /** Those that can be opened: the secret of an endpoint, and its former one while it signs too. */
  openAll(sealed: readonly (string | null)[]): string[] {
    return sealed.flatMap(each => (each === null ? [] : (this.open(each) ?? [])));
  }

  /** Encrypted with the current secret of the service; undefined if it is, or if it cannot be opened. */
  renewed(sealed: string): string | undefined {
    if (opened(sealed, this.keys.signing(PURPOSE)) !== undefined) return undefined;
    const secret = this.open(sealed);
    return secret === undefined ? undefined : this.seal(secret);
  }
}

function opened(sealed: string, key: KeyObject): string | undefined {
  const bytes = Buffer.from(sealed, 'base64');
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
  const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(tag);
  try {
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    // Encrypted with another secret.
    return undefined;
  }
}
