import { type FieldOptions, field, type Rule } from '#kit/fields/field';
import { between, Decimal, isNumber, Whole } from '#kit/fields/number-fields';
import { Slug, Text } from '#kit/fields/text-fields';

const inHalves: Rule = { name: 'half_steps', holds: value => Number.isInteger((value as number) * 2) };

/** Rate of perceived exertion. */
const Exertion = (options: FieldOptions) =>
  field([isNumber, between(0, 10), inHalves], { type: Number, minimum: 0, maximum: 10, multipleOf: 0.5 }, options);

export class DoneSetBody {
  @Decimal({ max: 1000, optional: true, nullable: true, example: 102.5, description: '0 without any weight.' })
  weightKg?: number | null;

  @Whole({ max: 1000, optional: true, nullable: true, example: 8, description: 'As planned when left out.' })
  reps?: number | null;

  @Exertion({ optional: true, nullable: true, example: 8.5, description: 'Rate of perceived exertion, in halves.' })
  rpe?: number | null;

  @Slug({ optional: true, description: 'The exercise it belongs to; the current one when left out.' })
  exercise?: string;
}

export class SessionNotesBody {
  @Text({ min: 0, max: 2000, example: 'Shoulder felt fine today.', description: 'At most 2,000 characters.' })
  notes: string;
}

export class AddedExerciseBody {
  @Slug({ example: 'push-up' })
  slug: string;
}
