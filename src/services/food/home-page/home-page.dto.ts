import { Flag, Whole, Id } from '#kit/fields/number-fields';
import { BilingualField, JsonObject } from '#kit/fields/shape-fields';
import type { Bilingual } from '#kit/language/language';

/** A new section needs a title. */
export class HomeSectionBody {
  @BilingualField({
    max: 120,
    optional: true,
    example: { en: 'Best sellers', ar: 'الأكثر مبيعًا' },
    description: 'Heading of the section, in both languages.',
  })
  title?: Bilingual;

  @JsonObject({
    optional: true,
    description: 'free data for the site to render the section',
    example: { layout: 'grid' },
  })
  content?: Record<string, unknown>;

  @Whole({ max: 10_000, optional: true, example: 3, description: 'Place on the page, the smallest first.' })
  position?: number;

  @Flag({ optional: true, description: 'Whether visitors see it; true when left out of a new one.' })
  is_visible?: boolean;

  @Id({ list: { max: 100 }, optional: true, description: 'dishes in the order shown, each once', example: [4, 7] })
  product_ids?: number[];
}
