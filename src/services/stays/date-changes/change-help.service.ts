import { Injectable } from '@nestjs/common';
import { refusalOfDatabaseError } from '#kit/database/database-refusals';
import { sql } from '#kit/database/sql';
import { Refusal } from '#kit/refusals/refusal';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { NightsHelp } from '../help/nights-help.service';
import { DatesTaken, NightHolds } from '../nights/night-holds.service';
import type { CompanyMoment } from '../nights/company-time';
import type { WantedNights } from '../nights/nights';
import type { ChangingBooking } from './changing-booking';

/** Filled in once the nights are judged; refusals before are not about the nights. */
export interface ChangeAttempt {
  /** Whether overdue holds in the way were ended for it. */
  isCleared?: boolean;
  judged?: {
    /** With the nights that it has, which do not count as taken. */
    booking: Pick<ChangingBooking, 'id' | 'holds'>;
    stay: { id: number; slug: string };
    wanted: WantedNights;
    moment: CompanyMoment;
  };
}

/** Adds what can be booked instead to refusals of new nights. */
@Injectable()
export class ChangeHelp {
  constructor(
    private readonly help: NightsHelp,
    private readonly nights: NightHolds,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  /** @throws Refusal */
  async explain<Result>(work: (attempt: ChangeAttempt) => Promise<Result>): Promise<Result> {
    const attempt: ChangeAttempt = {};
    return work(attempt).catch(error => this.refuse(error, attempt));
  }

  /** The same for staff, who also see what holds taken nights. */
  async explainToStaff<Result>(work: (attempt: ChangeAttempt) => Promise<Result>): Promise<Result> {
    return this.explain(async attempt => {
      try {
        return await work(attempt);
      } catch (error) {
        const { judged } = attempt;
        if (!judged || this.refusalOf(error)?.key !== DatesTaken.key) throw error;
        const { stay, wanted, booking } = judged;
        const holder = await this.nights.holderOf(stay.id, wanted, { bookingId: booking.id });
        throw DatesTaken({ details: { ...holder } });
      }
    });
  }

  private async refuse(error: unknown, { judged }: ChangeAttempt): Promise<never> {
    const refusal = this.refusalOf(error);
    if (!judged || !refusal) throw error;
    const { booking, stay, wanted, moment } = judged;
    const ownHolds = sql`${booking.holds}::integer[]`;
    throw await this.help.addTo(refusal, { slug: stay.slug, ownHolds, ...wanted }, moment);
  }

  /** A parallel booking of the nights shows in a constraint. */
  private refusalOf(error: unknown): Refusal | undefined {
    return error instanceof Refusal ? error : refusalOfDatabaseError(error, this.definition.constraintRefusals);
  }
}
