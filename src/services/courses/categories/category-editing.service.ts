import { Injectable } from '@nestjs/common';
import { bodyColumns } from '#kit/database/body-columns';
import { changedText } from '#kit/language/changed-text';
import { searchText } from '#kit/language/search-text';
import { refusal } from '#kit/refusals/refusal';
import { assertAddresses } from '#media/addresses';
import { CategoryTree } from '#shared/categories/category-tree';
import type { CategoryBody, CategoryChangeBody } from './categories.dto';
import { Category } from './category.entity';

export const ParentDeleted = refusal(409, 'parent_deleted');

const categoryColumns = bodyColumns<CategoryBody, Category>({ description: changedText });

/** Courses of a deleted category are kept and shown without one. */
@Injectable()
export class CategoryEditing extends CategoryTree<Category, CategoryBody> {
  protected override readonly entity = Category;
  protected override readonly parentArchived = ParentDeleted;

  protected override columnsOf(body: CategoryChangeBody, stored?: Category): Partial<Category> {
    assertAddresses(this.storage, { image_url: body.image_url });
    return categoryColumns(body, stored);
  }

  /** The search text contains the slug, which is generated when none was sent. */
  protected override async afterWrite(id: number): Promise<void> {
    const categories = this.db.of(Category);
    const { name, slug } = await categories.findOneByOrFail({ id });
    await categories.update(id, { searchText: searchText(`${name.en} ${name.ar} ${slug}`) });
  }
}
