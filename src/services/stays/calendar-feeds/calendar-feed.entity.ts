import { Entity, ForeignKey, Unique } from 'typeorm';
import {
  BooleanColumn,
  DayColumn,
  HandWrittenCheck,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import { Stay } from '../stays/stay.entity';
import type { UnreadDays } from './unread-events';

/** A calendar of another platform whose events hold nights of a stay. */
@Entity({ name: 'calendar_feed' })
@Unique('calendar_feed_address_key', ['stayId', 'addressHash'])
@Unique('calendar_feed_number_key', ['stayId', 'number'])
@HandWrittenCheck('calendar_feed_number_known')
@HandWrittenCheck('calendar_feed_horizon')
@HandWrittenCheck('calendar_feed_unread_counted')
export class CalendarFeed extends StoredRecord {
  @ForeignKey(() => Stay, { name: 'calendar_feed_stay_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  stayId: number;

  /** 1 to 10, which limits the feeds of a stay. */
  @IntegerColumn()
  number: number;

  @TextColumn()
  name: string;

  /** Often contains a secret of the other platform; it is only used to fetch. */
  @TextColumn()
  address: string;

  /** SHA-256 of the address, in hex. */
  @TextColumn()
  addressHash: string;

  /** Events that begin more days ahead hold no nights; null for no limit. */
  @IntegerColumn({ nullable: true })
  horizonDays: number | null;

  /** Whether the stay takes no bookings while the feed is stale. */
  @BooleanColumn({ default: false })
  stopWhenStale: boolean;

  @TextColumn({ nullable: true })
  etag: string | null;

  @TextColumn({ nullable: true })
  lastModified: string | null;

  /** The company's day of the last success. */
  @DayColumn({ nullable: true })
  readDay: string | null;

  /** End of the claim of the process that reads the feed; null without one. */
  @InstantColumn({ nullable: true })
  claimedUntil: Date | null;

  @InstantColumn({ nullable: true })
  readAt: Date | null;

  @InstantColumn({ nullable: true })
  succeededAt: Date | null;

  /** Why the last reading failed; null after a success. */
  @TextColumn({ nullable: true })
  error: string | null;

  /** When the file first lacked more than half of the events. */
  @InstantColumn({ nullable: true })
  shrunkAt: Date | null;

  /** Number of events that could not be read in full. */
  @IntegerColumn({ default: 0 })
  unread: number;

  /** The first events that could not be read in full, without their texts. */
  @JsonColumn({ default: [] })
  unreadEvents: UnreadDays[];

  /** When staff were notified that the feed is stale. */
  @InstantColumn({ nullable: true })
  staleAt: Date | null;
}
