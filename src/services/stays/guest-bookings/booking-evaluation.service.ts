import { Injectable } from '@nestjs/common';
import { type Refuse, refusal } from '#kit/refusals/refusal';
import { fromCents } from '#kit/money/money';
import { isExpired, isLocked } from '#shared/quote-tokens/quote-token';
import { QuoteExpired, QuoteInvalid, QuoteMismatch } from '#shared/quote-tokens/quote-token.refusals';
import type { BookableStay } from '../availability/availability.queries';
import { StayQuotes } from '../availability/stay-quotes.service';
import type { CompanyMoment } from '../nights/company-time';
import type { WantedNights } from '../nights/nights';
import { isSamePolicy, isSamePrice, type Offer, offerOf } from '../quote-tokens/offer';
import { StayTokens } from '../quote-tokens/stay-tokens.service';

/** The price has changed, and the lock of the token is over. */
export const PriceChanged = refusal(422, 'price_changed');

/** Price and policy of a new booking. */
export interface AgreedOffer extends Offer {
  /** Price that the quote token showed; null without a token. */
  shownCents: number | null;
}

@Injectable()
export class BookingEvaluation {
  constructor(
    private readonly tokens: StayTokens,
    private readonly quotes: StayQuotes,
  ) {}

  /** @throws Refusal the token does not confirm the booking */
  evaluate(stay: BookableStay, wanted: WantedNights, moment: CompanyMoment, token: string | null): AgreedOffer {
    const now = offerOf(stay, wanted, moment);
    if (!token) return { ...now, shownCents: null };
    const refused = (refuse: Refuse, details: Record<string, unknown> = {}) =>
      refuse({ details: { ...details, quote: this.quotes.view(stay, now, wanted, moment) } });
    const presented = this.tokens.present(token, stay, wanted, moment);
    if (!presented) throw refused(QuoteInvalid);
    const { differs, offer: shown } = presented;
    if (!shown) throw refused(QuoteMismatch, { differs });
    if (isExpired(presented, moment.now)) throw refused(QuoteExpired);
    const [isPriceSame, isPolicySame] = [isSamePrice(shown.price, now.price), isSamePolicy(shown.policy, now.policy)];
    const shownCents = shown.price.toPayCents;
    // The names of rules may be missing in the token.
    if (isPriceSame && isPolicySame) return { ...now, shownCents };
    if (isLocked(presented, moment.quoteValidity.lockMinutes, moment.now)) return { ...shown, shownCents };
    if (!isPriceSame) {
      const amounts = { previous: fromCents(shownCents), current: fromCents(now.price.toPayCents) };
      throw refused(PriceChanged, amounts);
    }
    throw refused(QuoteMismatch, { differs: ['policy'] });
  }
}
