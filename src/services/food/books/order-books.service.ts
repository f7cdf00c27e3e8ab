import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { Caller } from '#kit/http/caller';
import { NotFound } from '#kit/refusals/refusal';
import { assertSeesBooks } from '#money/books/books.controller';
import { LEGS } from '#money/books/checks';
import { Ledger } from '#money/books/ledger.service';
import { OrderBooksView, type RefundedPart } from './order-books.view';

interface Sums {
  order_number: string;
  gross: number;
  discounts: number;
  fees: number;
  tip: number;
  received: number;
  owed: number;
  points_earned: number;
  points_redeemed: number;
  points_returned: number;
  points_taken_back: number;
  refunded: RefundedPart[];
}

const sum = (amount: string, condition: string) => `coalesce(sum(${amount}) FILTER (WHERE ${condition}), 0)::bigint`;
const section = (name: string, sign = '') => sum(`${sign}cents`, `section = '${name}' AND other = 'receivable'`);
const points = (sign: string, ...kinds: string[]) =>
  `coalesce((SELECT sum(${sign}points) FROM reward_entry WHERE order_id = o.id
    AND kind IN (${kinds.map(kind => `'${kind}'`).join()})), 0)::integer`;

const SUMS = `
  SELECT o.order_number, money.*, ${points('', 'earned')} AS points_earned, ${points('-', 'redeemed')} AS points_redeemed,
    ${points('', 'returned')} AS points_returned, ${points('-', 'revoked', 'recovered')} AS points_taken_back,
    (SELECT coalesce(jsonb_agg(to_jsonb(part) ORDER BY part.id), '[]') FROM refund_part part
     WHERE part.reference = o.order_number) AS refunded
  FROM customer_order o CROSS JOIN LATERAL (
    SELECT ${section('gross')} AS gross, ${section('discounts', '-')} AS discounts, ${section('fees')} AS fees,
      ${section('tips')} AS tip,
      ${sum('-cents', `section = 'money' AND other <> 'refunds_owed'`)} AS received,
      ${sum('cents', `account = 'refunds_owed'`)} AS owed
    FROM ${LEGS} leg JOIN ledger_account ON name = account WHERE reference = o.order_number AND leg.unit = 'USD'
  ) money WHERE o.id = $1`;

/** The books of one order. */
@Injectable()
export class OrderBooks {
  constructor(
    private readonly db: Database,
    private readonly ledger: Ledger,
  ) {}

  async of(orderId: number, staff: Caller): Promise<OrderBooksView> {
    assertSeesBooks(staff);
    const { order_number: reference, ...sums } = await this.db.rowOr<Sums>(NotFound, SUMS, [orderId]);
    const charged = sums.gross - sums.discounts + sums.fees + sums.tip;
    return OrderBooksView.of({ ...sums, reference, charged, entries: await this.ledger.of(reference) });
  }
}
