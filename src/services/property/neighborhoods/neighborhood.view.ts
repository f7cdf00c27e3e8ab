import { Shown } from '#kit/fields/shape-fields';
import { BilingualView } from '#kit/language/bilingual.view';
import type { Bilingual } from '#kit/language/language';

/** A neighborhood as hand-written statements read it. */
export interface NeighborhoodRow {
  id: number;
  slug: string;
  name: Bilingual;
  short_description: Bilingual;
  city: string | null;
  cover_url: string | null;
  cover_alt: Bilingual;
  is_featured: boolean;
  is_active: boolean;
  sort_order: number;
  properties_count: number;
  created_at: Date;
  updated_at: Date;
}

export class NeighborhoodView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ example: 'dubai-marina' })
  slug: string;

  @Shown({ type: BilingualView })
  name: BilingualView;

  @Shown({ type: BilingualView })
  short_description: BilingualView;

  @Shown({ type: String, nullable: true, example: 'Dubai' })
  city: string | null;

  @Shown({ type: String, nullable: true })
  cover_url: string | null;

  @Shown({ type: BilingualView })
  cover_alt: BilingualView;

  @Shown()
  is_featured: boolean;

  @Shown({ description: 'Shown to the public.' })
  is_active: boolean;

  @Shown({ type: 'integer', description: 'The smallest first.' })
  sort_order: number;

  @Shown({ type: 'integer', description: 'Published homes in it.' })
  properties_count: number;

  @Shown({ type: String, format: 'date-time' })
  created_at: string;

  @Shown({ type: String, format: 'date-time' })
  updated_at: string;
}

export const neighborhoodView = (row: NeighborhoodRow): NeighborhoodView => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  short_description: row.short_description,
  city: row.city,
  cover_url: row.cover_url,
  cover_alt: row.cover_alt,
  is_featured: row.is_featured,
  is_active: row.is_active,
  sort_order: row.sort_order,
  properties_count: row.properties_count,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
