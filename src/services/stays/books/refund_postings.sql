-- The accounts and amounts of a part of a refund; nights with their share of extra guests and discounts.
-- Called by `post_refund_part` and by `books-checks.service`, which checks the ledger.
-- Needs: deposit_share
CREATE OR REPLACE FUNCTION refund_postings(part refund_part) RETURNS TABLE(source text, debit text, credit text, amount_cents bigint)
LANGUAGE sql STABLE AS $$
  SELECT concat_ws(':', 'refund', part.refund_id, part.kind, part.position, posting.name),
    posting.debit, posting.credit, posting.amount_cents
  FROM (SELECT deposit_share(part) AS deposit_cents) outside
  LEFT JOIN LATERAL (
    SELECT (
      floor(charge.extra_guest_cents * (earlier.cents + part.amount_cents) / charge.nights_cents)
      - floor(charge.extra_guest_cents * earlier.cents / charge.nights_cents))::bigint AS extra_guest_cents, (
      floor(charge.length_discount_cents * (earlier.cents + part.amount_cents) / charge.nights_cents)
      - floor(charge.length_discount_cents * earlier.cents / charge.nights_cents))::bigint AS discount_cents
    FROM booking_charge charge CROSS JOIN LATERAL (
      SELECT coalesce(sum(other.amount_cents), 0) AS cents FROM refund_part other
      WHERE other.reference = part.reference AND other.kind = 'nights' AND other.id < part.id
    ) earlier
    WHERE charge.reference = part.reference AND charge.nights_cents > 0 AND part.kind = 'nights' AND charge.number = 1
  ) share ON true
  CROSS JOIN LATERAL (VALUES
    (NULL, CASE part.kind WHEN 'nights' THEN 'accommodation' WHEN 'change' THEN 'accommodation'
        WHEN 'deposit' THEN 'deposits' ELSE part.kind END,
      'refunds_owed', part.gross_cents - coalesce(share.extra_guest_cents, 0) + coalesce(share.discount_cents, 0)
        - outside.deposit_cents),
    ('extra_guests', 'extra_guests', 'refunds_owed', share.extra_guest_cents),
    ('length_discounts', 'refunds_owed', 'length_discounts', share.discount_cents),
    ('deposit', 'deposits', 'refunds_owed', outside.deposit_cents)
  ) AS posting (name, debit, credit, amount_cents)
  WHERE posting.amount_cents > 0
$$;
