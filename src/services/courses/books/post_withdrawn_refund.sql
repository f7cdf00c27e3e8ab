-- Posts what a withdrawn refund does not return, so that it is owed no more, and every later difference.
-- Fired when a refund is withdrawn, or a withdrawn one comes back.
-- Needs: withdrawal_postings
CREATE OR REPLACE FUNCTION post_withdrawn_refund() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  number integer;
BEGIN
  SELECT 1 + count(DISTINCT split_part(source, ':', 3)) INTO number FROM ledger_entry
    WHERE reference = NEW.reference AND source LIKE format('withdrawn:%s:%%', NEW.id);
  INSERT INTO ledger_entry (debit, credit, amount_cents, unit, reference, source)
  SELECT debit, credit, amount, 'USD', NEW.reference, format('withdrawn:%s:%s:%s', NEW.id, number, credit)
  FROM (
    SELECT debit, credit, posting.amount_cents - coalesce((
      SELECT sum(entry.amount_cents) FROM ledger_entry entry
      WHERE entry.reference = NEW.reference AND entry.source LIKE format('withdrawn:%s:%%', NEW.id)
        AND entry.debit = posting.debit AND entry.credit = posting.credit), 0) AS amount
    FROM withdrawal_postings(NEW) posting
  ) change
  WHERE amount > 0;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER post_withdrawn_refund AFTER UPDATE OF status, returned_cents ON refund
  FOR EACH ROW
  WHEN (NEW.status = 'withdrawn')
  EXECUTE FUNCTION post_withdrawn_refund();
