import { Entity, ForeignKey } from 'typeorm';
import {
  BilingualColumn,
  DayColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  InstantColumn,
  IntegerColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { Account } from '#shared/staff/account.entity';
import { Workout } from '../workouts/workout.entity';

/** Assignment of the coach, program day, or any other workout. */
export type SessionSource = 'assignment' | 'program' | 'suggestion';

export type SessionStatus = 'open' | 'finished' | 'discarded';

/** A training in the application, a copy of its workout. One is open at a time (`workout_session_open_once`). */
@Entity({ name: 'workout_session' })
@HandWrittenCheck('workout_session_status_known')
@HandWrittenCheck('workout_session_source_known')
@HandWrittenCheck('workout_session_times')
@HandWrittenCheck('workout_session_a_day_at_most')
@HandWrittenIndex('workout_session_open_once')
@HandWrittenIndex('workout_session_finished_idx')
@HandWrittenIndex('workout_session_account_idx')
@HandWrittenIndex('workout_session_workout_idx')
export class WorkoutSession extends StoredRecord {
  @ForeignKey(() => Account, { name: 'workout_session_account_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  accountId: number;

  @TextColumn({ default: 'open' })
  status: SessionStatus;

  @ForeignKey(() => Workout, { name: 'workout_session_workout_fkey', onDelete: 'SET NULL' })
  @IntegerColumn({ nullable: true })
  workoutId: number | null;

  /** Of the workout then. */
  @TextColumn({ nullable: true })
  workoutSlug: string | null;

  @BilingualColumn()
  name: Bilingual;

  @TextColumn({ default: 'suggestion' })
  source: SessionSource;

  /** The member's day it was opened on. */
  @DayColumn()
  date: string;

  @InstantColumn()
  startedAt: Date;

  @InstantColumn({ nullable: true })
  endedAt: Date | null;

  /** The exercise being done, by its slug. */
  @TextColumn({ nullable: true })
  currentSlug: string | null;

  /** End of the rest after the last set; past or null when there is none. */
  @InstantColumn({ nullable: true })
  restUntil: Date | null;

  @TextColumn({ default: '' })
  note: string;

  /** Set when it is finished. */
  @IntegerColumn({ nullable: true })
  caloriesKcal: number | null;
}
