import { Injectable } from '@nestjs/common';
import { Refusal } from '#kit/refusals/refusal';
import { NightsHelp } from '../help/nights-help.service';
import { DatesTaken, NightHolds } from '../nights/night-holds.service';
import { RefusedChange } from './refused-change';

/** Explains refused changes to staff, who also see the holder of taken nights. */
@Injectable()
export class StaffHelp {
  constructor(
    private readonly help: NightsHelp,
    private readonly nights: NightHolds,
  ) {}

  /** Call it outside a transaction. */
  addTo<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.help.addTo(async () => {
      try {
        return await work();
      } catch (thrown) {
        const isTaken = thrown instanceof Refusal && thrown.key === DatesTaken.key;
        throw isTaken && thrown.context instanceof RefusedChange ? await this.withHolder(thrown.context) : thrown;
      }
    });
  }

  private async withHolder(explanation: RefusedChange): Promise<Refusal> {
    const { stay, wanted, booking } = explanation;
    const holder = await this.nights.holderOf(stay.id, wanted, { bookingId: booking.id });
    return DatesTaken({ details: { ...holder } }).about(explanation);
  }
}
