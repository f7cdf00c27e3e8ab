import { Entity } from 'typeorm';
import { BilingualColumn, BooleanColumn, IntegerColumn, StoredRecord } from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';

@Entity({ name: 'faq_entry' })
export class FaqEntry extends StoredRecord {
  @BilingualColumn()
  question: Bilingual;

  @BilingualColumn()
  answer: Bilingual;

  /** Ascending; equal values are sorted by id. */
  @IntegerColumn({ default: 0 })
  sortOrder: number;

  /** Whether visitors see it. */
  @BooleanColumn({ default: true })
  isActive: boolean;
}
