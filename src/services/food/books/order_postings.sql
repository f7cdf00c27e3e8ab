-- The accounts and amounts of an order.
-- Called by `post_order` and by `food.books`, which compares the ledger.
CREATE OR REPLACE FUNCTION order_postings(o customer_order)
RETURNS TABLE (name text, debit text, credit text, amount_cents bigint)
LANGUAGE sql IMMUTABLE AS $$
  SELECT * FROM (VALUES
    ('sales', 'receivable', 'sales', o.subtotal_cents::bigint),
    ('delivery', 'receivable', 'delivery_fees', o.delivery_fee_cents),
    ('pickup', 'receivable', 'pickup_fees', o.pickup_fee_cents),
    ('promo', 'promo_discounts', 'receivable', o.promo_discount_cents),
    ('reward', 'reward_discounts', 'receivable', o.rewards_discount_cents),
    ('tip', 'receivable', 'tips', o.tip_cents)
  ) AS posting (name, debit, credit, amount_cents)
  WHERE posting.amount_cents > 0
$$;
