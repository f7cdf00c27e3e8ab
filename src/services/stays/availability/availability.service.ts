import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { isBefore } from '#kit/time/calendar';
import { getBookableStay, listHeldRanges } from './availability.queries';
import type { AvailabilityView, QuoteView } from './availability.view';
import { StayQuotes } from './stay-quotes.service';
import { assertWindow } from './window';
import { CompanyTime } from '../nights/company-time';
import { nightsOf, type WantedNights } from '../nights/nights';
import { findOfferedNights, ownHoldsOf } from '../nights/offered-nights';
import { offerOf } from '../quote-tokens/offer';

@Injectable()
export class Availability {
  constructor(
    private readonly db: Database,
    private readonly time: CompanyTime,
    private readonly quotes: StayQuotes,
  ) {}

  async nights(slug: string, from: string, to: string): Promise<AvailabilityView> {
    assertWindow(from, to);
    const { now } = await this.time.moment();
    const ranges = await listHeldRanges(this.db, slug, { checkIn: from, checkOut: to }, now);
    if (!ranges) throw NotFound();
    return { from, to, nights: ranges.flatMap(nightsOf) };
  }

  async quote(slug: string, wanted: WantedNights, offerToken?: string): Promise<QuoteView> {
    if (!isBefore(wanted.checkIn, wanted.checkOut)) throw fieldRefused('checkOut', 'day_after', { start: 'checkIn' });
    const moment = await this.time.moment();
    const offered =
      offerToken && (await findOfferedNights(this.db, offerToken, { ...wanted, slug }, moment.now.toString()));
    const stay = await getBookableStay(this.db, slug, wanted, moment, offered ? ownHoldsOf(offered) : undefined);
    if (!stay) throw NotFound();
    return this.quotes.view(stay, offerOf(stay, wanted, moment), wanted, moment);
  }
}
