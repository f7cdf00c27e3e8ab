import { changeOf } from '#kit/fields/change-of';
import { Amount, Decimal, Flag, Id, Whole } from '#kit/fields/number-fields';
import { BilingualField, Nested } from '#kit/fields/shape-fields';
import { Slug, Text } from '#kit/fields/text-fields';
import type { Bilingual } from '#kit/language/language';

const MAX_PRICE = 100_000;
export const MAX_DISH_PICTURES = 20;

export class DishChoiceBody {
  @Text({ max: 60, example: 'large' })
  key: string;

  @BilingualField({ max: 120, description: 'Name of the choice in both languages.' })
  name: Bilingual;

  @Decimal({ min: -MAX_PRICE, max: MAX_PRICE, optional: true, example: 1.5, description: '0 when left out.' })
  price_delta?: number;

  @Flag({ optional: true, description: 'true when left out.' })
  is_available?: boolean;
}

export class DishOptionGroupBody {
  @Text({ max: 60, example: 'size' })
  key: string;

  @BilingualField({ max: 120, description: 'Name of the option group in both languages.' })
  name: Bilingual;

  @Flag({ optional: true, description: 'false when left out.' })
  required?: boolean;

  @Whole({ max: 50, optional: true, description: '1 of a required group and 0 of any other when left out.' })
  min?: number;

  @Whole({ min: 1, max: 50, optional: true, description: 'The larger of 1 and `min` when left out.' })
  max?: number;

  @Nested(() => DishChoiceBody, { list: { min: 1, max: 50 } })
  choices: DishChoiceBody[];
}

const longText = { min: 0, max: 2000, arabicOptional: true, optional: true, nullable: true } as const;

export class DishBody {
  @Slug({ optional: true, example: 'lamb-kofta', description: 'Made from the English name when left out.' })
  slug?: string;

  @BilingualField({
    ...longText,
    example: { en: 'Over charcoal, with sumac onions', ar: 'على الفحم مع بصل بالسماق' },
    description: 'Description of the dish in both languages.',
  })
  description?: Partial<Bilingual> | null;

  @BilingualField({
    ...longText,
    example: { en: 'Lamb, parsley, onion', ar: 'لحم غنم، بقدونس، بصل' },
    description: 'Ingredients of the dish in both languages.',
  })
  ingredients?: Partial<Bilingual> | null;

  @Text({
    max: 500,
    list: { max: MAX_DISH_PICTURES },
    optional: true,
    description: 'Pictures stored with this service, the cover first.',
  })
  images?: string[];

  @Nested(() => DishOptionGroupBody, {
    list: { max: 20 },
    optional: true,
    description: 'What can be chosen with the dish, such as its size; in order.',
  })
  option_groups?: DishOptionGroupBody[];

  @Text({
    max: 60,
    list: { max: 30 },
    optional: true,
    example: ['sesame'],
    description: 'Words such as `sesame`; `GET /api/settings/public` says what to call the usual ones.',
  })
  allergens?: string[];

  @Text({
    max: 60,
    list: { max: 30 },
    optional: true,
    example: ['halal', 'gluten-free'],
    description: 'Words such as `vegan`; `GET /api/settings/public` says what to call the usual ones.',
  })
  dietary_tags?: string[];

  @Whole({
    max: 1440,
    optional: true,
    example: 20,
    description: 'How long it takes to make, in minutes. 15 when left out.',
  })
  preparation_minutes?: number;

  @Flag({ optional: true, description: 'Published; a dish that is not is a draft. True when left out.' })
  is_active?: boolean;

  @Flag({ optional: true, description: 'Can be ordered now. True when left out.' })
  is_available?: boolean;

  @Flag({ optional: true, description: 'Marked by staff for the front page.' })
  is_featured?: boolean;

  @Flag({ optional: true, description: 'Marked as a best seller by staff; suggested with other dishes.' })
  is_best_seller?: boolean;

  @BilingualField({ max: 120, description: 'Name of the dish in both languages.' })
  name: Bilingual;

  @Amount({ max: MAX_PRICE, description: 'Price without options.' })
  price: number;

  @Id({ description: 'A category that is not archived.' })
  category_id: number;
}

/** Lists are replaced as a whole. */
export class DishChangeBody extends changeOf(DishBody) {}

export class AvailabilityBody {
  @Flag({ example: false })
  is_available: boolean;
}
