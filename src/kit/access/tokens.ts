import { Injectable } from '@nestjs/common';
import type { Configuration } from '../config/configuration';
import { InjectConfiguration } from '../config/configuration.token';
import { InjectDefinition } from '../service/inject-definition';
import type { ServiceDefinition } from '../service/service-definition';
import { Clock } from '../time/clock';
import { DerivedKeys } from '../config/derived-keys';
import { Signers } from './signers';

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
  private readonly signersByAudience = new Map<string, Signers>();

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
    return this.signers(audience).sign(
      { ...claims, iat: Math.floor(issuedAt.epochMilliseconds / 1000) },
      { subject, audience: this.audience(audience), expiresIn: seconds as number },
    );
  }

  /** The claims of a valid token of the audience, otherwise undefined. */
  async verify(audience: string, token: string): Promise<TokenClaims | undefined> {
    return this.signers(audience).verify<TokenClaims>(token, {
      audience: this.audience(audience),
      clockTimestamp: Math.floor(this.clock.now().epochMilliseconds / 1000),
    });
  }

  /** Whether the client should sign in again. Does not check the signature: it only selects the error. */
  async isExpired(audience: string, token: string): Promise<boolean> {
    if (this.signers(audience).decode<{ aud?: unknown }>(token)?.aud !== this.audience(audience)) return false;
    return !(await this.verify(audience, token));
  }

  private signers(name: string): Signers {
    const known = this.signersByAudience.get(name) ?? new Signers(this.keys, `token ${this.audience(name)}`);
    this.signersByAudience.set(name, known);
    return known;
  }

  private audience(name: string): string {
    return `${this.definition.name}:${name}`;
  }
}
