import { changeOf } from '#kit/fields/change-of';
import { Flag, Whole } from '#kit/fields/number-fields';
import { BilingualField, Caption } from '#kit/fields/shape-fields';
import { Slug, Text } from '#kit/fields/text-fields';
import type { Bilingual } from '#kit/language/language';

export class NeighborhoodBody {
  @BilingualField({
    max: 120,
    example: { en: 'Dubai Marina', ar: 'دبي مارينا' },
    description: 'Name of the neighborhood, in both languages.',
  })
  name: Bilingual;

  @Slug({
    optional: true,
    example: 'dubai-marina',
    description: 'Name in addresses; made from the English name when left out.',
  })
  slug?: string;

  @Caption({ max: 500, description: 'One or two sentences for lists. A plain string is used for both languages.' })
  short_description?: Partial<Bilingual> | null;

  @Text({
    max: 120,
    optional: true,
    nullable: true,
    example: 'Dubai',
    description: 'City of the neighborhood; the city of the agency when left out.',
  })
  city?: string | null;

  @Text({ max: 500, optional: true, nullable: true, description: 'Address of a picture stored with this service.' })
  cover_url?: string | null;

  @Caption({ max: 300, description: 'Alternative text. A plain string is used for both languages.' })
  cover_alt?: Partial<Bilingual> | null;

  @Flag({ optional: true })
  is_featured?: boolean;

  @Flag({ optional: true, description: 'Whether visitors see the neighborhood; true when left out.' })
  is_active?: boolean;

  @Whole({
    optional: true,
    max: 1_000_000,
    description: 'Position in lists, ascending; a new neighborhood is last when left out.',
  })
  sort_order?: number;
}

export class NeighborhoodChangeBody extends changeOf(NeighborhoodBody) {}
