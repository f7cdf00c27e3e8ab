import { Check, Entity, ForeignKey, Unique } from 'typeorm';
import {
  BilingualColumn,
  BooleanColumn,
  CreatedAt,
  EMPTY_BILINGUAL,
  HandWrittenIndex,
  Identity,
  InstantColumn,
  IntegerColumn,
  TextColumn,
  UpdatedAt,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';

/** A group of dishes on the menu; one without a parent is a root. Archived ones are hidden until restored. */
@Entity({ name: 'category' })
@Unique('category_slug_key', ['slug'])
@Check('category_not_its_own_parent', 'parent_id <> id')
@HandWrittenIndex('category_menu_order_idx')
export class Category {
  @Identity('category')
  id: number;

  @TextColumn()
  slug: string;

  @BilingualColumn()
  name: Bilingual;

  @BilingualColumn(EMPTY_BILINGUAL)
  description: Bilingual;

  @ForeignKey(() => Category, { name: 'category_parent_fkey' })
  @IntegerColumn({ name: 'parent_id', nullable: true })
  parentId: number | null;

  @TextColumn({ nullable: true })
  image: string | null;

  @IntegerColumn({ default: 0 })
  position: number;

  @BooleanColumn({ name: 'is_active', default: true })
  isActive: boolean;

  @InstantColumn({ name: 'archived_at', nullable: true })
  archivedAt: Date | null;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
