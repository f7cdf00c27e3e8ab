import { Entity, Unique } from 'typeorm';
import {
  BilingualColumn,
  BooleanColumn,
  EMPTY_BILINGUAL,
  HandWrittenCheck,
  HandWrittenIndex,
  JsonColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import type { Difficulty, Equipment, Muscle } from './exercise-kinds';

/** A movement of the library. At most one is the featured one, which the database holds (`exercise_featured_once`). */
@Entity({ name: 'exercise' })
@Unique('exercise_slug_key', ['slug'])
@HandWrittenCheck('exercise_difficulty_known')
@HandWrittenIndex('exercise_featured_once')
@HandWrittenIndex('exercise_recent_idx')
@HandWrittenIndex('exercise_muscle_idx')
@HandWrittenIndex('exercise_search_idx')
export class Exercise extends StoredRecord {
  /** Addresses the record; renaming it keeps it. */
  @TextColumn()
  slug: string;

  @BilingualColumn()
  name: Bilingual;

  @BilingualColumn(EMPTY_BILINGUAL)
  description: Bilingual;

  /** The one it is for. */
  @TextColumn()
  muscle: Muscle;

  @TextColumn({ array: true, default: [] })
  secondaryMuscles: Muscle[];

  @TextColumn()
  equipment: Equipment;

  @TextColumn()
  difficulty: Difficulty;

  /** Steps in their order. */
  @JsonColumn({ default: [] })
  instructions: Bilingual[];

  /** What to keep in mind. */
  @JsonColumn({ default: [] })
  cues: Bilingual[];

  /** Address of a picture of this service. */
  @TextColumn({ nullable: true })
  imageUrl: string | null;

  @TextColumn({ nullable: true })
  videoUrl: string | null;

  @BooleanColumn({ default: false })
  isFeatured: boolean;

  /** Name in both languages, as searches compare it. */
  @TextColumn({ default: '' })
  searchText: string;
}
