import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { mapPage, type PageRequest } from '#kit/http/page';
import { NotFound } from '#kit/http/refusal';
import { type CategoryScope, categoryStatistic, findCategory, listCategories } from './categories.queries';
import { archivedCategoryView, type CategoryView, categoryView } from './category.view';

/** Reads of the categories. */
@Injectable()
export class Categories {
  constructor(private readonly db: Database) {}

  async list(scope: CategoryScope, request: PageRequest) {
    return mapPage(await listCategories(this.db, scope, request), categoryView);
  }

  async roots(request: PageRequest) {
    return mapPage(await listCategories(this.db, 'public', request, true), categoryView);
  }

  async archived(request: PageRequest) {
    return mapPage(await listCategories(this.db, 'archived', request), archivedCategoryView);
  }

  async one(scope: CategoryScope, by: { id: number } | { slug: string }): Promise<CategoryView> {
    const row = await findCategory(this.db, scope, by);
    if (!row) throw NotFound();
    return categoryView(row);
  }

  async statistic() {
    return categoryStatistic(this.db);
  }
}
