import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { NotFound } from '#kit/refusals/refusal';
import { LEGS } from '#money/books/checks';
import { Ledger } from '#money/books/ledger.service';
import { chargeReferencesOf, referencesOf } from '../bookings/booking-references';
import { storedReference } from '../bookings/booking.queries';
import { BookingBooksView, type RefundedPart } from './booking-books.view';

interface Sums {
  reference: string;
  changeCount: number;
  nights: number;
  extra_guests: number;
  length_discounts: number;
  cleaning: number;
  retained: number;
  deposit: number;
  deposit_kept: number;
  received: number;
  owed: number;
  refunded: RefundedPart[];
}

const sum = (amount: string, condition: string) => `coalesce(sum(${amount}) FILTER (WHERE ${condition}), 0)::bigint`;

const SUMS = `
  SELECT b.reference, b.change_count AS "changeCount", money.*, (SELECT coalesce(jsonb_agg(to_jsonb(part) ORDER BY part.id), '[]') FROM refund_part part
     WHERE part.reference = ${chargeReferencesOf('b')}) AS refunded
  FROM booking b CROSS JOIN LATERAL (
    SELECT ${sum('cents', `account = 'accommodation' AND other = 'receivable'`)} AS nights,
      ${sum('cents', `account = 'extra_guests' AND other = 'receivable'`)} AS extra_guests,
      ${sum('-cents', `account = 'length_discounts' AND other = 'receivable'`)} AS length_discounts,
      ${sum('cents', `account = 'cleaning' AND other = 'receivable'`)} AS cleaning,
      ${sum('cents', `account = 'retained' AND other <> 'deposits'`)} AS retained,
      ${sum('cents', `account = 'deposits' AND other = 'receivable'`)} AS deposit,
      ${sum('cents', `account = 'retained' AND other = 'deposits'`)} AS deposit_kept,
      ${sum('-cents', `section = 'money' AND other IN ('receivable', 'unplaced')`)} AS received,
      ${sum('cents', `account = 'refunds_owed'`)} AS owed
    FROM ${LEGS} leg JOIN ledger_account ON name = account WHERE reference = ${chargeReferencesOf('b')}
  ) money WHERE b.reference = $1`;

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
