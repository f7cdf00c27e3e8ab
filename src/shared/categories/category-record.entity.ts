import {
  BilingualColumn,
  BooleanColumn,
  EMPTY_BILINGUAL,
  InstantColumn,
  IntegerColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';

/**
 * A category of a tree; one without a parent is a root. The table also has a unique slug and a foreign key from parent
 * to category. Archiving keeps the row, which can be restored.
 */
export abstract class CategoryRecord extends StoredRecord {
  @TextColumn()
  slug: string;

  @BilingualColumn()
  name: Bilingual;

  @BilingualColumn(EMPTY_BILINGUAL)
  description: Bilingual;

  @IntegerColumn({ nullable: true })
  parentId: number | null;

  /** Sort key of the curated order, ascending. */
  @IntegerColumn({ default: 0 })
  position: number;

  @BooleanColumn({ default: true })
  isActive: boolean;

  @InstantColumn({ nullable: true })
  archivedAt: Date | null;
}
