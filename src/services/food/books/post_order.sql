-- Posts an order when it is owed, and the reverse when it is not any more.
-- Fired when an order is created or its payment changes.
-- Needs: order_postings
CREATE OR REPLACE FUNCTION post_order() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  is_reversed boolean := NEW.payment_status IN ('unpaid', 'failed');
  number integer;
BEGIN
  SELECT 1 + count(DISTINCT split_part(source, ':', 4)) INTO number FROM ledger_entry
    WHERE reference = NEW.order_number AND source LIKE 'order:%';
  INSERT INTO ledger_entry (debit, credit, amount_cents, unit, reference, source)
  SELECT CASE WHEN is_reversed THEN credit ELSE debit END, CASE WHEN is_reversed THEN debit ELSE credit END,
    amount_cents, 'USD', NEW.order_number, format('order:%s:%s:%s', NEW.id, name, number)
  FROM order_postings(NEW);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER post_order_insert AFTER INSERT ON customer_order
  FOR EACH ROW
  WHEN (NEW.payment_status IN ('paid', 'refund_due', 'refunded'))
  EXECUTE FUNCTION post_order();

CREATE OR REPLACE TRIGGER post_order_update AFTER UPDATE OF payment_status ON customer_order
  FOR EACH ROW
  WHEN (OLD.payment_status IN ('unpaid', 'failed') AND NEW.payment_status = 'paid'
    OR OLD.payment_status = 'paid' AND NEW.payment_status IN ('unpaid', 'failed'))
  EXECUTE FUNCTION post_order();
