import { Decimal, Whole } from '#kit/fields/number-fields';
import { Choice, SearchWords } from '#kit/fields/query-fields';
import { PageQuery } from '#kit/http/page-query';
import { DIFFICULTIES, EQUIPMENT, MUSCLES } from '../exercises/exercise-kinds';
import { FILTER, LIBRARY_PAGES } from '../fitness.pages';

export class LibraryQuery extends PageQuery(LIBRARY_PAGES) {
  @Choice(MUSCLES, FILTER)
  muscle?: string;

  @Choice(EQUIPMENT, FILTER)
  equipment?: string;

  @Choice(DIFFICULTIES, FILTER)
  difficulty?: string;

  @SearchWords(FILTER)
  search?: string[];
}

export class LoggedSetsBody {
  @Whole({ min: 1, max: 100, example: 3 })
  sets: number;

  @Whole({ max: 1000, example: 10, description: 'Of each set.' })
  reps: number;

  @Decimal({ max: 1000, optional: true, example: 42.5, description: '0 without any weight.' })
  weightKg?: number;
}
