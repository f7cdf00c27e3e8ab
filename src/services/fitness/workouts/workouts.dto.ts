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

  @Whole({ optional: true, min: 1, max: 20, example: 3, description: '3 when left out.' })
  sets?: number;

  @Whole({
    optional: true,
    nullable: true,
    min: 1,
    max: 1000,
    example: 10,
    description: 'Repetitions of each set; 10 when left out, none where a set has a duration.',
  })
  reps?: number | null;

  @Whole({
    optional: true,
    nullable: true,
    min: 1,
    max: 7200,
    example: 45,
    description: 'Duration of each set, instead of `reps`.',
  })
  duration_seconds?: number | null;

  @Whole({ optional: true, max: 3600, example: 60, description: 'Rest after each set, in seconds; 60 when left out.' })
  rest_seconds?: number;

  @Caption({ max: 500, description: 'A plain string is used for both languages.' })
  note?: Partial<Bilingual> | null;
}

export class WorkoutBody extends SluggedBody {
  @OneOf(WORKOUT_KINDS, { optional: true, description: 'Kind of training; `strength` when left out.' })
  kind?: WorkoutKind;

  @OneOf(DIFFICULTIES, { optional: true, description: '`beginner` when left out.' })
  difficulty?: Difficulty;

  @Whole({ min: 1, max: 600, example: 45, description: 'How long it takes, in minutes.' })
  duration_minutes: number;

  @Whole({
    optional: true,
    max: 10_000,
    example: 320,
    description: 'Estimated energy use of an adult, in kilocalories.',
  })
  calories?: number;

  @Nested(() => WorkoutLineBody, { list: { max: 50 }, optional: true, description: 'Exercises in order, each once.' })
  exercises?: WorkoutLineBody[];
}

/** Fields that are left out stay unchanged; `exercises` replaces the whole list. */
export class WorkoutChangeBody extends changeOf(WorkoutBody) {}

export class ManagedWorkoutsQuery extends CatalogueQuery {
  @Choice(WORKOUT_KINDS, { ...FILTER, description: 'Workouts of this kind.' })
  kind?: WorkoutKind;

  @Choice(DIFFICULTIES, { ...FILTER, description: 'Workouts of this difficulty.' })
  difficulty?: Difficulty;

  @QueryId({ ...FILTER, description: 'Workouts with this exercise.' })
  exercise_id?: number;
}
