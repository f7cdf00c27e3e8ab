-- The accounts and amounts of an order of courses.
-- Called by `post_order` and by `courses.books`, which compares the ledger.
CREATE OR REPLACE FUNCTION order_postings(o course_order)
RETURNS TABLE (name text, debit text, credit text, amount_cents bigint)
LANGUAGE sql IMMUTABLE AS $$
  SELECT * FROM (VALUES ('sales', 'receivable', 'sales', o.total_cents::bigint))
    AS posting (name, debit, credit, amount_cents)
  WHERE posting.amount_cents > 0
$$;
