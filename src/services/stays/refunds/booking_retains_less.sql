-- Lowers what the charges of a booking retain to what is left of them, the latest charge first.
-- Fired when the refunded amount of a charge grows.
CREATE OR REPLACE FUNCTION booking_retains_less() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  excess bigint := (
    SELECT sum(charge.retained_cents - greatest(0, least(
      charge.nights_cents - charge.refunded_nights_cents - charge.refunded_change_cents,
      charge.nights_cents + charge.cleaning_cents - charge.refunded_cents + charge.refunded_deposit_cents)))
    FROM booking_charge charge WHERE charge.booking_id = NEW.booking_id AND charge.paid_at IS NOT NULL);
  retaining record;
BEGIN
  FOR retaining IN
    SELECT charge.id, charge.retained_cents FROM booking_charge charge
    WHERE charge.booking_id = NEW.booking_id AND charge.paid_at IS NOT NULL AND charge.retained_cents > 0
    ORDER BY charge.number DESC
  LOOP
    EXIT WHEN excess <= 0;
    UPDATE booking_charge SET retained_cents = greatest(0, retained_cents - excess) WHERE id = retaining.id;
    excess := excess - retaining.retained_cents;
  END LOOP;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER booking_retains_less AFTER UPDATE OF refunded_cents ON booking_charge
  FOR EACH ROW
  WHEN (NEW.refunded_cents > OLD.refunded_cents)
  EXECUTE FUNCTION booking_retains_less();
