import type { Bilingual } from '#kit/language/language';
import { searchText } from '#kit/language/search-text';

/** The columns of a title that searches look through, for `bodyColumns`. */
export const SEARCHED_TITLE = {
  title: ({ en, ar }: Bilingual): Bilingual => ({ en, ar }),
  searchText: ({ en, ar }: Bilingual): string => searchText(`${en} ${ar}`),
};
