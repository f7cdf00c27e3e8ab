import { changeOf } from '#kit/fields/change-of';
import { Flag, Whole } from '#kit/fields/number-fields';
import { BilingualField } from '#kit/fields/shape-fields';
import type { Bilingual } from '#kit/language/language';

export class FaqEntryBody {
  @BilingualField({ max: 300, description: 'The question, in both languages.' })
  question: Bilingual;

  @BilingualField({ max: 4000, description: 'The answer, in both languages.' })
  answer: Bilingual;

  @Whole({ max: 1_000_000, optional: true, description: 'Position in the list, ascending; a new question goes last.' })
  sort_order?: number;

  @Flag({ optional: true, description: 'Whether visitors see the question; true when omitted.' })
  is_active?: boolean;
}

export class FaqEntryChangeBody extends changeOf(FaqEntryBody) {}
