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

/** Plan from which a session is opened; any other workout is a suggestion. */
export type SessionSource = 'assignment' | 'program' | 'suggestion';

export type SessionStatus = 'open' | 'finished' | 'discarded';

/**
 * A training in the application, with a copy of its workout. An account has one open session
 * (`workout_session_open_once`).
 */
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

  /** Slug of the workout at the start. */
  @TextColumn({ nullable: true })
  workoutSlug: string | null;

  @BilingualColumn()
  name: Bilingual;

  @TextColumn({ default: 'suggestion' })
  source: SessionSource;

  /** Day of the start, in the time zone of the member. */
  @DayColumn()
  date: string;

  @InstantColumn()
  startedAt: Date;

  @InstantColumn({ nullable: true })
  endedAt: Date | null;

  /** Slug of the current exercise. */
  @TextColumn({ nullable: true })
  currentSlug: string | null;

  /** End of the rest after the last set; in the past or null without a rest. */
  @InstantColumn({ nullable: true })
  restUntil: Date | null;

  @TextColumn({ default: '' })
  note: string;

  /** Null until it is finished. */
  @IntegerColumn({ nullable: true })
  caloriesKcal: number | null;
}
