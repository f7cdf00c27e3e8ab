import type { Fill } from '#kit/service/fill';

/** Copies the search texts of bookings to refunds that are older than the column. */
export const REFUND_SEARCH_TEXT: Fill = {
  name: 'fill_refund_search_text',
  table: 'refund',
  statement: `
    UPDATE refund SET search_text = coalesce(
      (SELECT b.search_text FROM booking b WHERE b.reference = refund.reference),
      (SELECT b.search_text FROM booking_change change JOIN booking b ON b.id = change.booking_id
       WHERE change.reference = refund.reference),
      '')
    WHERE id > $1 AND id <= $2 AND search_text IS NULL`,
};
