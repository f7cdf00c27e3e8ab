import { Entity } from 'typeorm';
import { BilingualColumn, BooleanColumn, CreatedAt, Identity, IntegerColumn, UpdatedAt } from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';

/** A question of the home page with its answer. */
@Entity({ name: 'faq_entry' })
export class FaqEntry {
  @Identity('faq_entry')
  id: number;

  @BilingualColumn()
  question: Bilingual;

  @BilingualColumn()
  answer: Bilingual;

  /** Smaller comes first; equal ones stand in the order they were added. */
  @IntegerColumn({ name: 'sort_order', default: 0 })
  sortOrder: number;

  /** Whether visitors see it. */
  @BooleanColumn({ name: 'is_active', default: true })
  isActive: boolean;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
