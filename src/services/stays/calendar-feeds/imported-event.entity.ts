import { Entity, ForeignKey, Unique } from 'typeorm';
import {
  BooleanColumn,
  DayColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  InstantColumn,
  IntegerColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import { Stay } from '../stays/stay.entity';
import { CalendarFeed } from './calendar-feed.entity';

/** `busy` holds nights, `echo` repeats a booking or block of ours, `ignored` leaves the nights free. */
export type ImportedKind = 'busy' | 'echo' | 'ignored';

/** An event of a feed, or an occurrence of a recurring one. */
@Entity({ name: 'imported_event' })
@Unique('imported_event_key', ['feedId', 'uid', 'recurrence', 'start'])
@HandWrittenCheck('imported_event_in_order')
@HandWrittenCheck('imported_event_kind_known')
@HandWrittenIndex('imported_event_busy_idx')
export class ImportedEvent extends StoredRecord {
  @ForeignKey(() => CalendarFeed, { name: 'imported_event_feed_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  feedId: number;

  @ForeignKey(() => Stay, { name: 'imported_event_stay_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  stayId: number;

  @TextColumn()
  uid: string;

  @TextColumn({ default: '' })
  recurrence: string;

  /** Set only where the file has several events with this UID and recurrence. */
  @TextColumn({ default: '' })
  start: string;

  /** SHA-256 of the summary, which may name a guest. */
  @TextColumn()
  summaryHash: string;

  @DayColumn()
  fromDay: string;

  @DayColumn()
  toDay: string;

  /** Whether it is cancelled or transparent, so that it holds no nights. */
  @BooleanColumn({ default: false })
  isFree: boolean;

  @TextColumn()
  kind: ImportedKind;

  /** When a reading first lacked it without releasing it. */
  @InstantColumn({ nullable: true })
  missingSince: Date | null;

  /** When it was last an echo with these days: bookings and blocks made before are no conflict. */
  @InstantColumn({ nullable: true })
  echoedAt: Date | null;
}
