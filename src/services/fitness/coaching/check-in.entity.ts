import { Entity, ForeignKey, Unique } from 'typeorm';
import {
  DayColumn,
  DecimalColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  InstantColumn,
  IntegerColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';

/** A weekly report of a member; one per ISO week. */
@Entity({ name: 'check_in' })
@Unique('check_in_once_a_week', ['memberId', 'week'])
@HandWrittenCheck('check_in_week_begins_on_monday')
@HandWrittenCheck('check_in_figures')
@HandWrittenCheck('check_in_reply_whole')
@HandWrittenIndex('check_in_week_idx')
@HandWrittenIndex('check_in_replied_by_idx')
export class CheckIn extends StoredRecord {
  @ForeignKey(() => Account, { name: 'check_in_member_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  memberId: number;

  /** The Monday of the ISO week, in the member's time zone. */
  @DayColumn()
  week: string;

  /** 1 to 10. */
  @IntegerColumn()
  energy: number;

  @DecimalColumn(6, 2, { nullable: true })
  weightKg: number | null;

  @TextColumn({ default: '' })
  notes: string;

  @TextColumn({ nullable: true })
  reply: string | null;

  @ForeignKey(() => Account, { name: 'check_in_replied_by_fkey', onDelete: 'SET NULL' })
  @IntegerColumn({ nullable: true })
  repliedById: number | null;

  @InstantColumn({ nullable: true })
  repliedAt: Date | null;
}
