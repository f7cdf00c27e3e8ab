-- Takes back that the first charge of a booking was paid.
-- Fired when a payment turns out to have failed.
CREATE OR REPLACE FUNCTION booking_never_paid() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE booking_charge SET paid_at = NULL WHERE booking_id = NEW.id AND number = 1;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER booking_never_paid AFTER UPDATE OF payment_status ON booking
  FOR EACH ROW
  WHEN (OLD.payment_status = 'paid' AND (NEW.payment_status IN ('unpaid', 'failed')))
  EXECUTE FUNCTION booking_never_paid();
