-- Retains at most what is left of the first charge of a booking, as `booking_charge_retained` demands of the same row.
-- Fired before the refunded amount of the charge grows.
CREATE OR REPLACE FUNCTION charge_retains_less() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  NEW.retained_cents := greatest(0, least(NEW.retained_cents,
    NEW.nights_cents - NEW.refunded_nights_cents - NEW.refunded_change_cents,
    NEW.nights_cents + NEW.cleaning_cents - NEW.refunded_cents + NEW.refunded_deposit_cents));
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER charge_retains_less BEFORE UPDATE OF refunded_cents ON booking_charge
  FOR EACH ROW
  WHEN (NEW.number = 1 AND NEW.retained_cents > 0 AND NEW.refunded_cents > OLD.refunded_cents)
  EXECUTE FUNCTION charge_retains_less();
