-- The accounts and amounts of a part of a refund, from its columns alone.
-- Called by `post_refund_part` and by `books/checks`, which compares the ledger.
CREATE OR REPLACE FUNCTION refund_postings(part refund_part)
RETURNS TABLE (source text, debit text, credit text, amount_cents bigint)
LANGUAGE sql IMMUTABLE AS $$
  SELECT concat_ws(':', 'refund', part.refund_id, part.kind, part.position, posting.name),
    posting.debit, posting.credit, posting.amount_cents
  FROM (VALUES
    (NULL, CASE part.kind WHEN 'line' THEN 'sales' WHEN 'assigned' THEN 'sales' WHEN 'delivery' THEN 'delivery_fees'
        WHEN 'pickup' THEN 'pickup_fees' WHEN 'tip' THEN 'tips' WHEN 'nights' THEN 'accommodation'
        WHEN 'change' THEN 'accommodation' WHEN 'deposit' THEN 'deposits' ELSE part.kind END,
      CASE part.kind WHEN 'assigned' THEN 'outside' ELSE 'refunds_owed' END,
      part.gross_cents - part.extra_guest_cents + part.length_discount_cents - part.deposit_cents),
    ('promo', 'refunds_owed', 'promo_discounts', part.promo_cents),
    ('reward', 'refunds_owed', 'reward_discounts', part.reward_cents),
    ('extra_guests', 'extra_guests', 'refunds_owed', part.extra_guest_cents),
    ('length_discounts', 'refunds_owed', 'length_discounts', part.length_discount_cents),
    ('deposit', 'deposits', 'refunds_owed', part.deposit_cents)
  ) AS posting (name, debit, credit, amount_cents)
  WHERE posting.amount_cents > 0
$$;
