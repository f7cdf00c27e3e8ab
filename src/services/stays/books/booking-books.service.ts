import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { NotFound } from '#kit/refusals/refusal';
import type { RowOf } from '#kit/views/view';
import { Ledger } from '#money/books/ledger.service';
import { credited, debited, recordBooks } from '#money/books/record-books';
import { chargeReferencesOf, referencesOf } from '../bookings/booking-references';
import { storedReference } from '../bookings/booking.queries';
import { BookingBooksView } from './booking-books.view';

type Sums = Omit<RowOf<typeof BookingBooksView>, 'charged' | 'entries'> & { changeCount: number };

const charged = (account: string) => `account = '${account}' AND other = 'receivable'`;
const MONEY = recordBooks(chargeReferencesOf('b'), {
  nights: credited(charged('accommodation')),
  extra_guests: credited(charged('extra_guests')),
  length_discounts: debited(charged('length_discounts')),
  cleaning: credited(charged('cleaning')),
  retained: credited(`account = 'retained' AND other <> 'deposits'`),
  deposit: credited(charged('deposits')),
  deposit_kept: credited(`account = 'retained' AND other = 'deposits'`),
  received: debited(`section = 'money' AND other IN ('receivable', 'unplaced')`),
  owed: credited(`account = 'refunds_owed'`),
});

const SUMS = `
  SELECT b.reference, b.change_count AS "changeCount", money.*
  FROM booking b CROSS JOIN LATERAL ${MONEY} money WHERE b.reference = $1`;

/** The books of one booking. */
@Injectable()
export class BookingBooks {
  constructor(
    private readonly db: Database,
    private readonly ledger: Ledger,
  ) {}

  async get(sent: string): Promise<BookingBooksView> {
    const sums = await this.db.rowOr<Sums>(NotFound, SUMS, [storedReference(sent)]);
    const entries = await this.ledger.of(...referencesOf(sums));
    const charged = sums.nights + sums.extra_guests - sums.length_discounts + sums.cleaning;
    return BookingBooksView.of({ ...sums, charged, entries });
  }
}
