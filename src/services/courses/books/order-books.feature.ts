import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { OrderBooks2026112812310 } from '#migrations/courses/2026112812310-order-books';

/** What orders of courses post to the ledger, whose tables a migration creates. */
export const orderBooks: Feature = {
  migrations: [OrderBooks2026112812310],
  routines: routinesIn(__dirname, 'order_postings', 'post_order', 'post_withdrawn_refund', 'withdrawal_postings'),
};
