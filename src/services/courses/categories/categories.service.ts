import type { Category } from './category.entity';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { containsAll, sql, when } from '#kit/database/sql';
import { dataPage, mapPage } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import type { RowOf } from '#kit/views/view';
import { orderOf } from '#kit/fields/order';
import { CATEGORY_SORTS, type CategoryListQuery, type DeletedCategoriesQuery } from './categories.dto';
import { CategoryStatisticView, CategoryView, DeletedCategoryView } from './category.view';

type CategoryRow = RowOf<typeof CategoryView>;

/** Public courses of category `k`, counted by an index-only scan of their partial index. */
const IS_PUBLIC = `c.category_id = k.id AND c.status = 'published' AND c.is_public AND c.archived_at IS NULL`;
const COUNTED = { courses_count: `(SELECT count(*) FROM course c WHERE ${IS_PUBLIC})` };
const HAS_COURSES = `EXISTS (SELECT 1 FROM course c WHERE ${IS_PUBLIC})`;
const COLUMNS = CategoryView.columns<Category>('k', COUNTED);
const CURATED = 'k.position, k.id';

@Injectable()
export class Categories {
  constructor(private readonly db: Database) {}

  async list(query: CategoryListQuery) {
    const page = await listPage<CategoryRow>(this.db, query.pageRequest, {
      columns: COLUMNS,
      from: 'category k',
      where: [
        'k.archived_at IS NULL',
        ...containsAll('k.search_text', query.search),
        when(query.is_active, isActive => sql`k.is_active = ${isActive}`),
        when(query.parent_id, parent => sql`k.parent_id = ${parent}`),
        query.has_courses !== undefined && (query.has_courses ? HAS_COURSES : `NOT ${HAS_COURSES}`),
      ],
      order: orderOf(CATEGORY_SORTS, 'k.id', CURATED, query.sort, query.order),
    });
    return dataPage(mapPage(page, CategoryView.of));
  }

  async listRoots(): Promise<CategoryView[]> {
    return this.listWhere('k.parent_id IS NULL AND k.is_active');
  }

  async listWithCourses(): Promise<CategoryView[]> {
    return this.listWhere(`k.is_active AND ${HAS_COURSES}`);
  }

  async listDeleted(query: DeletedCategoriesQuery) {
    const page = await listPage<RowOf<typeof DeletedCategoryView>>(this.db, query.pageRequest, {
      columns: DeletedCategoryView.columns('k', COUNTED),
      from: 'category k',
      where: ['k.archived_at IS NOT NULL'],
      order: orderOf(CATEGORY_SORTS, 'k.id', 'k.updated_at DESC, k.id DESC', query.sort, query.order),
    });
    return dataPage(mapPage(page, DeletedCategoryView.of));
  }

  async getById(id: number): Promise<CategoryView> {
    return this.getWhere('k.id = $1', id);
  }

  async getBySlug(slug: string): Promise<CategoryView> {
    return this.getWhere('k.slug = $1', slug);
  }

  async getStatistic(): Promise<CategoryStatisticView> {
    const row = await this.db.row<RowOf<typeof CategoryStatisticView>>(
      `SELECT count(*) FILTER (WHERE archived_at IS NULL) AS total,
         count(*) FILTER (WHERE archived_at IS NULL AND is_active) AS active,
         count(*) FILTER (WHERE archived_at IS NULL AND NOT is_active) AS hidden,
         count(*) FILTER (WHERE archived_at IS NULL AND parent_id IS NULL) AS roots,
         count(*) FILTER (WHERE archived_at IS NULL AND ${HAS_COURSES}) AS with_courses,
         count(*) FILTER (WHERE archived_at IS NOT NULL) AS deleted
       FROM category k`,
    );
    return CategoryStatisticView.of(row!);
  }

  private async listWhere(where: string): Promise<CategoryView[]> {
    const rows = await this.db.rows<CategoryRow>(
      `SELECT ${COLUMNS} FROM category k WHERE k.archived_at IS NULL AND ${where} ORDER BY ${CURATED}`,
    );
    return rows.map(CategoryView.of);
  }

  private async getWhere(where: string, value: string | number): Promise<CategoryView> {
    const row = await this.db.rowOr<CategoryRow>(
      NotFound,
      `SELECT ${COLUMNS} FROM category k WHERE k.archived_at IS NULL AND ${where}`,
      [value],
    );
    return CategoryView.of(row);
  }
}
