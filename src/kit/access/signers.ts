import { JwtService, type JwtSignOptions, type JwtVerifyOptions } from '@nestjs/jwt';
import type { DerivedKeys } from '../config/derived-keys';

/** Signs tokens (HS256) with the key of a purpose; those of the previous secret stay valid. */
export class Signers {
  private readonly services: readonly JwtService[];

  constructor(keys: DerivedKeys, purpose: string) {
    this.services = keys
      .accepted(purpose)
      .map(secret => new JwtService({ secret, signOptions: { algorithm: 'HS256' } }));
  }

  sign(claims: object, options?: JwtSignOptions): string {
    return this.services[0]!.sign(claims, options);
  }

  /** The claims of a valid token, otherwise undefined. */
  verify<Claims extends object>(token: string, options: JwtVerifyOptions): Claims | undefined {
    for (const service of this.services) {
      try {
        return service.verify<Claims>(token, { ...options, algorithms: ['HS256'] });
      } catch {
        // Signed with another key, or invalid.
      }
    }
    return undefined;
  }

  /** The claims, without a check of the signature; null if the text is not a token. */
  decode<Claims>(token: string): Claims | null {
    try {
      return this.services[0]!.decode<Claims | null>(token);
    } catch {
      return null;
    }
  }
}
