import {
  BilingualColumn,
  BooleanColumn,
  InstantColumn,
  IntegerColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';

/** The table also has a unique slug and a foreign key from parent to category. Archiving keeps the row. */
export abstract class CategoryRecord extends StoredRecord {
  @TextColumn()
  slug: string;

  @BilingualColumn()
  name: Bilingual;

  @BilingualColumn({ canBeEmpty: true })
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
