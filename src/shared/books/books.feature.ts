import { Books1767400090200 } from '#migrations/shared/1767400090200-books';
import { CashAccount1767400090219 } from '#migrations/shared/1767400090219-cash-account';
import { DisputeBooks1767400140020 } from '#migrations/shared/1767400140020-dispute-books';
import type { Feature } from '#kit/service/feature';
import { BooksChecks } from './books-checks.service';
import { BOOKS_SHAPE, type BooksShape } from './books-shape';
import { booksController } from './books.controller';
import type { BooksPages } from './books.dto';
import { booksSentences } from './books.sentences';
import { BooksState } from './books-state.entity';
import { ClosedDay } from './closed-day.entity';
import { DayClosing } from './day-closing.service';
import { LedgerAccount } from './ledger-account.entity';
import { LedgerEntry } from './ledger-entry.entity';
import { Ledger } from './ledger.service';

/** The ledger of one service, written by triggers, with its routes for staff and its nightly check. */
export const books = (shape: BooksShape, pages: BooksPages): Feature => ({
  controllers: [booksController(shape, pages)],
  providers: [Ledger, DayClosing, BooksChecks, { provide: BOOKS_SHAPE, useValue: shape }],
  entities: [LedgerAccount, LedgerEntry, BooksState, ClosedDay],
  migrations: [Books1767400090200, CashAccount1767400090219, DisputeBooks1767400140020],
  sentences: booksSentences,
});
