import { Shown } from '#kit/fields/shape-fields';
import { BilingualView } from '#kit/language/bilingual.view';
import type { DestinationRow } from './destinations.queries';

export class DestinationView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ type: String, example: 'marina' })
  slug: string;

  @Shown({ type: BilingualView })
  name: BilingualView;

  @Shown({ type: BilingualView })
  tagline: BilingualView;

  @Shown({ type: BilingualView })
  description: BilingualView;

  @Shown({ type: String, nullable: true })
  cover_url: string | null;

  @Shown({ type: BilingualView })
  cover_alt: BilingualView;

  @Shown({ type: 'integer' })
  sort_order: number;

  @Shown({ type: Boolean })
  is_active: boolean;

  @Shown({ type: 'integer', description: 'Published stays; on the dashboard drafts as well' })
  stay_count: number;

  @Shown({ type: String, format: 'date-time' })
  created_at: string;

  @Shown({ type: String, format: 'date-time' })
  updated_at: string;
}

export const destinationView = ({ created_at, updated_at, ...row }: DestinationRow): DestinationView => ({
  ...row,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});
