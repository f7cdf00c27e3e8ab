import { Check, Entity, ForeignKey, Unique } from 'typeorm';
import {
  BilingualColumn,
  BooleanColumn,
  EMPTY_BILINGUAL,
  HandWrittenIndex,
  InstantColumn,
  IntegerColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';

/** A subject of courses; one without a parent is a root. Deleting one keeps the row, which can be restored. */
@Entity({ name: 'category' })
@Unique('category_slug_key', ['slug'])
@Check('category_not_its_own_parent', 'parent_id <> id')
@HandWrittenIndex('category_curated_idx')
@HandWrittenIndex('category_parent_idx')
@HandWrittenIndex('category_deleted_idx')
export class Category extends StoredRecord {
  @TextColumn()
  slug: string;

  @BilingualColumn()
  name: Bilingual;

  @BilingualColumn(EMPTY_BILINGUAL)
  description: Bilingual;

  @ForeignKey(() => Category, { name: 'category_parent_fkey' })
  @IntegerColumn({ nullable: true })
  parentId: number | null;

  @TextColumn({ nullable: true })
  imageUrl: string | null;

  /** Place in the curated order, the smallest first. */
  @IntegerColumn({ default: 0 })
  position: number;

  @BooleanColumn({ default: true })
  isActive: boolean;

  /** Name in both languages and slug, as searches compare them. */
  @TextColumn({ default: '' })
  searchText: string;

  @InstantColumn({ nullable: true })
  archivedAt: Date | null;
}
