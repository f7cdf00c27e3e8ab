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

/** A group of dishes on the menu; one without a parent is a root. Archived ones are hidden until restored. */
@Entity({ name: 'category' })
@Unique('category_slug_key', ['slug'])
@Check('category_not_its_own_parent', 'parent_id <> id')
@HandWrittenIndex('category_menu_order_idx')
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
  image: string | null;

  @IntegerColumn({ default: 0 })
  position: number;

  @BooleanColumn({ default: true })
  isActive: boolean;

  @InstantColumn({ nullable: true })
  archivedAt: Date | null;
}
