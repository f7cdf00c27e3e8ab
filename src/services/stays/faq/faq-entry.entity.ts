import { Entity } from 'typeorm';
import { BilingualColumn, BooleanColumn, IntegerColumn, StoredRecord } from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';

/** A question of the home page with its answer. */
@Entity({ name: 'faq_entry' })
export class FaqEntry extends StoredRecord {
  @BilingualColumn()
  question: Bilingual;

  @BilingualColumn()
  answer: Bilingual;

  /** Smaller comes first; equal ones stand in the order they were added. */
  @IntegerColumn({ default: 0 })
  sortOrder: number;

  /** Whether visitors see it. */
  @BooleanColumn({ default: true })
  isActive: boolean;
}
