import { Injectable } from '@nestjs/common';
import type { Refusal, Refuse } from '#kit/refusals/refusal';
import {
  type BoundFields,
  differingFields,
  type IssuedToken,
  isExpired,
  isLocked,
  NO_TOKEN,
} from '#shared/quote-tokens/quote-token';
import { QuoteExpired, QuoteInvalid, QuoteMismatch } from '#shared/quote-tokens/quote-token.refusals';
import { QuoteTokens } from '#shared/quote-tokens/quote-tokens';
import type { CompanyMoment } from '../nights/company-time';
import type { WantedNights } from '../nights/nights';
import { nightsFrom, type NightsTerms, nightsTerms, shortToken } from '../quote-tokens/quoted-nights';
import type { ChangePlan } from './change-plan';
import type { CurrentPrice } from './change-price';

/** Version of the content of tokens; differs from those of quotes for new bookings. */
const VERSION = 1001;

export interface PresentedChange {
  /** The price of the token while its lock lasts; null afterwards. */
  price: CurrentPrice | null;
  /** What the preview showed, in cents. */
  differenceCents: number;
  refundCents: number;
}

/** Quote tokens of previewed changes. */
@Injectable()
export class ChangeTokens {
  constructor(private readonly tokens: QuoteTokens) {}

  issue(
    reference: string,
    { wanted, differenceCents, refundCents }: ChangePlan,
    price: CurrentPrice,
    { currency, quoteValidity, now }: CompanyMoment,
  ): IssuedToken | typeof NO_TOKEN {
    const bound = boundFields(reference, wanted, currency);
    const amounts = { difference: differenceCents, refund: refundCents };
    return shortToken(nightsTerms(price), terms =>
      this.tokens.make(VERSION, { bound, amounts, terms }, quoteValidity, now),
    );
  }

  /** @param refused makes the refusal that is thrown @throws QuoteInvalid, QuoteMismatch, QuoteExpired */
  present(
    token: string,
    reference: string,
    wanted: WantedNights,
    { currency, quoteValidity, now }: CompanyMoment,
    refused: (refuse: Refuse, details?: Record<string, unknown>) => Refusal,
  ): PresentedChange {
    const read = this.tokens.read<NightsTerms>(VERSION, token);
    if (!read) throw refused(QuoteInvalid);
    const differs = differingFields(read.bound, boundFields(reference, wanted, currency));
    if (differs.length > 0) throw refused(QuoteMismatch, { differs });
    if (isExpired(read, now)) throw refused(QuoteExpired);
    return {
      price: isLocked(read, quoteValidity.lockMinutes, now) ? nightsFrom(read.terms) : null,
      differenceCents: read.amounts['difference'] ?? 0,
      refundCents: read.amounts['refund'] ?? 0,
    };
  }
}

const boundFields = (
  reference: string,
  { checkIn, checkOut, guests }: WantedNights,
  currency: string,
): BoundFields => ({
  reference,
  check_in: checkIn,
  check_out: checkOut,
  guests,
  currency,
});
