import { createCipheriv, createDecipheriv, createHmac, type KeyObject, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DerivedKeys } from '#kit/config/derived-keys';
import { canonicalBody } from './body-comparison';

const PURPOSE = 'responses to keys';
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The parts that two requests with one key must share. */
export interface ComparedRequest {
  /** Path and query. */
  url: string;
  body: unknown;
  /** SHA-256 of an uploaded file. */
  file?: string | undefined;
}

/**
 * Encrypts responses, which can contain tokens and personal data, and hashes requests, which can contain passwords. Both
 * need the secret of the service and the idempotency key, of which the database has only a hash.
 */
@Injectable()
export class SealedResponses {
  constructor(private readonly keys: DerivedKeys) {}

  /** One hash per accepted secret, the current one first. */
  hashes(key: string, { url, body, file }: ComparedRequest): string[] {
    const compared = JSON.stringify([key, url, canonicalBody(body), file]);
    return this.keys.accepted(PURPOSE).map(secret => createHmac('sha256', secret).update(compared).digest('base64url'));
  }

  seal(key: string, text: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, cipherKey(this.keys.signing(PURPOSE), key), iv);
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64');
  }

  /** Undefined if the response was encrypted with an older secret. */
  open(key: string, sealed: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64');
    const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
    for (const secret of this.keys.accepted(PURPOSE)) {
      const decipher = createDecipheriv(CIPHER, cipherKey(secret, key), iv, { authTagLength: TAG_BYTES });
      decipher.setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
          'utf8',
        );
      } catch {
        // Encrypted with another secret.
      }
    }
    return undefined;
  }
}

const cipherKey = (secret: KeyObject, key: string): Buffer =>
  createHmac('sha256', secret).update(`response ${key}`).digest();
