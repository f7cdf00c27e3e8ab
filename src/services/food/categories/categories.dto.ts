import { Flag, Id, Whole } from '#kit/fields/number-fields';
import { BilingualField } from '#kit/fields/shape-fields';
import { Slug, Text } from '#kit/fields/text-fields';
import type { Bilingual } from '#kit/language/language';

class CategoryDetails {
  @Slug({ optional: true, example: 'grills', description: 'Made from the English name when left out.' })
  slug?: string;

  @BilingualField({ min: 0, max: 2000, arabicOptional: true, optional: true, nullable: true })
  description?: Partial<Bilingual> | null;

  @Id({ optional: true, nullable: true, description: 'The category it stands below; null makes it a root.' })
  parent_id?: number | null;

  @Text({ max: 500, optional: true, nullable: true, description: 'Address of a picture stored with this service.' })
  image?: string | null;

  @Whole({ optional: true, max: 1_000_000, description: 'Place in the menu; a new category goes last.' })
  position?: number;

  @Flag({ optional: true, description: 'Listed for the public. Dishes of a hidden category stay published.' })
  is_active?: boolean;
}

export class CategoryBody extends CategoryDetails {
  @BilingualField({ max: 120 })
  name: Bilingual;
}

/** What is left out stays as it is. */
export class CategoryChangeBody extends CategoryDetails {
  @BilingualField({ max: 120, optional: true })
  name?: Bilingual;
}
