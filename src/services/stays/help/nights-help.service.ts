import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { Sql } from '#kit/database/sql';
import { fillPictures } from '#kit/http/response-pictures';
import { Log } from '#kit/log/log';
import { fieldRefused, NotFound, type Refusal } from '#kit/refusals/refusal';
import { isBefore } from '#kit/time/calendar';
import { readHelp, withHelp } from '#shared/help/with-help';
import { type CompanyMoment, CompanyTime } from '../nights/company-time';
import type { WantedNights } from '../nights/nights';
import { DatesTaken } from '../nights/night-holds.service';
import { unavailability, UNAVAILABLE_REASONS } from '../prices/judged-nights';
import { stayPrice } from '../prices/stay-price';
import { readAlternatives } from './nights-help.queries';
import { EqualStayView, NearestNightsView, NightsHelpView } from './nights-help.view';

/** Nights that a guest asked for. */
export interface HelpRequest extends WantedNights {
  slug: string;
  /** SQL of ids of `held_nights` that are not in the way, such as those of a booking whose dates change. */
  ownHolds?: Sql | undefined;
}

/** Keys of the refusals of nights. */
const HELPED: ReadonlySet<string> = new Set(
  UNAVAILABLE_REASONS.map(reason => (reason === 'taken' ? DatesTaken.key : reason)),
);

/** Names what can be booked where nights cannot. It reveals nothing about who or what holds nights. */
@Injectable()
export class NightsHelp {
  constructor(
    private readonly db: Database,
    private readonly time: CompanyTime,
    private readonly log: Log,
  ) {}

  /** @throws NotFound, ValidationFailed */
  async get(request: HelpRequest): Promise<NightsHelpView> {
    if (!isBefore(request.checkIn, request.checkOut)) throw fieldRefused('checkOut', 'day_after', { start: 'checkIn' });
    const help = await this.read(request, await this.time.moment());
    if (!help) throw NotFound();
    return help;
  }

  /** Undefined if the stay does not exist, or the reading fails or takes too long. */
  find(request: HelpRequest, moment: CompanyMoment): Promise<NightsHelpView | undefined> {
    return readHelp(() => this.read(request, moment), this.log);
  }

  /** The refusal with help in `details` if it is about the nights. Call it outside a transaction. */
  async addTo(refusal: Refusal, request: HelpRequest, moment: CompanyMoment): Promise<Refusal> {
    if (!HELPED.has(refusal.key)) return refusal;
    const read = async () => {
      const help = await this.read(request, moment);
      if (help) fillPictures(help, NightsHelpView);
      return help && { details: { ...help } };
    };
    return withHelp(refusal, read, this.log);
  }

  private async read(request: HelpRequest, moment: CompanyMoment): Promise<NightsHelpView | undefined> {
    const found = await readAlternatives(this.db, request, moment);
    if (!found) return undefined;
    const { stay, nearest, equalStays, hasWaitlist } = found;
    return {
      nearest: nearest.map(({ priced, ...nights }) =>
        NearestNightsView.of({ ...nights, ...stayPrice(stay, priced, nights, request.guests) }),
      ),
      equal_stays: equalStays.map(other =>
        EqualStayView.of({ ...other, ...stayPrice(other, other.priced, request, request.guests) }),
      ),
      waitlist: hasWaitlist && unavailability(stay, request, moment) === 'taken',
    };
  }
}
