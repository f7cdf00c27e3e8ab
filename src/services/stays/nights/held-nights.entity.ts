import { Entity, Exclusion, ForeignKey, Unique } from 'typeorm';
import {
  DayColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  Identity,
  InstantColumn,
  IntegerColumn,
} from '#kit/database/columns';
import { WaitingOffer } from '#shared/waiting-list/waiting-offer.entity';

/**
 * All holders of nights share this table, so that its exclusion constraint prevents double bookings. Each kind of holder
 * has a column for its id. Migrations declare the foreign keys to stays, bookings, blocks, events and changes, whose
 * features import this one.
 */
@Entity({ name: 'held_nights' })
@Unique('held_nights_booking_once', ['bookingId'])
@Unique('held_nights_block_once', ['blockId'])
@Unique('held_nights_offer_once', ['offerId'])
@HandWrittenCheck('held_nights_in_order')
@HandWrittenCheck('held_nights_one_holder')
@HandWrittenCheck('held_nights_blocks_stay')
@Exclusion('held_nights_sold_once', 'USING gist (stay_id WITH =, daterange(from_day, to_day) WITH &&)')
@HandWrittenIndex('held_nights_days_idx')
@HandWrittenIndex('held_nights_expiry_idx')
@HandWrittenIndex('held_nights_event_idx')
@HandWrittenIndex('held_nights_change_idx')
export class HeldNights {
  @Identity()
  id: number;

  @IntegerColumn()
  stayId: number;

  @DayColumn()
  fromDay: string;

  @DayColumn()
  toDay: string;

  @IntegerColumn({ nullable: true })
  bookingId: number | null;

  @IntegerColumn({ nullable: true })
  blockId: number | null;

  /** The imported event; each row of it has one range of nights that were free. */
  @IntegerColumn({ nullable: true })
  eventId: number | null;

  /** The unpaid change that adds the nights to its booking. */
  @IntegerColumn({ nullable: true })
  changeId: number | null;

  /** The offer of the nights to a waiting guest. */
  @ForeignKey(() => WaitingOffer, { name: 'held_nights_offer_fkey', onDelete: 'CASCADE' })
  @IntegerColumn({ nullable: true })
  offerId: number | null;

  /** End of an unpaid booking or change, or of an offer, even before the sweep deletes the row; null for permanent holds. */
  @InstantColumn({ nullable: true })
  expiresAt: Date | null;
}
