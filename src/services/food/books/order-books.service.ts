import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { Caller } from '#kit/http/caller';
import { NotFound } from '#kit/refusals/refusal';
import type { RowOf } from '#kit/views/view';
import { assertSeesBooks } from '#money/books/books.controller';
import { Ledger } from '#money/books/ledger.service';
import { credited, debited, recordBooks } from '#money/books/record-books';
import { OrderBooksView } from './order-books.view';

type Sums = Omit<RowOf<typeof OrderBooksView>, 'reference' | 'charged' | 'entries'> & { order_number: string };

const section = (name: string) => `section = '${name}' AND other = 'receivable'`;
const MONEY = recordBooks('o.order_number', {
  gross: credited(section('gross')),
  discounts: debited(section('discounts')),
  fees: credited(section('fees')),
  tip: credited(section('tips')),
  received: debited(`section = 'money' AND other <> 'refunds_owed'`),
  owed: credited(`account = 'refunds_owed'`),
});

const points = (sign: string, ...kinds: string[]) =>
  `coalesce((SELECT sum(${sign}points) FROM reward_entry WHERE order_id = o.id
    AND kind IN (${kinds.map(kind => `'${kind}'`).join()})), 0)::integer`;

const SUMS = `
  SELECT o.order_number, money.*, ${points('', 'earned')} AS points_earned, ${points('-', 'redeemed')} AS points_redeemed,
    ${points('', 'returned')} AS points_returned, ${points('-', 'revoked', 'recovered')} AS points_taken_back
  FROM customer_order o CROSS JOIN LATERAL ${MONEY} money WHERE o.id = $1`;

/** The books of one order. */
@Injectable()
export class OrderBooks {
  constructor(
    private readonly db: Database,
    private readonly ledger: Ledger,
  ) {}

  async get(orderId: number, staff: Caller): Promise<OrderBooksView> {
    assertSeesBooks(staff);
    const { order_number: reference, ...sums } = await this.db.rowOr<Sums>(NotFound, SUMS, [orderId]);
    const charged = sums.gross - sums.discounts + sums.fees + sums.tip;
    return OrderBooksView.of({ ...sums, reference, charged, entries: await this.ledger.of(reference) });
  }
}
