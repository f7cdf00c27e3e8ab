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
  @Whole({ min: 1, max: 52, example: 1, description: 'From 1 to 52.' })
  week: number;

  @Whole({
    min: 1,
    max: 7,
    example: 1,
    description: 'Day of the week, counted from the weekday on which the program is started.',
  })
  day: number;

  @Id({ description: 'Id of the workout.' })
  workout_id: number;
}

export class ProgramBody extends SluggedBody {
  @OneOf(PROGRAM_GOALS, { optional: true, description: 'Main goal. `general` when left out.' })
  goal?: ProgramGoal;

  @OneOf(DIFFICULTIES, { optional: true, description: '`beginner` when left out.' })
  difficulty?: Difficulty;

  @Nested(() => ProgramDayBody, {
    list: { max: 364 },
    optional: true,
    description: 'Each day once; days that are left out are rest days.',
  })
  days?: ProgramDayBody[];
}

/** Fields that are left out stay unchanged; `days` replaces the whole list. */
export class ProgramChangeBody extends changeOf(ProgramBody) {}

export class ManagedProgramsQuery extends CatalogueQuery {
  @Choice(PROGRAM_GOALS, { ...FILTER, description: 'Programs for this goal.' })
  goal?: ProgramGoal;

  @Choice(DIFFICULTIES, { ...FILTER, description: 'Programs of this difficulty.' })
  difficulty?: Difficulty;

  @QueryId({ ...FILTER, description: 'Programs with this workout.' })
  workout_id?: number;
}
