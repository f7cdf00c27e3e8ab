import { Flag, Whole } from '#kit/fields/number-fields';
import { BilingualField, Caption } from '#kit/fields/shape-fields';
import { Slug, Text } from '#kit/fields/text-fields';
import type { Bilingual } from '#kit/language/language';

class DestinationDetails {
  @Slug({
    optional: true,
    example: 'marina',
    description: 'Slug of the destination; generated from the English name when omitted.',
  })
  slug?: string;

  @Text({ max: 500, optional: true, nullable: true, description: 'Address of an uploaded picture; null for none.' })
  cover_url?: string | null;

  @Caption({ max: 300, description: 'Alternative text of the picture; a plain string is used for both languages.' })
  cover_alt?: Partial<Bilingual> | null;

  @Whole({ optional: true, max: 1_000_000, description: 'Position in lists, ascending; a new destination goes last.' })
  sort_order?: number;

  @Flag({ optional: true, description: 'Whether the site lists the destination; true when omitted.' })
  is_active?: boolean;
}

export class DestinationBody extends DestinationDetails {
  @BilingualField({
    max: 120,
    example: { en: 'Marina', ar: 'المارينا' },
    description: 'Name of the destination, in both languages.',
  })
  name: Bilingual;

  @BilingualField({ min: 0, max: 255, example: { en: 'Water on three sides', ar: 'البحر من ثلاث جهات' } })
  tagline: Bilingual;

  @BilingualField({ min: 0, max: 5000, description: 'Full description, in both languages.' })
  description: Bilingual;
}

export class DestinationChangeBody extends DestinationDetails {
  @Caption({ max: 120, nullable: false, description: 'Name of the destination, in both languages.' })
  name?: Partial<Bilingual>;

  @Caption({ max: 255 })
  tagline?: Partial<Bilingual> | null;

  @Caption({ max: 5000, description: 'Full description, in both languages.' })
  description?: Partial<Bilingual> | null;
}
