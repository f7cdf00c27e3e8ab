import { Entity, Unique } from 'typeorm';
import {
  BilingualColumn,
  EMPTY_BILINGUAL,
  HandWrittenCheck,
  HandWrittenIndex,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import type { Difficulty } from '../exercises/exercise-kinds';
import type { ProgramGoal } from './program-goals';

/** Weeks of workouts. Its length is that of its last day. */
@Entity({ name: 'program' })
@Unique('program_slug_key', ['slug'])
@HandWrittenCheck('program_difficulty_known')
@HandWrittenIndex('program_recent_idx')
@HandWrittenIndex('program_search_idx')
export class Program extends StoredRecord {
  /** Addresses the record; renaming it keeps it. */
  @TextColumn()
  slug: string;

  @BilingualColumn()
  name: Bilingual;

  @BilingualColumn(EMPTY_BILINGUAL)
  description: Bilingual;

  @TextColumn()
  goal: ProgramGoal;

  @TextColumn()
  difficulty: Difficulty;

  /** Address of a picture of this service. */
  @TextColumn({ nullable: true })
  imageUrl: string | null;

  /** Name in both languages, as searches compare it. */
  @TextColumn({ default: '' })
  searchText: string;
}
