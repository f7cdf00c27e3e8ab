import type { Bilingual } from '#kit/language/language';
import { searchText } from '#kit/language/search-text';

/** Rules of `bodyColumns` for a title that searches find: stores it with its normalized text. */
export const SEARCHED_TITLE = {
  title: ({ en, ar }: Bilingual): Bilingual => ({ en, ar }),
  searchText: ({ en, ar }: Bilingual): string => searchText(`${en} ${ar}`),
};
