import { Measurement, Whole } from '#kit/fields/number-fields';
import { Choice, QueryFlag, SearchWords } from '#kit/fields/query-fields';
import { readPage } from '#kit/http/page';
import { PageQuery } from '#kit/http/page-query';
import { DIFFICULTIES, EQUIPMENT, MUSCLES } from '../exercises/exercise-kinds';
import { FILTER, LIBRARY_PAGES, pagesFrom } from '../fitness.pages';

export class LibraryQuery extends PageQuery(LIBRARY_PAGES) {
  @Choice(MUSCLES, { ...FILTER, description: 'Filter by main or secondary muscle.' })
  muscle?: string;

  @Choice(EQUIPMENT, { ...FILTER, description: 'Filter by required equipment.' })
  equipment?: string;

  @Choice(DIFFICULTIES, { ...FILTER, description: 'Filter by difficulty.' })
  difficulty?: string;

  @QueryFlag({ ...FILTER, description: 'Filter by saved exercises, or by all others.' })
  is_saved?: boolean;

  @SearchWords({ ...FILTER, description: 'Words that must all occur in the name, in either language.' })
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
    description: 'Weight, in kilograms; 0 for none.',
    alias: 'weight_kg',
  })
  weightKg?: number;
}
