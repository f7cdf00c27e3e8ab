import { changeOf } from '#kit/fields/change-of';
import { Choice, QueryFlag } from '#kit/fields/query-fields';
import { Many, SomeOf } from '#kit/fields/shape-fields';
import { OneOf, Text } from '#kit/fields/text-fields';
import { BilingualLine, CatalogueQuery, SluggedBody } from '../catalogue/catalogue.dto';
import { FILTER } from '../fitness.pages';
import { DIFFICULTIES, type Difficulty, EQUIPMENT, type Equipment, MUSCLES, type Muscle } from './exercise-kinds';

export class ExerciseBody extends SluggedBody {
  @OneOf(MUSCLES, { description: 'The one it is for.' })
  muscle: Muscle;

  @SomeOf(MUSCLES, { optional: true, description: 'What works along.' })
  secondary_muscles?: Muscle[];

  @OneOf(EQUIPMENT, { optional: true, description: '`none` when left out.' })
  equipment?: Equipment;

  @OneOf(DIFFICULTIES, { optional: true, description: '`beginner` when left out.' })
  difficulty?: Difficulty;

  @Many(() => BilingualLine, { optional: true, max: 30, description: 'Steps in their order.' })
  instructions?: BilingualLine[];

  @Many(() => BilingualLine, { optional: true, max: 30, description: 'What to keep in mind.' })
  cues?: BilingualLine[];

  @Text({ max: 500, optional: true, nullable: true, description: 'A video of this service or of the web.' })
  video_url?: string | null;
}

/** What is left out stays as it is. */
export class ExerciseChangeBody extends changeOf(ExerciseBody) {}

export class ManagedExercisesQuery extends CatalogueQuery {
  @Choice(MUSCLES, { ...FILTER, description: 'Exercises for this muscle.' })
  muscle?: Muscle;

  @Choice(EQUIPMENT, { ...FILTER, description: 'Exercises that need this.' })
  equipment?: Equipment;

  @Choice(DIFFICULTIES, { ...FILTER, description: 'Exercises of this difficulty.' })
  difficulty?: Difficulty;

  @QueryFlag({ ...FILTER, description: 'The one shown first, or the others.' })
  is_featured?: boolean;
}
