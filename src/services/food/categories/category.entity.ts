import { Check, Entity, ForeignKey, Unique } from 'typeorm';
import { HandWrittenIndex, TextColumn } from '#kit/database/columns';
import { CategoryRecord } from '#shared/categories/category-record.entity';

/** A group of dishes; top-level without a parent. Archived categories are hidden until restored. */
@Entity({ name: 'category' })
@Unique('category_slug_key', ['slug'])
@Check('category_not_its_own_parent', 'parent_id <> id')
@ForeignKey(() => Category, ['parentId'], ['id'], { name: 'category_parent_fkey' })
@HandWrittenIndex('category_menu_order_idx')
export class Category extends CategoryRecord {
  @TextColumn({ nullable: true })
  image: string | null;
}
