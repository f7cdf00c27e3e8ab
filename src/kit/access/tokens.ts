import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Configuration } from '../config/configuration';
import { InjectConfiguration } from '../config/configuration.token';
import { InjectDefinition } from '../service/inject-definition';
import type { ServiceDefinition } from '../service/service-definition';
import { Clock } from '../time/clock';
import { DerivedKeys } from '../config/derived-keys';

export interface TokenClaims {
  sub: string;
  ver?: number;
  iat: number;
  exp: number;
}

const NUMBER_ONLY = /^\d+$/;

/** The audience claim is `<service>:<audience>`, with its own key. Tokens of the previous secret stay valid. */
@Injectable()
export class Tokens {
  private readonly signersByAudience = new Map<string, JwtService[]>();

  constructor(
    private readonly clock: Clock,
    private readonly keys: DerivedKeys,
    @InjectDefinition() private readonly definition: ServiceDefinition,
    @InjectConfiguration() private readonly configuration: Configuration,
  ) {}

  /** A sign-in token; `expiresIn` is the value of `JWT_EXPIRATION`. */
  async signIn(
    audience: string,
    account: { id: number; tokenVersion: number },
  ): Promise<{ token: string; expiresIn: string }> {
    const expiresIn = this.configuration.jwtExpiration;
    const token = await this.sign(audience, String(account.id), expiresIn, { ver: account.tokenVersion });
    return { token, expiresIn };
  }

  /** Equal arguments give equal tokens. @param lifetime seconds, or text as in `JWT_EXPIRATION` */
  async sign(
    audience: string,
    subject: string,
    lifetime: number | string,
    claims: Record<string, unknown> = {},
    issuedAt = this.clock.now(),
  ): Promise<string> {
    const seconds = typeof lifetime === 'string' && NUMBER_ONLY.test(lifetime) ? Number(lifetime) : lifetime;
    return this.signers(audience)[0]!.sign(
      { ...claims, iat: Math.floor(issuedAt.epochMilliseconds / 1000) },
      { subject, audience: this.audience(audience), expiresIn: seconds as number },
    );
  }

  /** The claims of a valid token of the audience, otherwise undefined. */
  async verify(audience: string, token: string): Promise<TokenClaims | undefined> {
    for (const signer of this.signers(audience)) {
      try {
        return await signer.verifyAsync<TokenClaims>(token, {
          audience: this.audience(audience),
          algorithms: ['HS256'],
          clockTimestamp: Math.floor(this.clock.now().epochMilliseconds / 1000),
        });
      } catch {
        // Signed with another key, or invalid.
      }
    }
    return undefined;
  }

  /** Whether the client should sign in again. Does not check the signature: it only selects the error. */
  async isExpired(audience: string, token: string): Promise<boolean> {
    if (await this.verify(audience, token)) return false;
    return this.decoded(audience, token)?.aud === this.audience(audience);
  }

  private decoded(audience: string, token: string): { aud?: unknown } | null {
    try {
      return this.signers(audience)[0]!.decode<{ aud?: unknown } | null>(token);
    } catch {
      return null;
    }
  }

  private signers(name: string): JwtService[] {
    const known =
      this.signersByAudience.get(name) ??
      this.keys
        .accepted(`token ${this.audience(name)}`)
        .map(secret => new JwtService({ secret, signOptions: { algorithm: 'HS256' } }));
    this.signersByAudience.set(name, known);
    return known;
  }

  private audience(name: string): string {
    return `${this.definition.name}:${name}`;
  }
}
