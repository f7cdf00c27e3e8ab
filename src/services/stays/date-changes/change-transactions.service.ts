import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { violatedConstraint } from '#kit/database/database-refusals';
import { Blocked, retrying } from '#kit/database/retrying';
import { explainedBy } from '../explained-by';
import { NotFound } from '#kit/refusals/refusal';
import { BookingNotifier } from '../bookings/booking-notifier.service';
import { OverdueNights, type StayNights } from '../bookings/overdue-nights.service';
import { DatesTaken, NIGHTS_SOLD_ONCE } from '../nights/night-holds.service';
import { ChangeEvaluation, type EvaluatedChange, type WantedChange } from './change-evaluation.service';
import { ChangeLetters } from './change-letters.service';
import { type ChangeAuthor, ChangeWriter } from './change-writer.service';
import { type ChangingBooking, isSame, lockChangingBooking } from './changing-booking';
import { OpenChanges } from './open-changes.service';

/** The transaction of a change of dates, by guests and by staff. */
@Injectable()
export class ChangeTransactions {
  constructor(
    private readonly db: Database,
    private readonly evaluation: ChangeEvaluation,
    private readonly overdue: OverdueNights,
    private readonly open: OpenChanges,
    private readonly writer: ChangeWriter,
    private readonly letters: ChangeLetters,
    private readonly notifier: BookingNotifier,
  ) {}

  /**
   * Applies a change, or opens it until it is paid. Repeated once if overdue holds of its nights have to be ended before.
   * @param changeOf receives the locked booking; null for no change
   * @returns whether it has to be paid
   * @throws NotFound, TokenUsed, Refusal
   */
  make(
    reference: string,
    changeOf: (booking: ChangingBooking) => WantedChange | null,
    author: ChangeAuthor,
  ): Promise<boolean> {
    return retrying({ overdue: this.overdue.retry }, retries =>
      this.db.transaction(async () => {
        const booking = await lockChangingBooking(this.db, reference);
        if (!booking) throw NotFound();
        const change = changeOf(booking);
        if (!change) return false;
        const evaluated = await this.evaluation.evaluate(booking, change, author.clientToken);
        if (!evaluated) return true;
        if (isSame(booking, change.wanted)) return false;
        return this.write(booking, evaluated, author, retries > 0);
      }),
    );
  }

  private async write(
    booking: ChangingBooking,
    evaluated: EvaluatedChange,
    author: ChangeAuthor,
    isRetry: boolean,
  ): Promise<boolean | Blocked<StayNights>> {
    const { context, explanation } = evaluated;
    const nights = { stayId: explanation.stay.id, ...explanation.wanted };
    if (context.hasOverdue && !isRetry) return new Blocked(nights);
    if (context.isOverdue) await this.open.expire(booking.reference);
    if (context.hasOverdue) await this.overdue.end(nights);
    return explainedBy(explanation, async () => {
      try {
        const mustBePaid = await this.applyOrOpen(booking, evaluated, author);
        await this.db.flushWrites();
        return mustBePaid;
      } catch (failure) {
        // A parallel booking took the nights.
        throw violatedConstraint(failure) === NIGHTS_SOLD_ONCE ? DatesTaken() : failure;
      }
    });
  }

  private async applyOrOpen(
    booking: ChangingBooking,
    { plan, context }: EvaluatedChange,
    author: ChangeAuthor,
  ): Promise<boolean> {
    if (plan.differenceCents > 0 && isPaidOnline(booking)) {
      const due = await this.writer.open(booking, context, plan, author);
      if (author.reason) await this.letters.send(booking, plan, { ...due, reason: author.reason });
      return true;
    }
    await this.writer.apply(booking, context, plan, author);
    const { columns, wanted, refundCents } = plan;
    const changed = {
      ...booking,
      ...wanted,
      totalCents: columns.total_cents,
      lines: columns.lines,
      policy: columns.policy,
    };
    const refund = { changeRefundCents: refundCents, ...(author.reason ? { changeReason: author.reason } : {}) };
    await this.notifier.datesChanged({ ...changed, ...refund }, author.actor);
    return false;
  }
}

const isPaidOnline = ({ paymentStatus, paymentMethod, isSimulated }: ChangingBooking): boolean =>
  paymentStatus === 'paid' && paymentMethod !== 'on_arrival' && !isSimulated;
