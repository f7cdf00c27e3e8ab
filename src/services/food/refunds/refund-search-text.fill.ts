import type { Fill } from '#kit/service/fill';

/** Copies the search texts of orders to refunds that are older than the column. */
export const REFUND_SEARCH_TEXT: Fill = {
  name: 'fill_refund_search_text',
  table: 'refund',
  statement: `
    UPDATE refund SET search_text = coalesce(
      (SELECT o.search_text FROM customer_order o WHERE o.order_number = refund.reference), '')
    WHERE id > $1 AND id <= $2 AND search_text IS NULL`,
};
