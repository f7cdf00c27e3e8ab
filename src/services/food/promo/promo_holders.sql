-- The identities that a use of a promo code counts for: the account and the hashes of its e-mail addresses.
-- Called by `count_promo_use`, `pricing/promo.queries` and `books/food.books`.

-- Sorted, so that parallel uses lock their holders in the same order.
CREATE OR REPLACE FUNCTION promo_holders(use promo_use) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT holder FROM (VALUES
    ('customer:' || use.customer_id), ('email:' || use.email_hash), ('email:' || use.account_email_hash)
  ) AS person (holder)
  WHERE holder IS NOT NULL ORDER BY holder
$$;
