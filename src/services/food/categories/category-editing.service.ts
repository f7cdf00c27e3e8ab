import { Injectable } from '@nestjs/common';
import { bodyColumns } from '#kit/database/body-columns';
import { SlugTaken } from '#kit/database/slug';
import { changedText } from '#kit/language/changed-text';
import { fieldRefused, refusal } from '#kit/refusals/refusal';
import { CategoryTree } from '#shared/categories/category-tree';
import { isPicture } from '../food.media';
import type { CategoryBody, CategoryChangeBody } from './categories.dto';
import { Category } from './category.entity';

export const ParentArchived = refusal(409, 'parent_archived');

const categoryColumns = bodyColumns<CategoryBody, Category>({ description: changedText });

@Injectable()
export class CategoryEditing extends CategoryTree<Category, CategoryBody> {
  protected override readonly entity = Category;
  protected override readonly parentArchived = ParentArchived;
  protected override readonly usersOfCategory =
    'SELECT 1 FROM dish WHERE category_id = $1 AND archived_at IS NULL LIMIT 1';

  /** Locks the category until the transaction ends; false if it does not exist or is archived. */
  async lockLive(id: number): Promise<boolean> {
    const row = await this.db.row('SELECT 1 FROM category WHERE id = $1 AND archived_at IS NULL FOR SHARE', [id]);
    return row !== undefined;
  }

  protected override async validate(body: CategoryChangeBody, stored?: Category): Promise<void> {
    const { slug } = body;
    if (slug !== undefined && slug !== stored?.slug && (await this.db.of(Category).existsBy({ slug })))
      throw SlugTaken();
    await super.validate(body, stored);
  }

  protected override columnsOf(body: CategoryChangeBody, stored?: Category): Partial<Category> {
    if (body.image != null && !isPicture(this.storage, body.image)) throw fieldRefused('image', 'picture');
    return categoryColumns(body, stored);
  }
}
