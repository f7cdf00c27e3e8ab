import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { sql } from '#kit/database/sql';
import { refusal } from '#kit/refusals/refusal';
import type { Nights } from './nights';

/** Somebody holds one of the nights. Only staff are told who. */
export const DatesTaken = refusal(409, 'dates_taken');

export interface Claim extends Nights {
  stayId: number;
  bookingId?: number;
  blockId?: number;
  /** An unpaid booking holds them until then; for good when left out. */
  expiresAt?: Date;
}

/** Who is in the way, for staff. */
export interface Holder {
  held_by: 'booking' | 'block';
  reference: string;
}

/** Reserves nights of stays and releases them, in the transaction of the booking or block that needs them. */
@Injectable()
export class NightHolds {
  constructor(private readonly db: Database) {}

  /**
   * Answers false when one of the nights is held already. A concurrent reservation is waited for, and then given way to:
   * unlike a plain insert, that never deadlocks under contention.
   */
  async reserve({ stayId, checkIn, checkOut, bookingId, blockId, expiresAt }: Claim): Promise<boolean> {
    const reserved = await this.db.row(
      `INSERT INTO held_nights (stay_id, from_day, to_day, booking_id, block_id, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT ON CONSTRAINT held_nights_sold_once DO NOTHING RETURNING id`,
      [stayId, checkIn, checkOut, bookingId ?? null, blockId ?? null, expiresAt ?? null],
    );
    return reserved !== undefined;
  }

  /**
   * Leaves the nights to be reserved at the end of the running transaction, which is refused when one of them is held.
   * @throws DatesTaken when they are written
   */
  async reserveAtEnd({ stayId, checkIn, checkOut, bookingId, expiresAt }: Claim): Promise<void> {
    const reserved = sql`
      INSERT INTO held_nights (stay_id, from_day, to_day, booking_id, expires_at)
      VALUES (${stayId}, ${checkIn}, ${checkOut}, ${bookingId ?? null}, ${expiresAt ?? null})
      ON CONFLICT ON CONSTRAINT held_nights_sold_once DO NOTHING RETURNING id`;
    const refuseIfNone = (rows: object[]) => {
      if (rows.length === 0) throw DatesTaken();
    };
    await this.db.queueWrite(reserved, { onWritten: refuseIfNone });
  }

  async release(holder: { bookingId: number } | { blockId: number }): Promise<void> {
    if ('bookingId' in holder) await this.db.rows('DELETE FROM held_nights WHERE booking_id = $1', [holder.bookingId]);
    else await this.db.rows('DELETE FROM held_nights WHERE block_id = $1', [holder.blockId]);
  }

  /** The booking is paid: its nights are its own for good. */
  async keep(bookingId: number): Promise<void> {
    await this.db.rows('UPDATE held_nights SET expires_at = NULL WHERE booking_id = $1', [bookingId]);
  }

  /** The first who holds one of the nights. */
  async holderOf(stayId: number, { checkIn, checkOut }: Nights): Promise<Holder | undefined> {
    return this.db.row<Holder>(
      `SELECT CASE WHEN held.booking_id IS NULL THEN 'block' ELSE 'booking' END AS held_by,
         coalesce(booking.reference, 'BLK-' || held.block_id) AS reference
       FROM held_nights held LEFT JOIN booking ON booking.id = held.booking_id
       WHERE held.stay_id = $1 AND daterange(held.from_day, held.to_day) && daterange($2::date, $3::date)
       ORDER BY held.from_day LIMIT 1`,
      [stayId, checkIn, checkOut],
    );
  }
}
