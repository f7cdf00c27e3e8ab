-- Posts each part of a refund as money that is owed.
-- Fired by every new part.
-- Needs: refund_postings
CREATE OR REPLACE FUNCTION post_refund_part() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO ledger_entry (debit, credit, amount_cents, unit, reference, source)
  SELECT debit, credit, amount_cents, 'USD', NEW.reference, source FROM refund_postings(NEW);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER post_refund_part AFTER INSERT ON refund_part
  FOR EACH ROW EXECUTE FUNCTION post_refund_part();
