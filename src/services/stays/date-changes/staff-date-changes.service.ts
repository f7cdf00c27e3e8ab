import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { NotFound, type Refuse, Refusal } from '#kit/refusals/refusal';
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
import { DatesTaken, NightHolds } from '../nights/night-holds.service';
import type { Nights, WantedNights } from '../nights/nights';
import { quotedNightsOf } from '../quote-tokens/quoted-nights';
import { readChangeContext } from './change-context';
import { planChange } from './change-plan';
import { ChangePlanner, plannedOf } from './change-planner.service';
import { ChangeWriter } from './change-writer.service';
import { type ChangingBooking, lockChangingBooking } from './changing-booking';
import { DateChanges } from './date-changes.service';
import type { DepartureBody, StaffDateChangeBody } from './date-changes.dto';
import { DepartureDay } from './date-changes.refusals';

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
    private readonly changes: DateChanges,
    private readonly planner: ChangePlanner,
    private readonly writer: ChangeWriter,
    private readonly nights: NightHolds,
    private readonly notifier: BookingNotifier,
    private readonly bookings: BookingsStaffService,
  ) {}

  /** @throws Refusal */
  async changeDates(sent: string, body: StaffDateChangeBody, accountId: number): Promise<ManagedBookingDetailView> {
    const mustBePaid = await this.db.transaction(async () => {
      const booking = await this.lock(sent);
      const wanted = { checkIn: body.check_in, checkOut: body.check_out, guests: body.guests ?? booking.guests };
      if (isSame(booking, wanted)) return false;
      const refused = refusalOf(booking);
      const change = { wanted, refund: body.refund ?? ('policy' as const), isByGuest: false, refused };
      const judged = await this.planner.judge(booking, change).catch(error => this.explain(error, booking, wanted));
      return this.changes.write(booking, judged!, { actor: 'staff', accountId, reason: body.reason });
    });
    if (mustBePaid) await this.changes.withPayment(sent);
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
      const wanted = { checkIn: booking.checkIn, checkOut: check_out, guests: booking.guests };
      const { today } = await this.time.moment();
      const isPossible = isBefore(today, check_out) && isBefore(check_out, booking.checkOut);
      if (!isPossible) throw DepartureDay({ details: { after: today, before: booking.checkOut } });
      const context = await readChangeContext(this.db, booking, { nights: wanted, clientToken: null, now });
      const { stay } = context;
      if (!stay) throw NotFound();
      const moment = this.time.momentOf(context.settings, now);
      const plan = planChange(plannedOf(booking, context), wanted, quotedNightsOf(stay), {
        tiers: moment.cancellationTiers,
        zone: moment.zone,
        nowMs: now.epochMilliseconds,
        refund: refund ?? 'none',
        keepsPolicy: true,
      });
      await this.writer.apply(booking, context, plan, { actor: 'staff', accountId });
      await this.notifier.leftEarly({
        ...booking,
        ...wanted,
        totalCents: plan.columns.total_cents,
        lines: plan.columns.lines,
      });
    });
    return this.bookings.get(sent);
  }

  private async lock(reference: string): Promise<ChangingBooking> {
    const booking = await lockChangingBooking(this.db, reference);
    if (!booking) throw NotFound();
    return booking;
  }

  /** Names the holder of taken nights. */
  private async explain(error: unknown, { id, stayId }: ChangingBooking, nights: Nights): Promise<never> {
    const isTaken = error instanceof Refusal && error.key === DatesTaken.key;
    if (!isTaken || stayId === null) throw error;
    throw DatesTaken({ details: { ...(await this.nights.holderOf(stayId, nights, { bookingId: id })) } });
  }
}

function refusalOf(booking: ChangingBooking): Refusal | undefined {
  const refused = BEFORE_CHECK_IN[booking.status];
  if (refused) return refused();
  return booking.status === 'pending' && booking.paymentMethod !== 'on_arrival' ? AwaitingPayment() : undefined;
}

const isSame = (booking: ChangingBooking, { checkIn, checkOut, guests }: WantedNights): boolean =>
  booking.checkIn === checkIn && booking.checkOut === checkOut && booking.guests === guests;
