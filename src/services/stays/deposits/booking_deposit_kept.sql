-- Copies the kept part of a deposit to the first charge, from which the ledger posts it.
-- Fired when the kept amount of a booking changes.
CREATE OR REPLACE FUNCTION booking_deposit_kept() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE booking_charge SET kept_deposit_cents = NEW.deposit_kept_cents
  WHERE booking_id = NEW.id AND number = 1 AND kept_deposit_cents <> NEW.deposit_kept_cents;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER booking_deposit_kept AFTER UPDATE OF deposit_kept_cents ON booking
  FOR EACH ROW
  WHEN (NEW.deposit_kept_cents <> OLD.deposit_kept_cents)
  EXECUTE FUNCTION booking_deposit_kept();
