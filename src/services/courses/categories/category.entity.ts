import { Check, Entity, ForeignKey, Unique } from 'typeorm';
import { HandWrittenIndex, TextColumn } from '#kit/database/columns';
import { CategoryRecord } from '#shared/categories/category-record.entity';

@Entity({ name: 'category' })
@Unique('category_slug_key', ['slug'])
@Check('category_not_its_own_parent', 'parent_id <> id')
@ForeignKey(() => Category, ['parentId'], ['id'], { name: 'category_parent_fkey' })
@HandWrittenIndex('category_curated_idx')
@HandWrittenIndex('category_parent_idx')
@HandWrittenIndex('category_deleted_idx')
@HandWrittenIndex('category_name_idx')
@HandWrittenIndex('category_position_idx')
@HandWrittenIndex('category_created_idx')
@HandWrittenIndex('category_updated_idx')
export class Category extends CategoryRecord {
  @TextColumn({ nullable: true })
  imageUrl: string | null;

  @TextColumn({ default: '' })
  searchText: string;
}
