-- Posts disputed money: taken by the processor, and returned when the dispute is won.
-- Fired when the amount taken for a dispute changes.
CREATE OR REPLACE FUNCTION post_dispute() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  processor text := 'processor:' || NEW.provider;
  record_reference text;
  change bigint := NEW.taken_cents;
  number integer;
BEGIN
  IF TG_OP = 'UPDATE' THEN change := change - OLD.taken_cents; END IF;
  SELECT reference INTO record_reference FROM payment WHERE id = NEW.payment_id;
  SELECT 1 + count(*) INTO number FROM ledger_entry
  WHERE reference = record_reference AND source LIKE format('dispute:%s:%%', NEW.id);
  INSERT INTO ledger_account (name, unit, section)
  VALUES (processor, 'USD', 'money'), ('disputed', 'USD', NULL) ON CONFLICT DO NOTHING;
  INSERT INTO ledger_entry (debit, credit, amount_cents, unit, reference, source)
  VALUES (CASE WHEN change > 0 THEN 'disputed' ELSE processor END,
    CASE WHEN change > 0 THEN processor ELSE 'disputed' END, abs(change), 'USD', record_reference,
    format('dispute:%s:%s:%s', NEW.id, CASE WHEN change > 0 THEN 'taken' ELSE 'returned' END, number));
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER post_dispute_insert AFTER INSERT ON payment_dispute
  FOR EACH ROW
  WHEN (NEW.taken_cents > 0)
  EXECUTE FUNCTION post_dispute();

CREATE OR REPLACE TRIGGER post_dispute_update AFTER UPDATE OF taken_cents ON payment_dispute
  FOR EACH ROW
  WHEN (NEW.taken_cents <> OLD.taken_cents)
  EXECUTE FUNCTION post_dispute();
