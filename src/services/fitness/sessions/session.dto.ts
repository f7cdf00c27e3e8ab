import { Decimal, Measurement, Whole } from '#kit/fields/number-fields';
import { Slug, Text } from '#kit/fields/text-fields';

export class DoneSetBody {
  @Measurement({
    max: 1000,
    optional: true,
    nullable: true,
    example: 102.5,
    description: 'Weight, in kilograms; 0 for none.',
    alias: 'weight_kg',
  })
  weightKg?: number | null;

  @Whole({
    max: 1000,
    optional: true,
    nullable: true,
    example: 8,
    description: 'Number of repetitions done; the planned number when left out.',
  })
  reps?: number | null;

  @Decimal({
    max: 10,
    halves: true,
    optional: true,
    nullable: true,
    example: 8.5,
    description: 'Rate of perceived exertion, from 0 to 10 in steps of 0.5.',
  })
  rpe?: number | null;

  @Slug({ optional: true, description: 'Slug of the exercise; the current one when left out.' })
  exercise?: string;
}

export class SessionStartBody {
  @Slug({
    optional: true,
    example: 'full-body-a',
    description: "Slug of the workout; today's planned one when left out.",
  })
  workout_slug?: string;
}

export class SessionNotesBody {
  @Text({
    min: 0,
    max: 2000,
    example: 'Shoulder felt fine today.',
    description: 'Notes on the session, at most 2,000 characters.',
  })
  notes: string;
}

export class AddedExerciseBody {
  @Slug({ example: 'push-up' })
  slug: string;
}
