-- Retains at most what is left of a charge.
-- Fired when the refunded amounts of a charge change.
CREATE OR REPLACE FUNCTION charge_retains_less() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  NEW.retained_cents := greatest(0, least(NEW.retained_cents,
    NEW.nights_cents - NEW.refunded_nights_cents - coalesce((to_jsonb(NEW) ->> 'refunded_change_cents')::bigint, 0),
    NEW.nights_cents + NEW.cleaning_cents - NEW.refunded_cents + NEW.refunded_deposit_cents));
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER charge_retains_less BEFORE UPDATE OF refunded_cents ON booking_charge
  FOR EACH ROW
  WHEN (NEW.number = 1 AND NEW.retained_cents > 0 AND NEW.refunded_cents > OLD.refunded_cents)
  EXECUTE FUNCTION charge_retains_less();
