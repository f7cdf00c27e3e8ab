import { Injectable } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { Database } from '#kit/database/database';
import { raw, type Sql, sql } from '#kit/database/sql';
import { DomainEvents } from '#kit/service/domain-events';
import { Clock } from '#kit/time/clock';
import { chargeReference } from '../bookings/booking-references';
import type { BookingChange, ChangedColumns } from '../bookings/booking-change.entity';
import { BookingChanged, BookingDatesChanged } from '../bookings/booking.events';
import { LEFT_OF_NIGHTS } from '../bookings/refundable-charge';
import { type BookingActor, hasBeenPaid } from '../bookings/booking-status';
import { NightHolds } from '../nights/night-holds.service';
import { ChangeRefunds } from './change-refunds.service';
import type { ChangingBooking } from './changing-booking';
import type { ChangeContext } from './change-context';
import type { ChangePlan } from './change-plan';

export interface ChangeAuthor {
  actor: BookingActor;
  accountId?: number;
  reason?: string;
  clientToken?: string;
}

/** Writes changes of locked bookings. The writes are queued, so that they are one statement. */
@Injectable()
export class ChangeWriter {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly nights: NightHolds,
    private readonly refunds: ChangeRefunds,
    private readonly events: DomainEvents,
    @InjectConfiguration() private readonly configuration: Configuration,
  ) {}

  /** Changes the booking now. */
  async apply(booking: ChangingBooking, context: ChangeContext, plan: ChangePlan, author: ChangeAuthor): Promise<void> {
    const { nextNumber: number } = context;
    const reference = chargeReference(booking.reference, number);
    await this.nights.moveBooking(booking.id, plan.wanted, null);
    await this.updateBooking(booking, plan.columns);
    await this.db.queueWrite(this.changeRow(booking, context, plan, author, null));
    if (hasBeenPaid(booking.paymentStatus)) {
      await this.addCharge(booking, { number, reference, differenceCents: plan.differenceCents }, plan.columns);
      if (plan.differenceCents > 0) await this.recordPayment(booking, reference, plan.differenceCents);
      await this.refunds.add(booking, context.charges, plan.refundCents, author.accountId);
    } else await this.replaceCharge(booking, plan.columns);
    await this.raiseChanged(booking);
  }

  /** Holds the added nights until the change is paid. */
  async open(
    booking: ChangingBooking,
    context: ChangeContext,
    plan: ChangePlan,
    author: ChangeAuthor,
  ): Promise<{ charge: string; expiresAt: string }> {
    const expiresAt = this.clock.now().add({ minutes: this.configuration.bookingHoldMinutes }).toString();
    const stored = await this.db.queueWrite(
      sql`${this.changeRow(booking, context, plan, author, expiresAt)} RETURNING id`,
      {
        onWritten: () => undefined,
        readers: 1,
      },
    );
    await this.db.queueWrite(sql`
      INSERT INTO held_nights (stay_id, from_day, to_day, change_id, expires_at)
      SELECT ${booking.stayId}, lower(piece), upper(piece), stored.id, ${expiresAt}::timestamptz
      FROM ${stored} stored, unnest(
        datemultirange(daterange(${plan.wanted.checkIn}::date, ${plan.wanted.checkOut}::date))
        - datemultirange(daterange(${booking.checkIn}::date, ${booking.checkOut}::date))) piece`);
    await this.db.queueWrite(sql`
      UPDATE booking SET change_count = change_count + 1, updated_at = now() WHERE id = ${booking.id}`);
    await this.events.raise(BookingChanged, { reference: booking.reference });
    return { charge: chargeReference(booking.reference, context.nextNumber), expiresAt };
  }

  /** Applies an open change whose payment has arrived. */
  async applyPaid(booking: ChangingBooking, change: BookingChange): Promise<void> {
    await this.nights.moveBooking(booking.id, change, change.id);
    await this.updateBooking(booking, change.booking);
    await this.addCharge(booking, change, change.booking);
    await this.db.queueWrite(sql`
      UPDATE booking_change SET status = 'applied', expires_at = NULL, updated_at = now() WHERE id = ${change.id}`);
    await this.raiseChanged(booking);
  }

  /** Undoes the latest change, whose payment never arrived. */
  async undo(booking: ChangingBooking, { id, reference }: BookingChange, before: ChangedColumns): Promise<void> {
    await this.nights.moveBooking(booking.id, { checkIn: before.check_in, checkOut: before.check_out }, null);
    await this.updateBooking(booking, before);
    await this.db.queueWrite(sql`
      UPDATE booking_charge SET nights_cents = 0, length_discount_cents = 0, extra_guest_cents = 0, retained_cents = 0,
        paid_at = NULL WHERE reference = ${reference}`);
    await this.db.queueWrite(sql`
      UPDATE booking_change SET status = 'ended', updated_at = now() WHERE id = ${id}`);
    await this.raiseChanged(booking);
  }

  private async raiseChanged({ id, reference }: ChangingBooking): Promise<void> {
    await this.events.raise(BookingDatesChanged, { bookingId: id });
    await this.events.raise(BookingChanged, { reference });
  }

  private changeRow(
    booking: ChangingBooking,
    { nextNumber }: ChangeContext,
    { wanted, columns, differenceCents, refundCents }: ChangePlan,
    { actor, accountId, reason, clientToken }: ChangeAuthor,
    expiresAt: string | null,
  ): Sql {
    const now = this.clock.now().toString();
    const before = Object.keys(columns).map(column => `'${column}', b.${column}`);
    return sql`
      INSERT INTO booking_change (booking_id, number, reference, status, from_check_in, from_check_out, from_guests,
        check_in, check_out, guests, difference_cents, refund_cents, booking, booking_before, actor, account_id, reason, client_token,
        expires_at, created_at, updated_at)
      VALUES (${booking.id}, ${nextNumber}, ${chargeReference(booking.reference, nextNumber)}, ${expiresAt ? 'open' : 'applied'},
        ${booking.checkIn}, ${booking.checkOut}, ${booking.guests}, ${wanted.checkIn}, ${wanted.checkOut},
        ${wanted.guests}, ${differenceCents}, ${refundCents}, ${JSON.stringify(columns)}::jsonb,
        (SELECT jsonb_build_object(${raw(before.join(', '))}) FROM booking b WHERE b.id = ${booking.id}), ${actor},
        ${accountId ?? null}, ${reason ?? null}, ${clientToken ?? null}, ${expiresAt}, ${now}, ${now})`;
  }

  private async updateBooking({ id }: ChangingBooking, columns: ChangedColumns): Promise<void> {
    const set = Object.keys(columns).map(column => `${column} = changed.${column}`);
    await this.db.queueWrite(sql`
      UPDATE booking SET ${raw(set.join(', '))}, shown_cents = NULL, change_count = booking.change_count + 1, updated_at = now()
      FROM jsonb_populate_record(NULL::booking, ${JSON.stringify(columns)}) changed WHERE booking.id = ${id}`);
  }

  /**
   * Adds a charge for the increase of each amount of a paid booking. Decreases are refunded from earlier charges. Money that
   * was refunded before cannot be retained.
   */
  private async addCharge(
    booking: ChangingBooking,
    { number, reference, differenceCents }: Pick<BookingChange, 'number' | 'reference' | 'differenceCents'>,
    columns: ChangedColumns,
  ): Promise<void> {
    const amounts = [
      Math.max(0, differenceCents),
      columns.length_discount_cents - booking.lengthDiscountCents,
      columns.extra_guest_cents - booking.extraGuestCents,
      columns.retained_cents - booking.retainedCents,
    ] as const;
    if (amounts.every(cents => cents === 0)) return;
    const [nights, discount, extraGuests, retained] = amounts;
    await this.db.queueWrite(sql`
      INSERT INTO booking_charge (booking_id, number, reference, nights_cents, cleaning_cents, length_discount_cents,
        extra_guest_cents, retained_cents, paid_at)
      SELECT ${booking.id}, ${number}, ${reference}, ${nights}, 0, ${discount}, ${extraGuests},
        least(${retained}, greatest(0, ${nights} + coalesce(sum(${raw(LEFT_OF_NIGHTS)} - charge.retained_cents), 0))), now()
      FROM booking_charge charge WHERE charge.booking_id = ${booking.id} AND charge.paid_at IS NOT NULL`);
  }

  /** Replaces the amounts of an unpaid booking, which is paid in full later. */
  private async replaceCharge({ id, cleaningFeeCents }: ChangingBooking, columns: ChangedColumns): Promise<void> {
    await this.db.queueWrite(sql`
      UPDATE booking_charge SET nights_cents = ${columns.total_cents - cleaningFeeCents},
        length_discount_cents = ${columns.length_discount_cents}, extra_guest_cents = ${columns.extra_guest_cents},
        retained_cents = ${columns.retained_cents}
      WHERE booking_id = ${id} AND number = 1`);
  }

  /** Stores a payment without a processor: simulated, or in cash on arrival. */
  private async recordPayment(
    { isSimulated, currency }: ChangingBooking,
    reference: string,
    cents: number,
  ): Promise<void> {
    await this.db.queueWrite(sql`
      INSERT INTO payment (reference, provider, amount_cents, currency, status, settles)
      VALUES (${reference}, ${isSimulated ? 'simulated' : 'cash'}, ${cents}, ${currency}, 'paid', true)`);
  }
}
