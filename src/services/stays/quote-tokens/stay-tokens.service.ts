import { Injectable } from '@nestjs/common';
import {
  type BoundFields,
  differingFields,
  type IssuedToken,
  NO_TOKEN,
  type QuoteToken,
} from '#shared/quote-tokens/quote-token';
import { QuoteTokens } from '#shared/quote-tokens/quote-tokens';
import type { CompanyMoment } from '../nights/company-time';
import type { WantedNights } from '../nights/nights';
import type { Offer, OfferedStay } from './offer';
import { offerFrom, type OfferTerms, termsOf } from './offer-terms';
import { shortToken } from './quoted-nights';

/** Raised whenever the meaning of the content changes. */
const VERSION = 1;

export type QuotedStay = OfferedStay & { id: number };

/** A token that came with a booking. */
export interface PresentedToken extends Pick<QuoteToken<unknown>, 'issuedAt' | 'lockedUntil' | 'expiresAt'> {
  /** Names of the bound fields in which the booking differs from the quote. */
  differs: string[];
  /** The offer that the quote showed; null if a bound field differs. */
  offer: Offer | null;
}

/** Tokens of quotes for new bookings. */
@Injectable()
export class StayTokens {
  constructor(private readonly tokens: QuoteTokens) {}

  /** Issues a token for the current offer; none for more nights than any booking can have. */
  issue(stay: QuotedStay, offer: Offer, wanted: WantedNights, moment: CompanyMoment): IssuedToken | typeof NO_TOKEN {
    if (!stay.priced) return NO_TOKEN;
    return shortToken(termsOf(stay, offer), terms => this.make(stay, offer, terms, wanted, moment));
  }

  /** Reads the token of a booking, also an expired one. Undefined if it is invalid. */
  present(
    token: string,
    stay: QuotedStay,
    wanted: WantedNights,
    { currency }: CompanyMoment,
  ): PresentedToken | undefined {
    const read = this.tokens.read<OfferTerms>(VERSION, token);
    if (!read) return undefined;
    const differs = differingFields(read.bound, boundFields(stay, wanted, currency));
    return { ...read, differs, offer: differs.length === 0 ? offerFrom(read.terms, wanted) : null };
  }

  private make(
    stay: QuotedStay,
    { price }: Offer,
    terms: OfferTerms,
    wanted: WantedNights,
    { currency, quoteValidity, now }: CompanyMoment,
  ): IssuedToken {
    const content = { bound: boundFields(stay, wanted, currency), amounts: { to_pay: price.toPayCents }, terms };
    return this.tokens.make(VERSION, content, quoteValidity, now);
  }
}

/** Fields in which a booking must equal the quote. */
const boundFields = (
  { id }: QuotedStay,
  { checkIn, checkOut, guests }: WantedNights,
  currency: string,
): BoundFields => ({
  stay_slug: id,
  check_in: checkIn,
  check_out: checkOut,
  guests,
  currency,
});
