import {
  applyDecorators,
  Controller,
  Get,
  Injectable,
  Param,
  type PipeTransform,
  Post,
  Query,
  type Type,
} from '@nestjs/common';
import { Requires } from '#kit/access/access-rule';
import { OnlyFor, UNLIMITED_ACCOUNTS } from '#kit/access/only-for';
import { SignedIn } from '#kit/access/parameters';
import type { Caller } from '#kit/http/caller';
import { dataPage, dataPageOf } from '#kit/http/page';
import { Creates, Describe, DescribePath, ResponseMessage, Returns } from '#kit/http/route-description';
import { ApiTags } from '#kit/openapi/api-notes';
import { NotFound, refusal } from '#kit/refusals/refusal';
import { parseDay } from '#kit/time/calendar';
import { BooksChecks } from './books-checks.service';
import type { BooksShape } from './books-shape';
import { type BooksPages, entryListQuery, KitchenDayQuery } from './books.dto';
import { BooksCheckView, BooksDayView, dayView, KitchenBooksDayView, LedgerEntryView } from './books.view';
import { DayClosed, DayClosing, DayNotOver, EarlierDayOpen } from './day-closing.service';
import { Ledger } from './ledger.service';

export const BooksForbidden = refusal(403, 'books_forbidden');

/** Accounts linked to a kitchen see no amounts. */
export function assertSeesBooks(caller: Caller): void {
  if (caller.scopeId !== null) throw BooksForbidden();
}

/** A malformed day gets 404. */
class DayPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!parseDay(value)) throw NotFound();
    return value;
  }
}
const DayParam = () => Param('date', new DayPipe());
const OF_DAY = { date: 'The day of the company, as `YYYY-MM-DD`.' };

export function booksController({ permissions, places }: BooksShape, pages: BooksPages): Type {
  class EntryListQuery extends entryListQuery(pages) {}
  const DayView = places ? KitchenBooksDayView : BooksDayView;

  @Injectable()
  class BooksRoutes {
    constructor(
      private readonly ledger: Ledger,
      protected readonly closing: DayClosing,
      private readonly checks: BooksChecks,
    ) {}

    @Get('entries')
    @OnlyFor(UNLIMITED_ACCOUNTS)
    @Requires(permissions.view)
    @Returns('Entries of the ledger, newest first', dataPageOf(LedgerEntryView), BooksForbidden)
    @Describe(
      'Lists entries, each with a debited and a credited account. The database writes them with the payments,',
      'refunds and points that they come from, and never changes one. All filters must match.',
    )
    async entries(@SignedIn() caller: Caller, @Query() query: EntryListQuery) {
      assertSeesBooks(caller);
      return dataPage(await this.ledger.list(query, query.pageRequest));
    }

    @Get('check')
    @OnlyFor(UNLIMITED_ACCOUNTS)
    @Requires(permissions.view)
    @Returns('The result of the last nightly check', BooksCheckView, BooksForbidden)
    @Describe('Compares the ledger with payments, refunds and records every night. Empty when everything agrees.')
    check(@SignedIn() caller: Caller): Promise<BooksCheckView> {
      assertSeesBooks(caller);
      return this.checks.latest();
    }

    @Post('days/:date/close')
    @OnlyFor(UNLIMITED_ACCOUNTS)
    @Requires(permissions.close)
    @ResponseMessage('messages.day_closed')
    @Creates('Close a day', DayView, NotFound, BooksForbidden, DayNotOver, DayClosed, EarlierDayOpen)
    @Describe(
      'Closes a day from 00:15 of the next on, with a SHA-256 over its entries. What is written for it later falls',
      'on the first open day. Days close in order, days without entries too, and cannot be opened again.',
    )
    @DescribePath(OF_DAY)
    async close(@SignedIn() caller: Caller, @DayParam() date: string) {
      assertSeesBooks(caller);
      return dayView(await this.closing.close(date));
    }
  }

  const Day = () =>
    applyDecorators(
      Get('days/:date'),
      OnlyFor(UNLIMITED_ACCOUNTS),
      Requires(permissions.view),
      Returns('The figures of one day', DayView, NotFound, BooksForbidden),
      Describe(
        'Sums the entries of one day of the company. The figures of an open day still grow; those of a closed day',
        'never change.',
      ),
    );
  const Routes = () => applyDecorators(ApiTags('Books'), DescribePath(OF_DAY), Controller('books'));

  if (places) {
    @Routes()
    class KitchenBooksController extends BooksRoutes {
      @Day()
      async day(@SignedIn() caller: Caller, @DayParam() date: string, @Query() { kitchen }: KitchenDayQuery) {
        assertSeesBooks(caller);
        return dayView(await this.closing.report(date, kitchen));
      }
    }
    return KitchenBooksController;
  }

  @Routes()
  class BooksController extends BooksRoutes {
    @Day()
    async day(@SignedIn() caller: Caller, @DayParam() date: string) {
      assertSeesBooks(caller);
      return dayView(await this.closing.report(date));
    }
  }
  return BooksController;
}
