-- Posts an order when it is paid.
-- Fired when an order is created or its status changes.
-- Needs: order_postings
CREATE OR REPLACE FUNCTION post_order() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO ledger_entry (debit, credit, amount_cents, unit, reference, source)
  SELECT debit, credit, amount_cents, 'USD', NEW.reference, format('order:%s:%s:1', NEW.id, name)
  FROM order_postings(NEW);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER post_order_insert AFTER INSERT ON course_order
  FOR EACH ROW
  WHEN (NEW.status = 'paid')
  EXECUTE FUNCTION post_order();

CREATE OR REPLACE TRIGGER post_order_update AFTER UPDATE OF status ON course_order
  FOR EACH ROW
  WHEN (NEW.status = 'paid' AND OLD.status <> 'paid')
  EXECUTE FUNCTION post_order();
