import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { fillPictures } from '#kit/http/response-pictures';
import { Log } from '#kit/log/log';
import { fieldRefused, NotFound, Refusal } from '#kit/refusals/refusal';
import { isBefore } from '#kit/time/calendar';
import { readHelp, withHelp } from '#shared/help/with-help';
import { type CompanyMoment, CompanyTime } from '../nights/company-time';
import { DatesTaken } from '../nights/night-holds.service';
import { unavailability, UNAVAILABLE_REASONS } from '../prices/evaluated-nights';
import { stayPrice } from '../prices/stay-price';
import { readAlternatives } from './nights-help.queries';
import { EqualStayView, NearestNightsView, NightsHelpView } from './nights-help.view';
import { type HelpRequest, RefusedNights } from './refused-nights';

/** Keys of the refusals that get alternatives. */
const EXPLAINED_REFUSALS: ReadonlySet<string> = new Set(
  UNAVAILABLE_REASONS.map(reason => (reason === 'taken' ? DatesTaken.key : reason)),
);

/** Finds alternatives to nights that cannot be booked. It reveals nothing about the holders of nights. */
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

  /** Undefined if the stay does not exist, or the query fails or takes too long. */
  find(request: HelpRequest, moment: CompanyMoment): Promise<NightsHelpView | undefined> {
    return readHelp(() => this.read(request, moment), this.log);
  }

  /** Adds help in `details` to refusals of nights. Call it outside a transaction. */
  async addTo<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (thrown) {
      const isExplained = thrown instanceof Refusal && thrown.context instanceof RefusedNights;
      throw isExplained && EXPLAINED_REFUSALS.has(thrown.key)
        ? await this.addAlternatives(thrown, thrown.context)
        : thrown;
    }
  }

  private async addAlternatives(refusal: Refusal, { request, moment }: RefusedNights): Promise<Refusal> {
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
