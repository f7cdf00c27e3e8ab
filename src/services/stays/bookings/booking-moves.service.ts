import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { definedOnly } from '#kit/database/defined-only';
import { NotFound } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import { NightHolds } from '../nights/night-holds.service';
import { Booking } from './booking.entity';
import { BookingEvent } from './booking-event.entity';
import { BookingChanges } from './booking-changes';
import { type BookingRow, findBooking, storedReference } from './booking.queries';
import { BookingNotifier } from './booking-notifier.service';
import {
  ACTION_TO_STATUS,
  actionRefusal,
  type BookingAction,
  CancellationWindowPassed,
  guestCancelRefusal,
} from './booking-rules';
import type { BookingActor, BookingPaymentStatus, BookingStatus, FailureReason } from './booking-status';

/** A booking that nobody else changes until the running transaction ends. */
export type LockedBooking = Booking;

export interface Mover {
  actor: BookingActor;
  accountId?: number;
}

interface Move {
  status: BookingStatus;
  paymentStatus?: BookingPaymentStatus;
  /** What becomes of the reason; left alone when undefined. */
  failureReason?: FailureReason | null;
}

type Effect = (reference: string) => Promise<unknown>;

/** The way of a booking through its statuses. Every move locks the booking first, so of two at once the second is judged by what the first left. */
@Injectable()
export class BookingMoves {
  private readonly whenCancelledEffects: Effect[] = [];

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly nights: NightHolds,
    private readonly notifier: BookingNotifier,
    private readonly changes: BookingChanges,
  ) {}

  /** Declares what else happens in the transaction that cancels a booking. */
  whenCancelled(effect: Effect): void {
    this.whenCancelledEffects.push(effect);
  }

  async lock(reference: string): Promise<LockedBooking | undefined> {
    const where = { reference: storedReference(reference) ?? '' };
    return (await this.db.of(Booking).findOne({ where, lock: { mode: 'pessimistic_write' } })) ?? undefined;
  }

  /**
   * What staff do.
   * @param today the company's day
   */
  async act(booking: LockedBooking, action: BookingAction, today: string, mover: Mover): Promise<void> {
    const refused = actionRefusal(action, booking, today);
    if (refused) throw refused();
    if (action === 'cancel') return this.cancel(booking, mover);
    await this.move(booking, { status: ACTION_TO_STATUS[action], ...paidOnArrival(booking, action) }, mover);
    await this.tell(booking, row => this.notifier[STEP[action]](row));
  }

  /** The guest gives the booking up. */
  async cancelByGuest(reference: string): Promise<void> {
    await this.db.transaction(async () => {
      const booking = await this.lock(reference);
      if (!booking) throw NotFound();
      const refused = guestCancelRefusal(booking, this.clock.now().epochMilliseconds);
      if (refused === CancellationWindowPassed) {
        throw refused({ details: { cancellation_deadline: booking.cancellationDeadline.toISOString() } });
      }
      if (refused) throw refused();
      await this.cancel(booking, { actor: 'guest' });
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
    await this.tell(booking, row => this.notifier.failed(row));
  }

  /** The money arrived. */
  async confirmPaid(booking: LockedBooking): Promise<void> {
    await this.move(booking, { status: 'confirmed', paymentStatus: 'paid', failureReason: null }, { actor: 'payment' });
    await this.nights.keep(booking.id);
    await this.tell(booking, row => this.notifier.paid(row));
  }

  /** The processor has given all money back. A booking that has not begun ends with it. */
  async refunded(booking: LockedBooking): Promise<void> {
    if (booking.status === 'pending' || booking.status === 'confirmed') {
      await this.release(booking, { status: 'cancelled', paymentStatus: 'refunded' }, { actor: 'payment' });
      await this.tell(booking, row => this.notifier.cancelled(row, 'payment'));
      return;
    }
    await this.setPaymentStatus(booking, 'refunded');
  }

  /** Money that came too late goes back. */
  async refundDue(booking: LockedBooking): Promise<void> {
    await this.setPaymentStatus(booking, 'refund_due');
    await this.tell(booking, row => this.notifier.refundDue(row));
  }

  private async cancel(booking: LockedBooking, mover: Mover): Promise<void> {
    const owed = booking.isSimulated ? 'refunded' : 'refund_due';
    const paymentStatus = booking.paymentStatus === 'paid' ? owed : booking.paymentStatus;
    await this.release(booking, { status: 'cancelled', paymentStatus }, mover);
    await this.tell(booking, row => this.notifier.cancelled(row, mover.actor));
  }

  private async release(booking: LockedBooking, move: Move, mover: Mover): Promise<void> {
    await this.move(booking, move, mover);
    await this.nights.release({ bookingId: booking.id });
    for (const effect of this.whenCancelledEffects) await effect(booking.reference);
  }

  private async move({ id, reference }: LockedBooking, move: Move, { actor, accountId }: Mover): Promise<void> {
    const { status, failureReason: reason } = move;
    await this.db.of(Booking).update({ id }, definedOnly(move));
    const at = new Date(this.clock.now().epochMilliseconds);
    await this.db.of(BookingEvent).insert({ bookingId: id, status, at, actor, accountId, reason });
    this.changes.changed(reference);
  }

  private async setPaymentStatus({ id, reference }: LockedBooking, paymentStatus: BookingPaymentStatus): Promise<void> {
    await this.db.of(Booking).update({ id }, { paymentStatus });
    this.changes.changed(reference);
  }

  private async tell({ reference }: LockedBooking, news: (row: BookingRow) => Promise<void>): Promise<void> {
    const row = await findBooking(this.db, reference);
    if (row) await news(row);
  }
}

/** What the guest is written after each action. */
const STEP = { confirm: 'confirmed', check_in: 'arrived', complete: 'completed' } as const;

/** Who pays on arrival has paid when they check in. */
const paidOnArrival = (booking: LockedBooking, action: BookingAction): Partial<Move> =>
  action === 'check_in' && booking.paymentMethod === 'on_arrival' ? { paymentStatus: 'paid' } : {};
