import { changeOf } from '#kit/fields/change-of';
import { Flag, Whole } from '#kit/fields/number-fields';
import { BilingualField, Caption } from '#kit/fields/shape-fields';
import { Slug, Text } from '#kit/fields/text-fields';
import type { Bilingual } from '#kit/language/language';

export class NeighborhoodBody {
  @BilingualField({
    max: 120,
    example: { en: 'Dubai Marina', ar: 'دبي مارينا' },
    description: 'What the neighborhood is called, in both languages.',
  })
  name: Bilingual;

  @Slug({ optional: true, example: 'dubai-marina', description: 'Made from the English name when left out.' })
  slug?: string;

  @Caption({ max: 500, description: 'A plain text stands for both languages.' })
  short_description?: Partial<Bilingual> | null;

  @Text({
    max: 120,
    optional: true,
    nullable: true,
    example: 'Dubai',
    description: 'The city of the agency when left out.',
  })
  city?: string | null;

  @Text({ max: 500, optional: true, nullable: true, description: 'Address of a picture stored with this service.' })
  cover_url?: string | null;

  @Caption({ max: 300, description: 'What the picture shows. A plain text stands for both languages.' })
  cover_alt?: Partial<Bilingual> | null;

  @Flag({ optional: true })
  is_featured?: boolean;

  @Flag({ optional: true, description: 'Shown to the public; true when left out.' })
  is_active?: boolean;

  @Whole({ optional: true, max: 1_000_000, description: 'The smallest first; a new neighborhood goes last.' })
  sort_order?: number;
}

/** What is left out stays as it is. */
export class NeighborhoodChangeBody extends changeOf(NeighborhoodBody) {}
