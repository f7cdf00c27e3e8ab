import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { isBefore } from '#kit/time/calendar';
import { getBookableStay, listHeldRanges } from './availability.queries';
import type { AvailabilityView, QuoteView } from './availability.view';
import { StayQuotes } from './stay-quotes.service';
import { assertWindow } from './window';
import { NightsHelp } from '../help/nights-help.service';
import { CompanyTime } from '../nights/company-time';
import { nightsOf, type WantedNights } from '../nights/nights';
import { findOfferedNights, ownHoldsOf } from '../nights/offered-nights';
import { limitOf, unavailability } from '../prices/evaluated-nights';
import { offerOf } from '../quote-tokens/offer';

export interface QuoteOptions {
  /** Token of a waitlist offer, for which its nights count as free. */
  offerToken?: string | undefined;
  /** Whether alternatives are read for nights that cannot be booked. */
  hasHelp?: boolean | undefined;
}

@Injectable()
export class Availability {
  constructor(
    private readonly db: Database,
    private readonly time: CompanyTime,
    private readonly quotes: StayQuotes,
    private readonly help: NightsHelp,
  ) {}

  async listTakenNights(slug: string, from: string, to: string): Promise<AvailabilityView> {
    assertWindow(from, to);
    const { now } = await this.time.moment();
    const ranges = await listHeldRanges(this.db, slug, { checkIn: from, checkOut: to }, now);
    if (!ranges) throw NotFound();
    return { from, to, nights: ranges.flatMap(nightsOf) };
  }

  async getQuote(slug: string, wanted: WantedNights, { offerToken, hasHelp }: QuoteOptions = {}): Promise<QuoteView> {
    if (!isBefore(wanted.checkIn, wanted.checkOut)) throw fieldRefused('checkOut', 'day_after', { start: 'checkIn' });
    const moment = await this.time.moment();
    const offered =
      offerToken && (await findOfferedNights(this.db, offerToken, { ...wanted, slug }, moment.now.toString()));
    const ownHolds = offered ? ownHoldsOf(offered) : undefined;
    const stay = await getBookableStay(this.db, slug, wanted, moment, ownHolds);
    if (!stay) throw NotFound();
    const reason = hasHelp ? unavailability(stay, wanted, moment) : null;
    const details = reason && {
      ...limitOf(reason, stay, moment),
      ...(await this.help.find({ slug, ownHolds, ...wanted }, moment)),
    };
    return this.quotes.view(stay, offerOf(stay, wanted, moment), wanted, moment, details ?? undefined);
  }
}
