import { Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { BilingualColumn, HandWrittenCheck, HandWrittenIndex, IntegerColumn } from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { Exercise } from '../exercises/exercise.entity';
import { Workout } from './workout.entity';

/** One exercise of a workout, with sets measured in repetitions or in time. A workout has each exercise once. */
@Entity({ name: 'workout_exercise' })
@Unique('workout_exercise_once', ['workoutId', 'exerciseId'])
@HandWrittenCheck('workout_exercise_figures')
@HandWrittenCheck('workout_exercise_counted')
@HandWrittenIndex('workout_exercise_exercise_idx')
export class WorkoutExercise {
  @ForeignKey(() => Workout, { name: 'workout_exercise_workout_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  workoutId: number;

  /** Position in the workout, from 1 without gaps. */
  @PrimaryColumn({ type: 'integer' })
  position: number;

  @ForeignKey(() => Exercise, { name: 'workout_exercise_exercise_fkey' })
  @IntegerColumn()
  exerciseId: number;

  @IntegerColumn()
  sets: number;

  /** Repetitions of a set; null where a set is measured in time. */
  @IntegerColumn({ nullable: true })
  reps: number | null;

  /** Seconds of a set; null where repetitions are counted. */
  @IntegerColumn({ nullable: true })
  durationSeconds: number | null;

  /** Seconds of rest after each set. */
  @IntegerColumn({ default: 60 })
  restSeconds: number;

  @BilingualColumn({ canBeEmpty: true })
  note: Bilingual;
}
