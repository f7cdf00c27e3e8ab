import { Injectable } from '@nestjs/common';
import { bodyColumns } from '#kit/database/body-columns';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import { refusal } from '#kit/refusals/refusal';
import { changedText } from '#kit/language/changed-text';
import { searchText } from '#kit/language/search-text';
import { assertAddresses } from '#media/addresses';
import { Storage } from '#media/storage';
import { type CategoryKind, CategoryTree, LIVE_CATEGORY } from '#shared/categories/category-tree';
import type { CategoryBody, CategoryChangeBody } from './categories.dto';
import { Category } from './category.entity';

export const ParentDeleted = refusal(409, 'parent_deleted');

/** Courses of a deleted category are kept and shown without one. */
const CATEGORIES: CategoryKind = {
  entity: Category,
  reservedSlugs: ['deleted', 'statistic', 'roots', 'slug'],
  parentArchived: ParentDeleted,
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
    return this.tree.withTableLock(CATEGORIES, async () => {
      const values = await this.checkedColumns(body);
      const insertion = {
        slugFrom: body.name.en,
        reservedSlugs: CATEGORIES.reservedSlugs,
        positionColumn: 'position',
      };
      const id = await this.records.create(Category, values, insertion);
      await this.writeSearchText(id);
      return id;
    });
  }

  async update(id: number, body: CategoryChangeBody): Promise<void> {
    await this.tree.withTableLock(CATEGORIES, async () => {
      const isChanged = await this.records.update(
        Category,
        id,
        stored => this.checkedColumns(body, stored),
        LIVE_CATEGORY,
      );
      if (isChanged) await this.writeSearchText(id);
    });
  }

  async delete(id: number): Promise<void> {
    await this.tree.archive(CATEGORIES, id);
  }

  async restore(id: number): Promise<void> {
    await this.tree.restore(CATEGORIES, id);
  }

  private async checkedColumns(body: CategoryChangeBody, stored?: Category): Promise<Partial<Category>> {
    await this.tree.validate(CATEGORIES, body, stored);
    assertAddresses(this.storage, { image_url: body.image_url });
    return categoryColumns(body, stored);
  }

  private async writeSearchText(id: number): Promise<void> {
    const { name, slug } = await this.db.of(Category).findOneByOrFail({ id });
    await this.db.rows('UPDATE category SET search_text = $2 WHERE id = $1', [
      id,
      searchText(`${name.en} ${name.ar} ${slug}`),
    ]);
  }
}
