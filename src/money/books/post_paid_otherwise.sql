-- Posts a refund that staff paid in cash or by transfer instead of the processor.
-- Fired when a refund becomes `paid_otherwise`.
CREATE OR REPLACE FUNCTION post_paid_otherwise() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO ledger_entry (debit, credit, amount_cents, unit, reference, source)
  VALUES ('refunds_owed', 'cash', NEW.amount_cents - NEW.returned_cents, 'USD', NEW.reference,
    format('refund:%s:paid_otherwise', NEW.id));
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER post_paid_otherwise AFTER UPDATE OF status ON refund
  FOR EACH ROW
  WHEN (NEW.status = 'paid_otherwise' AND OLD.status <> 'paid_otherwise')
  EXECUTE FUNCTION post_paid_otherwise();
