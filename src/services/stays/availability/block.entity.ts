import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import { HandWrittenCheck, InstantColumn, IntegerColumn, StoredRecord, TextColumn } from '#kit/database/columns';
import { Stay } from '../stays/stay.entity';

export const BLOCK_REASONS = ['maintenance', 'owner_use', 'other'] as const;
export type BlockReason = (typeof BLOCK_REASONS)[number];

@Entity({ name: 'block' })
@Index('block_stay_idx', ['stayId'])
@Unique('block_calendar_uid_key', ['calendarUid'])
@HandWrittenCheck('block_reason_known')
export class Block extends StoredRecord {
  @ForeignKey(() => Stay, { name: 'block_stay_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  stayId: number;

  @TextColumn({ default: 'other' })
  reason: BlockReason;

  @TextColumn({ nullable: true })
  note: string | null;

  /** UID in calendars of other platforms; never changes. */
  @TextColumn({ default: () => '(gen_random_uuid())' })
  calendarUid: string;

  /** Number of changes of dates. */
  @IntegerColumn({ default: 0 })
  calendarSequence: number;

  /** When the dates last changed. */
  @InstantColumn({ default: () => 'now()' })
  calendarChangedAt: Date;
}
