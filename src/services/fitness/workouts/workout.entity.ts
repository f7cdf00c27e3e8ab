import { Entity, Unique } from 'typeorm';
import { HandWrittenCheck, HandWrittenIndex, IntegerColumn, TextColumn } from '#kit/database/columns';
import { CatalogueRecord } from '../catalogue/catalogue-record.entity';
import type { Difficulty } from '../exercises/exercise-kinds';
import type { WorkoutKind } from './workout-kinds';

/** Sessions copy it, so that later changes do not affect them. */
@Entity({ name: 'workout' })
@Unique('workout_slug_key', ['slug'])
@HandWrittenCheck('workout_difficulty_known')
@HandWrittenCheck('workout_figures')
@HandWrittenIndex('workout_recent_idx')
@HandWrittenIndex('workout_kind_idx')
@HandWrittenIndex('workout_search_idx')
@HandWrittenIndex('workout_name_idx')
export class Workout extends CatalogueRecord {
  @TextColumn()
  kind: WorkoutKind;

  @TextColumn()
  difficulty: Difficulty;

  @IntegerColumn()
  durationMinutes: number;

  /** Estimated energy use of an adult, in kcal. */
  @IntegerColumn({ default: 0 })
  caloriesKcal: number;
}
