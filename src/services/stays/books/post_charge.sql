-- Posts a charge of a booking once it is paid, and every later difference.
-- Fired when a charge is created or its amounts change.
-- Needs: charge_postings
CREATE OR REPLACE FUNCTION post_charge() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  former booking_charge;
  number integer;
BEGIN
  IF TG_OP = 'UPDATE' THEN former := OLD; END IF;
  SELECT 1 + count(DISTINCT split_part(source, ':', 4)) INTO number FROM ledger_entry
    WHERE reference = NEW.reference AND source LIKE format('charge:%s:%%', NEW.id);
  INSERT INTO ledger_entry (debit, credit, amount_cents, unit, reference, source)
  SELECT CASE WHEN amount > 0 THEN debit ELSE credit END, CASE WHEN amount > 0 THEN credit ELSE debit END,
    abs(amount), 'USD', NEW.reference, format('charge:%s:%s:%s', NEW.id, name, number)
  FROM (
    SELECT name, debit, credit, coalesce(posting.amount_cents, 0) - coalesce(earlier.amount_cents, 0) AS amount
    FROM charge_postings(NEW) posting FULL JOIN charge_postings(former) earlier USING (name, debit, credit)
  ) change
  WHERE amount <> 0;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER post_charge_insert AFTER INSERT ON booking_charge
  FOR EACH ROW
  WHEN (NEW.paid_at IS NOT NULL)
  EXECUTE FUNCTION post_charge();

CREATE OR REPLACE TRIGGER post_charge_update AFTER UPDATE ON booking_charge
  FOR EACH ROW
  WHEN ((NEW.paid_at IS NULL) <> (OLD.paid_at IS NULL) OR NEW.paid_at IS NOT NULL AND (
    NEW.nights_cents <> OLD.nights_cents OR NEW.cleaning_cents <> OLD.cleaning_cents
    OR NEW.retained_cents <> OLD.retained_cents OR NEW.length_discount_cents <> OLD.length_discount_cents
    OR NEW.extra_guest_cents <> OLD.extra_guest_cents OR NEW.deposit_cents <> OLD.deposit_cents
    OR NEW.kept_deposit_cents <> OLD.kept_deposit_cents))
  EXECUTE FUNCTION post_charge();
