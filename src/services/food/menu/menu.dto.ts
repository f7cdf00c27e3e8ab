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

  @Decimal({
    min: -MAX_PRICE,
    max: MAX_PRICE,
    optional: true,
    example: 1.5,
    description: 'Change of the price by the choice; 0 by default.',
  })
  price_delta?: number;

  @Flag({ optional: true, description: 'Whether the choice can be ordered; true by default.' })
  is_available?: boolean;
}

export class DishOptionGroupBody {
  @Text({ max: 60, example: 'size' })
  key: string;

  @BilingualField({ max: 120, description: 'Name of the option group in both languages.' })
  name: Bilingual;

  @Flag({ optional: true, description: 'Whether a choice of the group is required; false by default.' })
  required?: boolean;

  @Whole({
    max: 50,
    optional: true,
    description: 'Minimum number of choices; by default 1 for a required group and 0 for others.',
  })
  min?: number;

  @Whole({
    min: 1,
    max: 50,
    optional: true,
    description: 'Maximum number of choices; by default the larger of 1 and `min`.',
  })
  max?: number;

  @Nested(() => DishChoiceBody, { list: { min: 1, max: 50 } })
  choices: DishChoiceBody[];
}

const longText = { min: 0, max: 2000, arabicOptional: true, optional: true, nullable: true } as const;

export class DishBody {
  @Slug({
    optional: true,
    example: 'lamb-kofta',
    description: 'Name of the dish in addresses; made from the English name by default.',
  })
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
    description: 'Addresses of pictures stored with this service, the cover first.',
  })
  images?: string[];

  @Nested(() => DishOptionGroupBody, {
    list: { max: 20 },
    optional: true,
    description: 'Option groups in display order, such as the size.',
  })
  option_groups?: DishOptionGroupBody[];

  @Text({
    max: 60,
    list: { max: 30 },
    optional: true,
    example: ['sesame'],
    description: 'Allergens, such as `sesame`; `GET /api/settings/public` returns the names of the usual ones.',
  })
  allergens?: string[];

  @Text({
    max: 60,
    list: { max: 30 },
    optional: true,
    example: ['halal', 'gluten-free'],
    description: 'Dietary tags, such as `vegan`; `GET /api/settings/public` returns the names of the usual ones.',
  })
  dietary_tags?: string[];

  @Whole({
    max: 1440,
    optional: true,
    example: 20,
    description: 'Preparation time in minutes; 15 by default.',
  })
  preparation_minutes?: number;

  @Flag({ optional: true, description: 'Whether the dish is published; otherwise it is a draft. True by default.' })
  is_active?: boolean;

  @Flag({
    optional: true,
    description: 'Whether staff offer the dish; true by default. It also needs a choice in each required option group.',
  })
  is_available?: boolean;

  @Flag({ optional: true, description: 'Whether staff have marked the dish for the home page.' })
  is_featured?: boolean;

  @Flag({
    optional: true,
    description: 'Whether staff have marked the dish as a best seller, which is suggested with other dishes.',
  })
  is_best_seller?: boolean;

  @BilingualField({ max: 120, description: 'Name of the dish in both languages.' })
  name: Bilingual;

  @Amount({ max: MAX_PRICE, description: 'Price of one unit without options.' })
  price: number;

  @Id({ description: 'Id of a category that is not archived.' })
  category_id: number;
}

/** Lists are replaced as a whole. */
export class DishChangeBody extends changeOf(DishBody) {}

export class AvailabilityBody {
  @Flag({ example: false })
  is_available: boolean;
}
