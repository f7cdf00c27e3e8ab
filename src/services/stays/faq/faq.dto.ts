import { Flag, Whole } from '#kit/fields/number-fields';
import { BilingualField } from '#kit/fields/shape-fields';
import type { Bilingual } from '#kit/language/language';

const QUESTION = { max: 300 };
const ANSWER = { max: 4000 };
const SORT_ORDER = { max: 1_000_000, optional: true, description: 'smaller comes first; the last place when left out' };
const IS_ACTIVE = { optional: true, description: 'whether visitors see it; they do when left out' };

export class FaqEntryBody {
  @BilingualField(QUESTION)
  question: Bilingual;

  @BilingualField(ANSWER)
  answer: Bilingual;

  @Whole(SORT_ORDER)
  sort_order?: number;

  @Flag(IS_ACTIVE)
  is_active?: boolean;
}

export class FaqEntryChangeBody {
  @BilingualField({ ...QUESTION, optional: true })
  question?: Bilingual;

  @BilingualField({ ...ANSWER, optional: true })
  answer?: Bilingual;

  @Whole({ ...SORT_ORDER, description: 'smaller comes first' })
  sort_order?: number;

  @Flag({ ...IS_ACTIVE, description: 'whether visitors see it' })
  is_active?: boolean;
}
