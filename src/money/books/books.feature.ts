import { WholeBooksCheck2026112813021 } from '#migrations/money/2026112813021-whole-books-check';
import { DayBalances2026112816170 } from '#migrations/money/2026112816170-day-balances';
import { EntriesOfAccounts2026112910010 } from '#migrations/money/2026112910010-entries-of-accounts';
import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { BooksChecks } from './books-checks.service';
import { BOOKS_SHAPE, type BooksShape } from './books-shape';
import { booksController } from './books.controller';
import type { BooksPages } from './books.dto';
import { booksMessages } from './books.messages';
import { BooksState } from './books-state.entity';
import { ClosedDay } from './closed-day.entity';
import { DayClosing } from './day-closing.service';
import { LedgerAccount } from './ledger-account.entity';
import { LedgerEntry } from './ledger-entry.entity';
import { Ledger } from './ledger.service';
import { booksOffice } from './books.office';

/** The ledger of one service, written by triggers, with its nightly check. */
export const ledger = (shape: BooksShape): Feature => ({
  providers: [Ledger, DayClosing, BooksChecks, { provide: BOOKS_SHAPE, useValue: shape }],
  entities: [LedgerAccount, LedgerEntry, BooksState, ClosedDay],
  migrations: [WholeBooksCheck2026112813021, DayBalances2026112816170, EntriesOfAccounts2026112910010],
  routines: routinesIn(
    __dirname,
    'ledger_append_only',
    'ledger_entry_day',
    'post_dispute',
    'post_paid_otherwise',
    'post_payment',
    'post_refund_part',
    'refund_postings',
  ),
  messages: booksMessages,
});

/** The same with its tables and its routes for staff. */
export const books = (shape: BooksShape, pages: BooksPages): Feature => ({
  ...ledger(shape),
  office: booksOffice,
  controllers: [booksController(shape, pages)],
  tables: ['money/books'],
});
