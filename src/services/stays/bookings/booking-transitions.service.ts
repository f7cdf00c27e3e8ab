import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { definedOnly } from '#kit/database/defined-only';
import { NotFound } from '#kit/refusals/refusal';
import { DomainEvents } from '#kit/service/domain-events';
import { Clock } from '#kit/time/clock';
import { NightHolds } from '../nights/night-holds.service';
import { Booking } from './booking.entity';
import { BookingEvent } from './booking-event.entity';
import { BookingCancelled, BookingChanged, BookingCompleted, BookingMoved } from './booking.events';
import { type BookingRow, findBooking, storedReference } from './booking.queries';
import { BookingNotifier } from './booking-notifier.service';
import {
  ACTION_TO_STATUS,
  actionRefusal,
  type BookingAction,
  type CancelRefund,
  CancellationWindowPassed,
  guestCancelRefusal,
  noShowRefusal,
} from './booking-rules';
import { CancellationPlans } from './cancellation-plans.service';
import type { CancellationRefund } from './cancellation-refund';
import type {
  BookingActor,
  BookingPaymentStatus,
  BookingStatus,
  CancellationReason,
  FailureReason,
} from './booking-status';

export type LockedBooking = Booking;

export interface TransitionActor {
  actor: BookingActor;
  accountId?: number;
}

interface Transition {
  status: BookingStatus;
  paymentStatus?: BookingPaymentStatus;
  /** Undefined leaves the stored reason as it is. */
  failureReason?: FailureReason | null;
}

interface Cancellation {
  refund?: CancellationRefund | undefined;
  /** For the timeline; the reason of a failure by default. */
  reason?: CancellationReason;
}

type Deposit = Partial<Pick<Booking, 'depositKeptCents' | 'depositReason' | 'depositSettledAt'>>;

