import { changeOf } from '#kit/fields/change-of';
import { Id, Whole } from '#kit/fields/number-fields';
import { Choice, QueryId } from '#kit/fields/query-fields';
import { Caption, Nested } from '#kit/fields/shape-fields';
import { OneOf } from '#kit/fields/text-fields';
import type { Bilingual } from '#kit/language/language';
import { CatalogueQuery, SluggedBody } from '../catalogue/catalogue.dto';
import { DIFFICULTIES, type Difficulty } from '../exercises/exercise-kinds';
import { FILTER } from '../fitness.pages';
import { WORKOUT_KINDS, type WorkoutKind } from './workout-kinds';

export class WorkoutLineBody {
  @Id({ description: 'Id of the exercise.' })
  exercise_id: number;

  @Whole({ optional: true, min: 1, max: 20, example: 3, description: 'Number of sets; 3 when left out.' })
  sets?: number;

  @Whole({
    optional: true,
    nullable: true,
    min: 1,
    max: 1000,
    example: 10,
    description: 'Repetitions of each set; 10 when left out, not allowed with a duration.',
  })
  reps?: number | null;

  @Whole({
    optional: true,
    nullable: true,
    min: 1,
    max: 7200,
    example: 45,
    description: 'Duration of each set, in seconds, instead of `reps`.',
  })
  duration_seconds?: number | null;

  @Whole({ optional: true, max: 3600, example: 60, description: 'Rest after each set, in seconds; 60 when left out.' })
  rest_seconds?: number;

  @Caption({ max: 500, description: 'Note on the exercise; a plain string is used for both languages.' })
  note?: Partial<Bilingual> | null;
}

export class WorkoutBody extends SluggedBody {
  @OneOf(WORKOUT_KINDS, { optional: true, description: 'Kind of training; `strength` when left out.' })
  kind?: WorkoutKind;

  @OneOf(DIFFICULTIES, { optional: true, description: 'Level of difficulty; `beginner` when left out.' })
  difficulty?: Difficulty;

  @Whole({ min: 1, max: 600, example: 45, description: 'Duration of the workout, in minutes.' })
  duration_minutes: number;

  @Whole({
    optional: true,
    max: 10_000,
    example: 320,
    description: 'Estimated energy use of an adult, in kilocalories.',
  })
  calories?: number;

  @Nested(() => WorkoutLineBody, {
    list: { max: 50 },
    optional: true,
    description: 'Exercises in order, each at most once.',
  })
  exercises?: WorkoutLineBody[];
}

/** Fields that are left out stay unchanged; `exercises` replaces the whole list. */
export class WorkoutChangeBody extends changeOf(WorkoutBody) {}

export class ManagedWorkoutsQuery extends CatalogueQuery {
  @Choice(WORKOUT_KINDS, { ...FILTER, description: 'Filter by kind.' })
  kind?: WorkoutKind;

  @Choice(DIFFICULTIES, { ...FILTER, description: 'Filter by difficulty.' })
  difficulty?: Difficulty;

  @QueryId({ ...FILTER, description: 'Filter by id of an exercise that it contains.' })
  exercise_id?: number;
}
