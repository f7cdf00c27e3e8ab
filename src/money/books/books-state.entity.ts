import { Entity, PrimaryColumn } from 'typeorm';
import {
  DayColumn,
  HandWrittenCheck,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  TextColumn,
} from '#kit/database/columns';
import type { Difference } from './checks';

/** One row: which days are open, and what the last check found. */
@Entity({ name: 'books_state' })
@HandWrittenCheck('books_state_once')
export class BooksState {
  @PrimaryColumn({ type: 'integer', default: 1, primaryKeyConstraintName: 'books_state_pkey' })
  id: number;

  /** Time zone of the days. */
  @TextColumn({ default: 'UTC' })
  zone: string;

  /** The last closed day; null before the first. */
  @DayColumn({ nullable: true })
  closedTo: string | null;

  @InstantColumn({ nullable: true })
  checkedAt: Date | null;

  /** When the whole ledger was checked last, by the nightly check. */
  @InstantColumn({ nullable: true })
  wholeCheckedAt: Date | null;

  @IntegerColumn({ default: 0 })
  differenceCount: number;

  @JsonColumn({ default: [] })
  differences: Difference[];
}
