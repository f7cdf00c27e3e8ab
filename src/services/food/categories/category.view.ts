import { Shown } from '#kit/fields/shape-fields';
import type { Bilingual } from '#kit/language/language';
import { BilingualView } from '#kit/language/bilingual.view';

/** A category as hand-written statements read it. */
export interface CategoryRow {
  id: number;
  slug: string;
  name: Bilingual;
  description: Bilingual;
  parent_id: number | null;
  image: string | null;
  position: number;
  is_active: boolean;
  archived_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export class CategoryView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ example: 'grills' })
  slug: string;

  @Shown({ type: BilingualView })
  name: BilingualView;

  @Shown({ type: BilingualView })
  description: BilingualView;

  @Shown({ type: 'integer', nullable: true, description: 'The category it stands below; null of a root.' })
  parent_id: number | null;

  @Shown({ type: String, nullable: true })
  image: string | null;

  @Shown({ type: 'integer', description: 'Place in the menu, the smallest first.' })
  position: number;

  @Shown({ description: 'Listed for the public. Dishes of a hidden category stay published.' })
  is_active: boolean;

  @Shown({ type: String, format: 'date-time' })
  created_at: string;

  @Shown({ type: String, format: 'date-time' })
  updated_at: string;
}

export class ArchivedCategoryView extends CategoryView {
  @Shown({ type: String, format: 'date-time' })
  archived_at: string;
}

export class CategoryStatisticView {
  @Shown({ type: 'integer', description: 'Categories that are not archived.' })
  total: number;

  @Shown({ type: 'integer' })
  active: number;

  @Shown({ type: 'integer' })
  hidden: number;

  @Shown({ type: 'integer', description: 'Of the total, those without a parent.' })
  roots: number;

  @Shown({ type: 'integer' })
  archived: number;
}

export const categoryView = (row: CategoryRow): CategoryView => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  description: row.description,
  parent_id: row.parent_id,
  image: row.image,
  position: row.position,
  is_active: row.is_active,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

export const archivedCategoryView = (row: CategoryRow): ArchivedCategoryView =>
  Object.assign(categoryView(row), { archived_at: (row.archived_at ?? row.updated_at).toISOString() });