/** The state machine of bookings. Callers lock the booking first, so a concurrent transition sees the new status. */
@Injectable()
export class BookingTransitions {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly nights: NightHolds,
    private readonly notifier: BookingNotifier,
    private readonly events: DomainEvents,
    private readonly plans: CancellationPlans,
  ) {}

  async lock(reference: string): Promise<LockedBooking | undefined> {
    const where = { reference: storedReference(reference) ?? '' };
    return (await this.db.of(Booking).findOne({ where, lock: { mode: 'pessimistic_write' } })) ?? undefined;
  }

  /** Applies an action of staff on the company's day `today`. @param refund of a cancellation */
  async apply(
    booking: LockedBooking,
    action: BookingAction,
    today: string,
    mover: TransitionActor,
    refund: CancelRefund = 'full',
  ): Promise<void> {
    const refused = actionRefusal(action, booking, today);
    if (refused) throw refused();
    if (action === 'cancel') return this.cancel(booking, mover, { refund: await this.planned(booking, refund) });
    await this.transition(booking, { status: ACTION_TO_STATUS[action], ...paidOnArrival(booking, action) }, mover);
    if (action === 'complete') await this.events.raise(BookingCompleted, { booking });
    await this.notify(booking, row => this.notifier[NOTIFICATION_OF_ACTION[action]](row));
  }

  /** Cancels a booking whose guests did not arrive, on the company's day `today`. @throws NotConfirmed, TooEarly */
  async cancelNoShow(
    booking: LockedBooking,
    today: string,
    mover: TransitionActor,
    refund: CancelRefund = 'policy',
  ): Promise<void> {
    const refused = noShowRefusal(booking, today);
    if (refused) throw refused();
    await this.cancel(booking, mover, { refund: await this.planned(booking, refund), reason: 'no_show' });
  }

  /** @param expectedCents the refund that the guest expects @throws NotFound, RefundChanged, the refusals of the guest */
  async cancelByGuest(reference: string, expectedCents?: number): Promise<void> {
    await this.db.transaction(async () => {
      const booking = await this.lock(reference);
      if (!booking) throw NotFound();
      const refused = guestCancelRefusal(booking, this.clock.now().epochMilliseconds);
      if (refused === CancellationWindowPassed) {
        throw refused({ details: { cancellation_deadline: booking.cancellationDeadline.toISOString() } });
      }
      if (refused) throw refused();
      await this.cancel(booking, { actor: 'guest' }, { refund: await this.plans.byPolicy(booking, expectedCents) });
    });
  }

  /** Cancels an unpaid booking: releases its nights and closes its open payment sessions. */
  async fail(booking: LockedBooking, reason: FailureReason, actor: BookingActor): Promise<void> {
    await this.release(
      booking,
      {
        status: 'cancelled',
        paymentStatus: reason === 'payment_failed' ? 'failed' : booking.paymentStatus,
        failureReason: reason,
      },
      { actor },
    );
    await this.notify(booking, row => this.notifier.failed(row));
  }

  /** Confirms the booking after its payment was captured. */
  async confirmPaid(booking: LockedBooking): Promise<void> {
    await this.transition(
      booking,
      { status: 'confirmed', paymentStatus: 'paid', failureReason: null },
      { actor: 'payment' },
    );
    await this.nights.makePermanent(booking.id);
    await this.notify(booking, row => this.notifier.paid(row));
  }

  /** Records a full refund, which cancels a booking that has not begun. */
  async markRefunded(booking: LockedBooking): Promise<void> {
    if (booking.status === 'pending' || booking.status === 'confirmed') {
      // Payments of its changes can still be owed.
      const paymentStatus = booking.changeCount > 0 ? 'refund_due' : 'refunded';
      await this.release(booking, { status: 'cancelled', paymentStatus }, { actor: 'payment' });
      await this.notify(booking, row => this.notifier.cancelled(row, 'payment'));
      return;
    }
    await this.setPaymentStatus(booking, 'refunded');
  }

  /** Marks the refund of a payment that arrived too late as due. */
  async markRefundDue(booking: LockedBooking): Promise<void> {
    await this.setPaymentStatus(booking, 'refund_due');
    await this.notify(booking, row => this.notifier.refundDue(row));
  }

  /** Marks the refund as due again after a completed refund has failed. */
  async markRefundOwed(booking: LockedBooking): Promise<void> {
    const { paymentStatus } = booking;
    await this.setPaymentStatus(booking, paymentStatus === 'refunded' ? 'refund_due' : paymentStatus);
  }

  /** The refund of a cancellation by staff; undefined if all of the money goes back. */
  private async planned(booking: LockedBooking, refund: CancelRefund): Promise<CancellationRefund | undefined> {
    return refund === 'policy' ? this.plans.byPolicy(booking) : undefined;
  }

  /** A booking stays paid if a part of the money is kept. */
  private async cancel(booking: LockedBooking, mover: TransitionActor, cancellation: Cancellation): Promise<void> {
    const { refund } = cancellation;
    const owed = booking.isSimulated ? 'refunded' : 'refund_due';
    const paymentStatus = booking.paymentStatus === 'paid' && !refund ? owed : booking.paymentStatus;
    await this.release(booking, { status: 'cancelled', paymentStatus }, mover, cancellation);
    await this.notify(booking, row => this.notifier.cancelled(row, mover.actor, refund?.totalCents));
  }

  private async release(
    booking: LockedBooking,
    move: Transition,
    mover: TransitionActor,
    { refund, reason }: Cancellation = {},
  ): Promise<void> {
    await this.transition(booking, move, mover, reason);
    await this.nights.release({ bookingId: booking.id });
    await this.events.raise(BookingCancelled, { booking, refund });
  }

  private async transition(
    booking: LockedBooking,
    move: Transition,
    { actor, accountId }: TransitionActor,
    reason: CancellationReason | null | undefined = move.failureReason,
  ): Promise<void> {
    const { id, reference } = booking;
    const { status } = move;
    const at = this.clock.date();
    await this.db.of(Booking).update({ id }, definedOnly({ ...move, ...depositAfter(booking, move, at) }));
    await this.db.of(BookingEvent).insert({ bookingId: id, status, at, actor, accountId, reason });
    const isPaid = move.paymentStatus === 'paid' && booking.paymentStatus !== 'paid';
    await this.events.raise(BookingMoved, { bookingId: id, status, isPaid, isNoShow: reason === 'no_show' });
    await this.events.raise(BookingChanged, { reference });
  }

  private async setPaymentStatus({ id, reference }: LockedBooking, paymentStatus: BookingPaymentStatus): Promise<void> {
    await this.db.of(Booking).update({ id }, { paymentStatus });
    await this.events.raise(BookingChanged, { reference });
  }

  private async notify({ reference }: LockedBooking, send: (row: BookingRow) => Promise<void>): Promise<void> {
    const row = await findBooking(this.db, reference);
    if (row) await send(row);
  }
}

/** The notifier method to call after each action. */
const NOTIFICATION_OF_ACTION = { confirm: 'confirmed', check_in: 'arrived', complete: 'completed' } as const;

const paidOnArrival = (booking: LockedBooking, action: BookingAction): Partial<Transition> =>
  action === 'check_in' && booking.paymentMethod === 'on_arrival' ? { paymentStatus: 'paid' } : {};

/** A cancellation returns the whole deposit with the rest. */
function depositAfter(booking: LockedBooking, { status }: Transition, at: Date): Deposit {
  if (status !== 'cancelled' || booking.depositCents === 0) return {};
  const settled = booking.paymentStatus === 'paid' ? { depositSettledAt: at } : {};
  return { depositKeptCents: 0, depositReason: null, ...settled };
}
