import { Entity, ForeignKey, Unique } from 'typeorm';
import { DecimalColumn, HandWrittenCheck, Identity, InstantColumn, IntegerColumn } from '#kit/database/columns';
import { SessionExercise } from './session-exercise.entity';

/** A planned set, which is done once it is logged. Logging it again changes the row. */
@Entity({ name: 'session_set' })
@Unique('session_set_once', ['sessionExerciseId', 'number'])
@HandWrittenCheck('session_set_figures')
@HandWrittenCheck('session_set_rpe_in_halves')
export class SessionSet {
  @Identity()
  id: number;

  @ForeignKey(() => SessionExercise, { name: 'session_set_exercise_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  sessionExerciseId: number;

  /** Number within its exercise, from 1. */
  @IntegerColumn()
  number: number;

  @DecimalColumn(6, 2, { nullable: true })
  weightKg: number | null;

  /** Null until the set is logged. */
  @IntegerColumn({ nullable: true })
  reps: number | null;

  /** Rate of perceived exertion, 0 to 10 in halves. */
  @DecimalColumn(3, 1, { nullable: true })
  rpe: number | null;

  @InstantColumn({ nullable: true })
  loggedAt: Date | null;
}
