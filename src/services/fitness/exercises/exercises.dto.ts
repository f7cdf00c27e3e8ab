import { Nested } from '#kit/fields/shape-fields';
import { changeOf } from '#kit/fields/change-of';
import { Choice, QueryFlag } from '#kit/fields/query-fields';
import { OneOf, Text } from '#kit/fields/text-fields';
import { BilingualLine, CatalogueQuery, SluggedBody } from '../catalogue/catalogue.dto';
import { FILTER } from '../fitness.pages';
import { DIFFICULTIES, type Difficulty, EQUIPMENT, type Equipment, MUSCLES, type Muscle } from './exercise-kinds';

export class ExerciseBody extends SluggedBody {
  @OneOf(MUSCLES, { description: 'Main muscle.' })
  muscle: Muscle;

  @OneOf(MUSCLES, { list: true, optional: true, description: 'Muscles that are also trained.' })
  secondary_muscles?: Muscle[];

  @OneOf(EQUIPMENT, { optional: true, description: '`none` when left out.' })
  equipment?: Equipment;

  @OneOf(DIFFICULTIES, { optional: true, description: '`beginner` when left out.' })
  difficulty?: Difficulty;

  @Nested(() => BilingualLine, { list: { max: 30 }, optional: true, description: 'Steps, in order.' })
  instructions?: BilingualLine[];

  @Nested(() => BilingualLine, {
    list: { max: 30 },
    optional: true,
    description: 'Points to watch during the exercise.',
  })
  cues?: BilingualLine[];

  @Text({
    max: 500,
    optional: true,
    nullable: true,
    description: 'URL of a video, uploaded to this service or elsewhere.',
  })
  video_url?: string | null;
}

export class ExerciseChangeBody extends changeOf(ExerciseBody) {}

export class ManagedExercisesQuery extends CatalogueQuery {
  @Choice(MUSCLES, { ...FILTER, description: 'Exercises for this muscle.' })
  muscle?: Muscle;

  @Choice(EQUIPMENT, { ...FILTER, description: 'Exercises that need this.' })
  equipment?: Equipment;

  @Choice(DIFFICULTIES, { ...FILTER, description: 'Exercises of this difficulty.' })
  difficulty?: Difficulty;

  @QueryFlag({ ...FILTER, description: 'The featured exercise only, or all others.' })
  is_featured?: boolean;
}
