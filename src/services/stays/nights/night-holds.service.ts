import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Database } from '#kit/database/database';
import { raw, sql } from '#kit/database/sql';
import { refusal } from '#kit/refusals/refusal';
import { DomainEvents } from '#kit/service/domain-events';
import { acceptOffer } from '#shared/waiting-list/waiting-lists';
import { HeldNights } from './held-nights.entity';
import { type FreedNights, NightsFreed } from './night.events';
import type { Nights } from './nights';

/** One of the nights is held. Only staff see the holder in `details`. */
export const DatesTaken = refusal(409, 'dates_taken');

/** The constraint on which one of two parallel reservations of a night fails. */
export const NIGHTS_SOLD_ONCE = 'held_nights_sold_once';

export interface NightReservation extends Nights {
  stayId: number;
  bookingId?: number;
  blockId?: number;
  /** When an unpaid hold ends; permanent when omitted. */
  expiresAt?: Date;
  /** Context of a refusal. */
  explanation?: object;
}

/** A booking that takes over a hold. */
export interface PassedHold {
  bookingId: number;
  at: Date;
  /** When an unpaid hold ends; permanent when omitted. */
  expiresAt?: Date | undefined;
  /** Context of a refusal. */
  explanation?: object;
}

/** Holder of taken nights, for staff. A change has the reference of its booking. */
export interface Holder {
  held_by: 'booking' | 'block' | 'import' | 'change' | 'offer';
  reference: string;
}

const IS_WAITLIST_ON = `EXISTS (SELECT FROM setting WHERE key = 'waitlist' AND value = 'true')`;

@Injectable()
export class NightHolds {
  constructor(
    private readonly db: Database,
    private readonly events: DomainEvents,
  ) {}

  /** False when a night is held. `ON CONFLICT` waits for a concurrent reservation and never deadlocks. */
  async reserve({ stayId, checkIn, checkOut, bookingId, blockId, expiresAt }: NightReservation): Promise<boolean> {
    const reserved = await this.db.row(
      `INSERT INTO held_nights (stay_id, from_day, to_day, booking_id, block_id, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT ON CONSTRAINT held_nights_sold_once DO NOTHING RETURNING id`,
      [stayId, checkIn, checkOut, bookingId ?? null, blockId ?? null, expiresAt ?? null],
    );
    return reserved !== undefined;
  }

  /** Queued: throws DatesTaken at the end of the transaction when a night is held. */
  async reserveAtEnd(reservation: NightReservation): Promise<void> {
    const { stayId, checkIn, checkOut, bookingId, expiresAt, explanation } = reservation;
    const reserved = sql`
      INSERT INTO held_nights (stay_id, from_day, to_day, booking_id, expires_at)
      VALUES (${stayId}, ${checkIn}, ${checkOut}, ${bookingId ?? null}, ${expiresAt ?? null})
      ON CONFLICT ON CONSTRAINT held_nights_sold_once DO NOTHING RETURNING id`;
    await this.db.queueWrite(reserved, { onWritten: refuseIfNone(explanation) });
  }

  /**
   * Releases the nights of a booking. Imported events and guests that wait for them take them in the same statement. It
   * locks an awaited stay before the hold, as imports do.
   */
  async release({ bookingId }: { bookingId: number }): Promise<void> {
    const freed = await this.db.row<FreedNights>(sql`
      WITH locked AS MATERIALIZED (SELECT lock_awaited_stay(stay_id) FROM held_nights WHERE booking_id = ${bookingId})
      DELETE FROM held_nights WHERE booking_id = ${bookingId} AND (SELECT count(*) FROM locked) > 0
      RETURNING stay_id AS "stayId", ${raw(IS_WAITLIST_ON)} AS "isWaitlistOn"`);
    if (freed) await this.events.raise(NightsFreed, freed);
  }

