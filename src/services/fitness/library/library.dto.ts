import { Measurement, Whole } from '#kit/fields/number-fields';
import { Choice, QueryFlag, SearchWords } from '#kit/fields/query-fields';
import { readPage } from '#kit/http/page';
import { PageQuery } from '#kit/http/page-query';
import { DIFFICULTIES, EQUIPMENT, MUSCLES } from '../exercises/exercise-kinds';
import { FILTER, LIBRARY_PAGES, pagesFrom } from '../fitness.pages';

export class LibraryQuery extends PageQuery(LIBRARY_PAGES) {
  @Choice(MUSCLES, { ...FILTER, description: 'Exercises with this main or secondary muscle.' })
  muscle?: string;

  @Choice(EQUIPMENT, { ...FILTER, description: 'Exercises that need this.' })
  equipment?: string;

  @Choice(DIFFICULTIES, { ...FILTER, description: 'Exercises of this difficulty.' })
  difficulty?: string;

  @QueryFlag({ ...FILTER, description: 'Saved exercises only, or all others.' })
  is_saved?: boolean;

  @SearchWords({ ...FILTER, description: 'Words of the name in either language, all of which must occur.' })
  search?: string[];
}

export class HistoryQuery extends PageQuery(pagesFrom(50)) {}

export const FIRST_OF_HISTORY = readPage({}, pagesFrom(50));

export class LoggedSetsBody {
  @Whole({ min: 1, max: 100, example: 3, description: 'Number of equal sets, 1 to 100.' })
  sets: number;

  @Whole({ max: 1000, example: 10, description: 'Repetitions of each set.' })
  reps: number;

  @Measurement({
    max: 1000,
    optional: true,
    example: 42.5,
    description: 'Weight in kilograms; 0 without weight.',
    alias: 'weight_kg',
  })
  weightKg?: number;
}
