import { Nested } from '#kit/fields/shape-fields';
import { changeOf } from '#kit/fields/change-of';
import { Id, Whole } from '#kit/fields/number-fields';
import { Choice, QueryId } from '#kit/fields/query-fields';
import { OneOf } from '#kit/fields/text-fields';
import { CatalogueQuery, SluggedBody } from '../catalogue/catalogue.dto';
import { DIFFICULTIES, type Difficulty } from '../exercises/exercise-kinds';
import { FILTER } from '../fitness.pages';
import { PROGRAM_GOALS, type ProgramGoal } from './program-goals';

export class ProgramDayBody {
  @Whole({ min: 1, max: 52, example: 1, description: 'Number of the week, from 1 to 52.' })
  week: number;

  @Whole({
    min: 1,
    max: 7,
    example: 1,
    description: 'Day within the week, 1 to 7; day 1 is the weekday on which a member starts.',
  })
  day: number;

  @Id({ description: 'Id of the workout.' })
  workout_id: number;
}

export class ProgramBody extends SluggedBody {
  @OneOf(PROGRAM_GOALS, { optional: true, description: 'Main goal of the program; `general` when left out.' })
  goal?: ProgramGoal;

  @OneOf(DIFFICULTIES, { optional: true, description: 'Level of difficulty; `beginner` when left out.' })
  difficulty?: Difficulty;

  @Nested(() => ProgramDayBody, {
    list: { max: 364 },
    optional: true,
    description: 'Days with a workout, each once; the others are rest days.',
  })
  days?: ProgramDayBody[];
}

/** Fields that are left out stay unchanged; `days` replaces the whole list. */
export class ProgramChangeBody extends changeOf(ProgramBody) {}

export class ManagedProgramsQuery extends CatalogueQuery {
  @Choice(PROGRAM_GOALS, { ...FILTER, description: 'Filter by main goal.' })
  goal?: ProgramGoal;

  @Choice(DIFFICULTIES, { ...FILTER, description: 'Filter by difficulty.' })
  difficulty?: Difficulty;

  @QueryId({ ...FILTER, description: 'Filter by id of a workout that it contains.' })
  workout_id?: number;
}