  /** Holds unpaid nights until a later instant, in the running transaction. */
  async extend(holder: { bookingId: number } | { changeId: number }, until: Date): Promise<void> {
    await this.db.of(HeldNights).update({ ...holder, expiresAt: Not(IsNull()) }, { expiresAt: until });
  }

  /** Queued: passes the hold of an offer to the booking. Throws DatesTaken when it is gone. */
  async passOffer({ offerId }: { offerId: number }, booking: PassedHold): Promise<void> {
    const { bookingId, at, expiresAt, explanation } = booking;
    const passed = sql`
      UPDATE held_nights SET booking_id = ${bookingId}, offer_id = NULL, expires_at = ${expiresAt ?? null}
      WHERE offer_id = ${offerId} RETURNING id`;
    await this.db.queueWrite(passed, { onWritten: refuseIfNone(explanation) });
    await this.db.queueWrite(acceptOffer(offerId, at));
  }

  /** Removes the expiry of a hold after payment. */
  async makePermanent(bookingId: number): Promise<void> {
    await this.db.rows('UPDATE held_nights SET expires_at = NULL WHERE booking_id = $1', [bookingId]);
  }

  /**
   * Moves a booking in one statement, so that its own nights do not conflict. Fails on `held_nights_sold_once`.
   * @param changeId a paid change, whose nights pass to the booking
   */
  async moveBooking(bookingId: number, { checkIn, checkOut }: Nights, changeId: number | null): Promise<void> {
    const passed = await this.db.queueWrite(sql`DELETE FROM held_nights WHERE change_id = ${changeId} RETURNING id`, {
      onWritten: () => undefined,
      readers: 1,
    });
    await this.db.queueWrite(sql`
      UPDATE held_nights SET from_day = ${checkIn}, to_day = ${checkOut}
      WHERE booking_id = ${bookingId} AND (SELECT count(*) FROM ${passed}) >= 0`);
  }

  /** Moves a block in one statement, so that its own nights do not conflict. @throws DatesTaken */
  async moveBlock(blockId: number, stayId: number, nights: Nights): Promise<void> {
    const holder = await this.holderOf(stayId, nights, { blockId });
    if (holder) throw DatesTaken({ details: { ...holder } });
    await this.db.of(HeldNights).update({ blockId }, { stayId, fromDay: nights.checkIn, toDay: nights.checkOut });
  }

  /** @param except a block or a booking that may hold the nights */
  async holderOf(
    stayId: number,
    { checkIn, checkOut }: Nights,
    except: { blockId?: number; bookingId?: number } = {},
  ): Promise<Holder | undefined> {
    return this.db.row<Holder>(
      `SELECT CASE WHEN held.booking_id IS NOT NULL THEN 'booking' WHEN held.block_id IS NOT NULL THEN 'block'
           WHEN held.change_id IS NOT NULL THEN 'change' WHEN held.offer_id IS NOT NULL THEN 'offer' ELSE 'import' END AS held_by,
         coalesce(booking.reference, changing.reference, 'BLK-' || held.block_id, 'FEED-' || event.feed_id, 'OFFER-' || held.offer_id) AS reference
       FROM held_nights held LEFT JOIN booking ON booking.id = held.booking_id
         LEFT JOIN booking_change change ON change.id = held.change_id LEFT JOIN booking changing ON changing.id = change.booking_id
         LEFT JOIN imported_event event ON event.id = held.event_id
       WHERE held.stay_id = $1 AND daterange(held.from_day, held.to_day) && daterange($2::date, $3::date)
         AND ($4::integer IS NULL OR held.block_id IS DISTINCT FROM $4)
         AND ($5::integer IS NULL OR held.booking_id IS DISTINCT FROM $5)
       ORDER BY held.from_day LIMIT 1`,
      [stayId, checkIn, checkOut, except.blockId ?? null, except.bookingId ?? null],
    );
  }
}

const refuseIfNone = (explanation?: object) => (rows: object[]) => {
  if (rows.length === 0) throw explanation ? DatesTaken().about(explanation) : DatesTaken();
};
