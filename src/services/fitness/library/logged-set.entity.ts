import { Entity, ForeignKey } from 'typeorm';
import {
  BilingualColumn,
  CreatedAt,
  DayColumn,
  DecimalColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  Identity,
  IntegerColumn,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { Account } from '#shared/staff/account.entity';
import { Exercise } from '../exercises/exercise.entity';

/** Sets that a member logged from the library, outside a session. */
@Entity({ name: 'logged_set' })
@HandWrittenCheck('logged_set_figures')
@HandWrittenIndex('logged_set_account_idx')
@HandWrittenIndex('logged_set_exercise_idx')
@HandWrittenIndex('logged_set_of_exercise_idx')
export class LoggedSet {
  @Identity()
  id: number;

  @ForeignKey(() => Account, { name: 'logged_set_account_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  accountId: number;

  @ForeignKey(() => Exercise, { name: 'logged_set_exercise_fkey', onDelete: 'SET NULL' })
  @IntegerColumn({ nullable: true })
  exerciseId: number | null;

  /** Slug at the time of logging. */
  @TextColumn()
  exerciseSlug: string;

  @BilingualColumn()
  exerciseName: Bilingual;

  @DayColumn()
  date: string;

  @IntegerColumn()
  sets: number;

  /** Repetitions of each set. */
  @IntegerColumn()
  reps: number;

  /** Kilograms; 0 without weight. */
  @DecimalColumn(6, 2, { default: 0 })
  weightKg: number;

  @CreatedAt()
  createdAt: Date;
}
