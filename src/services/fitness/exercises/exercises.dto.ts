import { Nested } from '#kit/fields/shape-fields';
import { changeOf } from '#kit/fields/change-of';
import { Choice, QueryFlag } from '#kit/fields/query-fields';
import { OneOf, Text } from '#kit/fields/text-fields';
import { BilingualLine, CatalogueQuery, SluggedBody } from '../catalogue/catalogue.dto';
import { FILTER } from '../fitness.pages';
import { DIFFICULTIES, type Difficulty, EQUIPMENT, type Equipment, MUSCLES, type Muscle } from './exercise-kinds';

export class ExerciseBody extends SluggedBody {
  @OneOf(MUSCLES, { description: 'Main muscle that it trains.' })
  muscle: Muscle;

  @OneOf(MUSCLES, { list: true, optional: true, description: 'Other muscles that it trains.' })
  secondary_muscles?: Muscle[];

  @OneOf(EQUIPMENT, { optional: true, description: 'Required equipment; `none` when left out.' })
  equipment?: Equipment;

  @OneOf(DIFFICULTIES, { optional: true, description: 'Level of difficulty; `beginner` when left out.' })
  difficulty?: Difficulty;

  @Nested(() => BilingualLine, { list: { max: 30 }, optional: true, description: 'Instructions, one entry a step.' })
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
    description: 'Address of a video, uploaded to this service or elsewhere.',
  })
  video_url?: string | null;
}

export class ExerciseChangeBody extends changeOf(ExerciseBody) {}

export class ManagedExercisesQuery extends CatalogueQuery {
  @Choice(MUSCLES, { ...FILTER, description: 'Filter by main muscle.' })
  muscle?: Muscle;

  @Choice(EQUIPMENT, { ...FILTER, description: 'Filter by required equipment.' })
  equipment?: Equipment;

  @Choice(DIFFICULTIES, { ...FILTER, description: 'Filter by difficulty.' })
  difficulty?: Difficulty;

  @QueryFlag({ ...FILTER, description: 'Filter by the featured exercise, or by all others.' })
  is_featured?: boolean;
}
