-- Applies `retain_less` when a refund leaves less than is retained.
-- Fired when the refunded amounts of a charge grow.
-- Needs: retain_less
CREATE OR REPLACE FUNCTION booking_retains_less() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM retain_less(NEW.booking_id);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER booking_retains_less AFTER UPDATE OF refunded_cents ON booking_charge
  FOR EACH ROW
  WHEN (NEW.refunded_cents > OLD.refunded_cents)
  EXECUTE FUNCTION booking_retains_less();
