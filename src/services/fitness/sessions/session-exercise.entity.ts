import { Entity, ForeignKey, Unique } from 'typeorm';
import { BilingualColumn, HandWrittenIndex, Identity, IntegerColumn, TextColumn } from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { Exercise } from '../exercises/exercise.entity';
import { WorkoutSession } from './workout-session.entity';

/** An exercise of a session, copied from the library. */
@Entity({ name: 'session_exercise' })
@Unique('session_exercise_slug_key', ['sessionId', 'slug'])
@HandWrittenIndex('session_exercise_exercise_idx')
export class SessionExercise {
  @Identity()
  id: number;

  @ForeignKey(() => WorkoutSession, { name: 'session_exercise_session_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  sessionId: number;

  @ForeignKey(() => Exercise, { name: 'session_exercise_exercise_fkey', onDelete: 'SET NULL' })
  @IntegerColumn({ nullable: true })
  exerciseId: number | null;

  @IntegerColumn()
  position: number;

  @TextColumn()
  slug: string;

  @BilingualColumn()
  name: Bilingual;

  @TextColumn()
  muscle: string;

  @TextColumn()
  equipment: string;

  @TextColumn({ nullable: true })
  imageUrl: string | null;

  /** Planned repetitions of a set; null where a set is measured in time. */
  @IntegerColumn({ nullable: true })
  reps: number | null;

  /** Planned duration of a set; null where repetitions are counted. */
  @IntegerColumn({ nullable: true })
  durationSeconds: number | null;

  @IntegerColumn()
  restSeconds: number;

  @BilingualColumn({ canBeEmpty: true })
  note: Bilingual;
}
