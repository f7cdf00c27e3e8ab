import type { Category } from './category.entity';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { mapPage, type PageRequest } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import type { RowOf } from '#kit/views/view';
import { ArchivedCategoryView, CategoryStatisticView, CategoryView } from './category.view';

type CategoryRow = RowOf<typeof CategoryView>;
type CategoryScope = 'public' | 'staff';

const VISIBLE: Record<CategoryScope, string> = {
  public: 'c.archived_at IS NULL AND c.is_active',
  staff: 'c.archived_at IS NULL',
};

const SLUG = /^[a-z0-9-]+$/;

@Injectable()
export class Categories {
  constructor(private readonly db: Database) {}

  async list(scope: CategoryScope, request: PageRequest, rootsOnly = false) {
    const page = await listPage<CategoryRow>(this.db, request, {
      columns: CategoryView.columns<Category>('c'),
      from: 'category c',
      where: [VISIBLE[scope], rootsOnly && 'c.parent_id IS NULL'],
      order: 'c.position, c.id',
    });
    return mapPage(page, CategoryView.of);
  }

  async listArchived(request: PageRequest) {
    const page = await listPage<RowOf<typeof ArchivedCategoryView>>(this.db, request, {
      columns: ArchivedCategoryView.columns('c'),
      from: 'category c',
      where: ['c.archived_at IS NOT NULL'],
      order: 'c.updated_at DESC, c.id DESC',
    });
    return mapPage(page, ArchivedCategoryView.of);
  }

  async get(scope: CategoryScope, by: { id: number } | { slug: string }): Promise<CategoryView> {
    if ('slug' in by && !SLUG.test(by.slug)) throw NotFound();
    const [column, value] = 'id' in by ? ['id', by.id] : ['slug', by.slug];
    const row = await this.db.rowOr<CategoryRow>(
      NotFound,
      `SELECT ${CategoryView.columns<Category>('c')} FROM category c WHERE c.${column} = $1 AND ${VISIBLE[scope]}`,
      [value],
    );
    return CategoryView.of(row);
  }

  async getStatistic(): Promise<CategoryStatisticView> {
    const row = await this.db.row<CategoryStatisticView>(
      `SELECT count(*) FILTER (WHERE archived_at IS NULL) AS total,
         count(*) FILTER (WHERE archived_at IS NULL AND is_active) AS active,
         count(*) FILTER (WHERE archived_at IS NULL AND NOT is_active) AS hidden,
         count(*) FILTER (WHERE archived_at IS NULL AND parent_id IS NULL) AS roots,
         count(*) FILTER (WHERE archived_at IS NOT NULL) AS archived
       FROM category`,
    );
    return row!;
  }
}
