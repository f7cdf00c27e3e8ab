import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { NotFound, type Refusal, type Refuse } from '#kit/refusals/refusal';
import { isBefore } from '#kit/time/calendar';
import { Clock } from '#kit/time/clock';
import {
  AlreadyCancelled,
  AlreadyCheckedIn,
  AlreadyCompleted,
  AwaitingPayment,
  NotCheckedIn,
} from '../bookings/booking-rules';
import { BookingNotifier } from '../bookings/booking-notifier.service';
import type { BookingStatus } from '../bookings/booking-status';
import { BookingsStaffService } from '../bookings-staff/bookings-staff.service';
import type { ManagedBookingDetailView } from '../bookings-staff/managed-booking.view';
import { CompanyTime } from '../nights/company-time';
import { quotedNightsOf } from '../quote-tokens/quoted-nights';
import { plannedOf, readChangeContext } from './change-context';
import type { WantedChange } from './change-evaluation.service';
import { planChange } from './change-plan';
import { ChangePayments } from './change-payments.service';
import { ChangeTransactions } from './change-transactions.service';
import { ChangeWriter } from './change-writer.service';
import { type ChangingBooking, isSame, lockChangingBooking } from './changing-booking';
import type { DepartureBody, StaffDateChangeBody } from './date-changes.dto';
import { DepartureDay } from './date-changes.refusals';
import { OpenChanges } from './open-changes.service';
import { StaffHelp } from './staff-help.service';

const BEFORE_CHECK_IN: Record<BookingStatus, Refuse | undefined> = {
  pending: undefined,
  confirmed: undefined,
  checked_in: AlreadyCheckedIn,
  completed: AlreadyCompleted,
  cancelled: AlreadyCancelled,
};

/** Changes of dates and early departures by staff. */
@Injectable()
export class StaffDateChanges {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly time: CompanyTime,
    private readonly changes: ChangeTransactions,
    private readonly writer: ChangeWriter,
    private readonly help: StaffHelp,
    private readonly payments: ChangePayments,
    private readonly open: OpenChanges,
    private readonly notifier: BookingNotifier,
    private readonly bookings: BookingsStaffService,
  ) {}

  /** @throws Refusal */
  async changeDates(sent: string, body: StaffDateChangeBody, accountId: number): Promise<ManagedBookingDetailView> {
    const changeOf = (booking: ChangingBooking): WantedChange | null => {
      const wanted = { checkIn: body.check_in, checkOut: body.check_out, guests: body.guests ?? booking.guests };
      const refused = refusalOf(booking);
      if (!isSame(booking, wanted)) return { wanted, refund: body.refund ?? 'policy', isByGuest: false, refused };
      if (refused) throw refused;
      return null;
    };
    const author = { actor: 'staff', accountId, reason: body.reason } as const;
    const mustBePaid = await this.help.addTo(() => this.changes.make(sent, changeOf, author));
    if (mustBePaid) await this.payments.open(sent);
    return this.bookings.get(sent);
  }

  /** Frees the nights from the new check-out day on. @throws Refusal */
  async depart(
    sent: string,
    { check_out, refund }: DepartureBody,
    accountId: number,
  ): Promise<ManagedBookingDetailView> {
    await this.db.transaction(async () => {
      const booking = await this.lock(sent);
      if (booking.status !== 'checked_in') throw NotCheckedIn();
      const now = this.clock.now();
      const { checkIn, checkOut: before, guests } = booking;
      const isEarlier = isBefore(checkIn, check_out) && isBefore(check_out, before);
      const wanted = { checkIn, checkOut: isEarlier ? check_out : before, guests };
      const context = await readChangeContext(this.db, booking, { nights: wanted, clientToken: null, now });
      const moment = this.time.momentOf(context.settings, now);
      const isPossible = isEarlier && isBefore(moment.today, check_out);
      if (!isPossible) throw DepartureDay({ details: { after: moment.today, before } });
      const { stay } = context;
      if (!stay) throw NotFound();
      const plan = planChange(plannedOf(booking, context), wanted, quotedNightsOf(stay), {
        tiers: moment.cancellationTiers,
        zone: moment.zone,
        nowMs: now.epochMilliseconds,
        refund: refund ?? 'none',
        keepsPolicy: true,
      });
      if (context.openReference) await this.open.endOf(booking.id);
      await this.writer.apply(booking, context, plan, { actor: 'staff', accountId });
      await this.notifier.leftEarly({
        ...booking,
        ...wanted,
        totalCents: plan.columns.total_cents,
        lines: plan.columns.lines,
        changeRefundCents: plan.refundCents,
      });
    });
    return this.bookings.get(sent);
  }

  private async lock(reference: string): Promise<ChangingBooking> {
    const booking = await lockChangingBooking(this.db, reference);
    if (!booking) throw NotFound();
    return booking;
  }
}

function refusalOf(booking: ChangingBooking): Refusal | undefined {
  const refused = BEFORE_CHECK_IN[booking.status];
  if (refused) return refused();
  return booking.status === 'pending' && booking.paymentMethod !== 'on_arrival' ? AwaitingPayment() : undefined;
}
