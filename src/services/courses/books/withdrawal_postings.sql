-- The accounts and amounts of what a withdrawn refund does not return: its parts in reverse, the last one first.
-- Called by `post_withdrawn_refund` and by `courses.books`, which compares the ledger.
-- Needs: refund_postings

-- Courses are refunded without discounts, so each part has one posting of its amount.
CREATE OR REPLACE FUNCTION withdrawal_postings(withdrawn refund)
RETURNS TABLE (debit text, credit text, amount_cents bigint)
LANGUAGE sql STABLE SET search_path FROM CURRENT AS $$
  SELECT posting.credit, posting.debit, sum(least(posting.amount_cents, part.unreturned_cents))::bigint
  FROM (
    SELECT stored, withdrawn.amount_cents - withdrawn.returned_cents
      - coalesce(sum(stored.amount_cents) OVER (ORDER BY id DESC ROWS UNBOUNDED PRECEDING EXCLUDE CURRENT ROW), 0)
      AS unreturned_cents
    FROM refund_part stored WHERE refund_id = withdrawn.id
  ) part CROSS JOIN LATERAL refund_postings(part.stored) posting
  WHERE part.unreturned_cents > 0 GROUP BY 1, 2
$$;
