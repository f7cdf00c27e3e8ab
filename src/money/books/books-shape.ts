import type { BooksScope } from './books-scope';
import type { Check } from './checks';

/** What the ledger of one service has of its own. */
export interface BooksShape {
  permissions: { view: string; close: string };
  /** Checks besides those of payments and refunds. */
  checks: readonly Check[];
  /** Which of its records a nightly check reads; without it, a night reads the whole ledger. */
  scope?: BooksScope;
  /** First words of the sources of its entries, such as `order`. */
  sources: readonly string[];
  /** Whether payments include deposits, which the report of a day lists. */
  hasDeposits?: boolean;
  /** Places such as kitchens, which the report of a day lists. */
  places?: Places;
}

export interface Places {
  /** The records of entries, and their column with the reference. */
  table: string;
  reference: string;
  /** The column with the code of the place. */
  code: string;
}

export const BOOKS_SHAPE = Symbol('books shape');
