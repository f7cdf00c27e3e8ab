import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { isBefore } from '#kit/time/calendar';
import { getBookableStay, listHeldRanges } from './availability.queries';
import { type AvailabilityView, QuoteView } from './availability.view';
import { assertWindow } from './window';
import { CompanyTime } from '../nights/company-time';
import { nightsOf, type WantedNights } from '../nights/nights';
import { unavailability } from '../prices/judged-nights';
import { stayPrice } from '../prices/stay-price';

@Injectable()
export class Availability {
  constructor(
    private readonly db: Database,
    private readonly time: CompanyTime,
  ) {}

  async nights(slug: string, from: string, to: string): Promise<AvailabilityView> {
    assertWindow(from, to);
    const { now } = await this.time.moment();
    const ranges = await listHeldRanges(this.db, slug, { checkIn: from, checkOut: to }, now);
    if (!ranges) throw NotFound();
    return { from, to, nights: ranges.flatMap(nightsOf) };
  }

  async quote(slug: string, wanted: WantedNights): Promise<QuoteView> {
    if (!isBefore(wanted.checkIn, wanted.checkOut)) throw fieldRefused('checkOut', 'day_after', { start: 'checkIn' });
    const moment = await this.time.moment();
    const stay = await getBookableStay(this.db, slug, wanted, moment);
    if (!stay) throw NotFound();
    const reason = unavailability(stay, wanted, moment);
    const price = stayPrice(stay, stay.priced, wanted, wanted.guests);
    return QuoteView.of({ ...wanted, ...price, currency: moment.currency, reason });
  }
}
