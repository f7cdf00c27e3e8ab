import { changeOf } from '#kit/fields/change-of';
import { Choice, QueryFlag } from '#kit/fields/query-fields';
import { Many, SomeOf } from '#kit/fields/shape-fields';
import { OneOf, Text } from '#kit/fields/text-fields';
import { BilingualLine, CatalogueQuery, SluggedBody } from '../catalogue/catalogue.dto';
import { FILTER } from '../fitness.pages';
import { DIFFICULTIES, type Difficulty, EQUIPMENT, type Equipment, MUSCLES, type Muscle } from './exercise-kinds';

export class ExerciseBody extends SluggedBody {
  @OneOf(MUSCLES, { description: 'Main muscle.' })
  muscle: Muscle;

  @SomeOf(MUSCLES, { optional: true, description: 'Muscles that are also trained.' })
  secondary_muscles?: Muscle[];

  @OneOf(EQUIPMENT, { optional: true, description: '`none` when left out.' })
  equipment?: Equipment;

  @OneOf(DIFFICULTIES, { optional: true, description: '`beginner` when left out.' })
  difficulty?: Difficulty;

  @Many(() => BilingualLine, { optional: true, max: 30, description: 'Steps, in order.' })
  instructions?: BilingualLine[];

  @Many(() => BilingualLine, { optional: true, max: 30, description: 'Points to watch during the exercise.' })
  cues?: BilingualLine[];

  @Text({
    max: 500,
    optional: true,
    nullable: true,
    description: 'URL of a video, uploaded to this service or elsewhere.',
  })
  video_url?: string | null;
}

/** Fields that are left out stay unchanged. */
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
