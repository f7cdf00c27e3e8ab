import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { Signers } from '#kit/access/signers';
import { DerivedKeys } from '#kit/config/derived-keys';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import type { IssuedToken, QuoteContent, QuoteToken, QuoteValidity } from './quote-token';

/** Claims of the JWS; times in seconds with three decimals. */
interface Claims<Terms> {
  /** Version of the content. */
  v: number;
  aud: string;
  iat: number;
  exp: number;
  /** End of the price lock. */
  lck: number;
  b: QuoteContent<Terms>['bound'];
  a: QuoteContent<Terms>['amounts'];
  t: Terms;
}

const PURPOSE = 'quote';
const AUDIENCE = 'quote';
const MINUTE_MS = 60_000;

/**
 * Issues and reads quote tokens. They are signed and not stored, so every process accepts them, also after a restart and
 * with the previous secret.
 */
@Injectable()
export class QuoteTokens {
  private known: Signers | undefined;
  private readonly audience: string;

  constructor(
    private readonly keys: DerivedKeys,
    @InjectDefinition() { name }: ServiceDefinition,
  ) {
    this.audience = `${name}:${AUDIENCE}`;
  }

  /** @param version of the content; other versions are not read */
  make<Terms>(
    version: number,
    { bound, amounts, terms }: QuoteContent<Terms>,
    { quoteMinutes, lockMinutes }: QuoteValidity,
    now: Temporal.Instant,
  ): IssuedToken {
    const issuedMs = now.epochMilliseconds;
    const expiresMs = issuedMs + quoteMinutes * MINUTE_MS;
    const lockedMs = issuedMs + Math.min(lockMinutes, quoteMinutes) * MINUTE_MS;
    const claims: Claims<Terms> = {
      v: version,
      aud: this.audience,
      iat: issuedMs / 1000,
      exp: expiresMs / 1000,
      lck: lockedMs / 1000,
      b: bound,
      a: amounts,
      t: terms,
    };
    return {
      quoteToken: this.signers.sign(claims),
      quoteExpiresAt: new Date(expiresMs),
      quoteLockedUntil: new Date(lockedMs),
    };
  }

  /** Undefined if the signature is invalid, or the service or version differs. Expired tokens are also read. */
  read<Terms>(version: number, token: string): QuoteToken<Terms> | undefined {
    const claims = this.signers.verify<Claims<Terms>>(token, { audience: this.audience, ignoreExpiration: true });
    if (claims?.v !== version) return undefined;
    return {
      bound: claims.b,
      amounts: claims.a,
      terms: claims.t,
      issuedAt: instantOf(claims.iat),
      expiresAt: instantOf(claims.exp),
      lockedUntil: instantOf(claims.lck),
    };
  }

  private get signers(): Signers {
    return (this.known ??= new Signers(this.keys, PURPOSE));
  }
}

const instantOf = (seconds: number): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(Math.round(seconds * 1000));
