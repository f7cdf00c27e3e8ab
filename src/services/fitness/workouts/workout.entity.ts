import { Entity, Unique } from 'typeorm';
import {
  BilingualColumn,
  EMPTY_BILINGUAL,
  HandWrittenCheck,
  HandWrittenIndex,
  IntegerColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import type { Difficulty } from '../exercises/exercise-kinds';
import type { WorkoutKind } from './workout-kinds';

/**
 * A workout of the catalogue: exercises in their order. Sessions keep a copy of it, so that no later change reaches
 * them.
 */
@Entity({ name: 'workout' })
@Unique('workout_slug_key', ['slug'])
@HandWrittenCheck('workout_difficulty_known')
@HandWrittenCheck('workout_figures')
@HandWrittenIndex('workout_recent_idx')
@HandWrittenIndex('workout_kind_idx')
@HandWrittenIndex('workout_search_idx')
export class Workout extends StoredRecord {
  /** Addresses the record; renaming it keeps it. */
  @TextColumn()
  slug: string;

  @BilingualColumn()
  name: Bilingual;

  @BilingualColumn(EMPTY_BILINGUAL)
  description: Bilingual;

  @TextColumn()
  kind: WorkoutKind;

  @TextColumn()
  difficulty: Difficulty;

  @IntegerColumn()
  durationMinutes: number;

  /** What an adult uses up in it, as the editor estimates. */
  @IntegerColumn({ default: 0 })
  caloriesKcal: number;

  /** Address of a picture of this service. */
  @TextColumn({ nullable: true })
  imageUrl: string | null;

  /** Name in both languages, as searches compare it. */
  @TextColumn({ default: '' })
  searchText: string;
}
