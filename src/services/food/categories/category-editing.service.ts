import { Injectable } from '@nestjs/common';
import { isPicture } from '../food.media';
import { bodyColumns } from '#kit/database/body-columns';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import { fieldRefused, refusal } from '#kit/refusals/refusal';
import { SlugTaken } from '#kit/database/slug';
import { changedText } from '#kit/language/changed-text';
import { Storage } from '#media/storage';
import { type CategoryKind, CategoryTree, LIVE_CATEGORY } from '#shared/categories/category-tree';
import type { CategoryBody, CategoryChangeBody } from './categories.dto';
import { Category } from './category.entity';

export const ParentArchived = refusal(409, 'parent_archived');

const MENU_GROUPS: CategoryKind = {
  entity: Category,
  reservedSlugs: ['deleted', 'statistic', 'roots', 'slug'],
  parentArchived: ParentArchived,
  users: 'SELECT 1 FROM dish WHERE category_id = $1 AND archived_at IS NULL LIMIT 1',
};

const categoryColumns = bodyColumns<CategoryBody, Category>({ description: changedText });

@Injectable()
export class CategoryEditing {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly tree: CategoryTree,
    private readonly storage: Storage,
  ) {}

  async create(body: CategoryBody): Promise<number> {
    return this.tree.withTableLock(MENU_GROUPS, async () =>
      this.records.create(Category, await this.checkedColumns(body), {
        slugFrom: body.name.en,
        reservedSlugs: MENU_GROUPS.reservedSlugs,
        positionColumn: 'position',
      }),
    );
  }

  async change(id: number, body: CategoryChangeBody): Promise<void> {
    await this.tree.withTableLock(MENU_GROUPS, () =>
      this.records.update(Category, id, stored => this.checkedColumns(body, stored), LIVE_CATEGORY),
    );
  }

  async archive(id: number): Promise<void> {
    await this.tree.archive(MENU_GROUPS, id);
  }

  async restore(id: number): Promise<void> {
    await this.tree.restore(MENU_GROUPS, id);
  }

  /** Locks the category until the transaction ends; false if it does not exist or is archived. */
  async lockLive(id: number): Promise<boolean> {
    const row = await this.db.row('SELECT 1 FROM category WHERE id = $1 AND archived_at IS NULL FOR SHARE', [id]);
    return row !== undefined;
  }

  private async checkedColumns(body: CategoryChangeBody, stored?: Category): Promise<Partial<Category>> {
    if (body.slug !== undefined) await this.assertSlugFree(body.slug, stored);
    await this.tree.validate(MENU_GROUPS, body, stored);
    if (body.image != null && !isPicture(this.storage, body.image)) throw fieldRefused('image', 'picture');
    return categoryColumns(body, stored);
  }

  private async assertSlugFree(slug: string, stored?: Category): Promise<void> {
    if (slug !== stored?.slug && (await this.db.of(Category).existsBy({ slug }))) throw SlugTaken();
  }
}
