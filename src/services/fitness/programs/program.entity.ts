import { Entity, Unique } from 'typeorm';
import { HandWrittenCheck, HandWrittenIndex, TextColumn } from '#kit/database/columns';
import { CatalogueRecord } from '../catalogue/catalogue-record.entity';
import type { Difficulty } from '../exercises/exercise-kinds';
import type { ProgramGoal } from './program-goals';

/** A training program over several weeks; its last day determines its length. */
@Entity({ name: 'program' })
@Unique('program_slug_key', ['slug'])
@HandWrittenCheck('program_difficulty_known')
@HandWrittenIndex('program_recent_idx')
@HandWrittenIndex('program_search_idx')
export class Program extends CatalogueRecord {
  @TextColumn()
  goal: ProgramGoal;

  @TextColumn()
  difficulty: Difficulty;
}
