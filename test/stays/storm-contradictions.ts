/** Each must find nothing, bookings aside that somebody refunded on the pages of the processor. */
export const CONTRADICTIONS = {
  'nights of a booking that are not held as booked': `
    SELECT b.reference, b.status, held.from_day, held.to_day FROM booking b LEFT JOIN held_nights held ON held.booking_id = b.id
    WHERE CASE b.status WHEN 'cancelled' THEN held.id IS NOT NULL
      ELSE (held.from_day, held.to_day) IS DISTINCT FROM (b.check_in, b.check_out) END`,
  'nights held by a change that is over': `
    SELECT c.reference, c.status FROM booking_change c JOIN held_nights held ON held.change_id = c.id
    WHERE c.status <> 'open'`,
  'deposits in the books other than those neither returned nor kept': `
    SELECT b.reference, of_books.cents, of_bookings.cents AS expected
    FROM booking b
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(CASE credit WHEN 'deposits' THEN amount_cents ELSE -amount_cents END), 0) AS cents
      FROM ledger_entry WHERE reference = b.reference AND 'deposits' IN (debit, credit)) of_books
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(part.amount_cents), 0) AS cents FROM refund_part part
      WHERE part.reference = b.reference AND part.kind = 'deposit') returned
    CROSS JOIN LATERAL (
      SELECT CASE WHEN EXISTS (SELECT FROM payment p
        WHERE p.reference = b.reference AND p.settles AND p.status IN ('paid', 'refund_due', 'refunded')
          AND p.late_reason IS NULL)
        THEN b.deposit_cents - b.deposit_kept_cents - returned.cents ELSE 0 END AS cents) of_bookings
    WHERE of_books.cents <> of_bookings.cents`,
  'money that waits for a job that has been done': `
    SELECT reference, status FROM refund WHERE status IN ('due', 'sent') AND EXISTS (
      SELECT FROM payment p WHERE p.id = payment_id AND p.provider <> 'cash')`,
};
