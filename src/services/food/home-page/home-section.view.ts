import { Shown } from '#kit/fields/shape-fields';
import { BilingualView } from '#kit/language/bilingual.view';
import type { HomeSectionRow } from './home-page.queries';

export class HomeSectionView {
  @Shown({ example: 'best-sellers' })
  key: string;

  @Shown({ type: BilingualView })
  title: BilingualView;

  @Shown({ type: 'object', additionalProperties: true, example: { layout: 'grid' } })
  content: Record<string, unknown>;

  @Shown({ type: 'integer', example: 3 })
  position: number;

  @Shown()
  is_visible: boolean;

  @Shown({ type: 'integer', isArray: true, description: 'in the order shown; visitors see published dishes only' })
  product_ids: number[];

  @Shown({ format: 'date-time' })
  created_at: string;

  @Shown({ format: 'date-time' })
  updated_at: string;
}

export const homeSectionView = (row: HomeSectionRow): HomeSectionView => ({
  key: row.key,
  title: row.title,
  content: row.content,
  position: row.position,
  is_visible: row.is_visible,
  product_ids: row.product_ids,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
