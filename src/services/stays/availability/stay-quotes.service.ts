import { Injectable } from '@nestjs/common';
import { NO_TOKEN } from '#shared/quote-tokens/quote-token';
import type { UnavailableDetailsView } from '../help/nights-help.view';
import type { CompanyMoment } from '../nights/company-time';
import type { WantedNights } from '../nights/nights';
import { unavailability } from '../prices/evaluated-nights';
import type { Offer } from '../quote-tokens/offer';
import { StayTokens } from '../quote-tokens/stay-tokens.service';
import type { BookableStay } from './availability.queries';
import { QuoteView } from './availability.view';

@Injectable()
export class StayQuotes {
  constructor(private readonly tokens: StayTokens) {}

  /** The quote of an offer, with a token if the nights can be booked. */
  view(
    stay: BookableStay,
    offer: Offer,
    wanted: WantedNights,
    moment: CompanyMoment,
    details?: UnavailableDetailsView,
  ): QuoteView {
    const reason = unavailability(stay, wanted, moment);
    const token = reason === null ? this.tokens.issue(stay, offer, wanted, moment) : NO_TOKEN;
    const { price, policy } = offer;
    return QuoteView.of({ ...wanted, ...price, currency: moment.currency, reason, policy, details, ...token });
  }
}
