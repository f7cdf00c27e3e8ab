import { Flag, Whole, Id } from '#kit/fields/number-fields';
import { BilingualField, JsonObject } from '#kit/fields/shape-fields';
import type { Bilingual } from '#kit/language/language';

/** A new section needs a title. */
export class HomeSectionBody {
  @BilingualField({
    max: 120,
    optional: true,
    example: { en: 'Best sellers', ar: 'الأكثر مبيعًا' },
    description: 'Heading of the section in both languages.',
  })
  title?: Bilingual;

  @JsonObject({
    optional: true,
    description: 'Free-form data from which the site renders the section.',
    example: { layout: 'grid' },
  })
  content?: Record<string, unknown>;

  @Whole({ max: 10_000, optional: true, example: 3, description: 'Position on the page, in ascending order.' })
  position?: number;

  @Flag({ optional: true, description: 'Whether visitors see the section; true by default for a new one.' })
  is_visible?: boolean;

  @Id({
    list: { max: 100 },
    optional: true,
    description: 'Ids of the dishes in display order, without repetition.',
    example: [4, 7],
  })
  product_ids?: number[];
}
