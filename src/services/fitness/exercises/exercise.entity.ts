import { Entity, Unique } from 'typeorm';
import { BooleanColumn, HandWrittenCheck, HandWrittenIndex, JsonColumn, TextColumn } from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { CatalogueRecord } from '../catalogue/catalogue-record.entity';
import type { Difficulty, Equipment, Muscle } from './exercise-kinds';

/** An exercise of the library. At most one is featured (index `exercise_featured_once`). */
@Entity({ name: 'exercise' })
@Unique('exercise_slug_key', ['slug'])
@HandWrittenCheck('exercise_difficulty_known')
@HandWrittenIndex('exercise_featured_once')
@HandWrittenIndex('exercise_recent_idx')
@HandWrittenIndex('exercise_muscle_idx')
@HandWrittenIndex('exercise_search_idx')
export class Exercise extends CatalogueRecord {
  @TextColumn()
  muscle: Muscle;

  @TextColumn({ array: true, default: [] })
  secondaryMuscles: Muscle[];

  @TextColumn()
  equipment: Equipment;

  @TextColumn()
  difficulty: Difficulty;

  @JsonColumn({ default: [] })
  instructions: Bilingual[];

  @JsonColumn({ default: [] })
  cues: Bilingual[];

  @TextColumn({ nullable: true })
  videoUrl: string | null;

  @BooleanColumn({ default: false })
  isFeatured: boolean;
}
