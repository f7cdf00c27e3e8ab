-- The accounts of reward points that a customer gained or spent.
-- Called by `post_points` and by `order-books.service`, which checks the ledger.
CREATE OR REPLACE FUNCTION point_postings(entry reward_entry) RETURNS TABLE(debit text, credit text, points bigint)
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN entry.points > 0 THEN 'points_issued' ELSE 'points_held' END,
    CASE WHEN entry.points > 0 THEN 'points_held' ELSE 'points_issued' END, abs(entry.points)::bigint
  WHERE entry.points <> 0
$$;
