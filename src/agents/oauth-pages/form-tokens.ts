import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DerivedKeys } from '#kit/config/derived-keys';

const PURPOSE = 'forms of connected apps';

/** Tokens in the forms of the pages, so that no other site can send one of them. Each is valid for one interaction. */
@Injectable()
export class FormTokens {
  constructor(private readonly keys: DerivedKeys) {}

  /** @param interaction unique among all issuers of the service */
  of(interaction: string): string {
    return createHmac('sha256', this.keys.signing(PURPOSE)).update(interaction).digest('base64url');
  }

  isOf(interaction: string, token: string): boolean {
    const sent = Buffer.from(token);
    return this.keys.accepted(PURPOSE).some(key => {
      const expected = Buffer.from(createHmac('sha256', key).update(interaction).digest('base64url'));
      return sent.length === expected.length && timingSafeEqual(sent, expected);
    });
  }
}
