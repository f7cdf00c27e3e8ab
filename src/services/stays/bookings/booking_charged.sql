-- Stores the first charge of a booking and when it was paid; clears that instant when the payment fails after all.
-- Fired when a booking is created, and when it becomes paid or unpaid.
CREATE OR REPLACE FUNCTION booking_charged() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid timestamptz := CASE WHEN NEW.payment_status IN ('paid', 'refund_due', 'refunded') THEN now() END;
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO booking_charge (booking_id, reference, nights_cents, cleaning_cents, paid_at, length_discount_cents,
      extra_guest_cents, deposit_cents)
    VALUES (NEW.id, NEW.reference, NEW.total_cents - NEW.cleaning_fee_cents, NEW.cleaning_fee_cents, paid,
      NEW.length_discount_cents, NEW.extra_guest_cents, NEW.deposit_cents);
  ELSE
    UPDATE booking_charge SET paid_at = paid
    WHERE booking_id = NEW.id AND number = 1 AND (paid_at IS NULL) <> (paid IS NULL);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER booking_charge_paid AFTER UPDATE OF payment_status ON booking
  FOR EACH ROW
  WHEN (NEW.payment_status = 'paid' AND OLD.payment_status <> 'paid'
    OR OLD.payment_status = 'paid' AND NEW.payment_status IN ('unpaid', 'failed'))
  EXECUTE FUNCTION booking_charged();

CREATE OR REPLACE TRIGGER booking_charged AFTER INSERT ON booking
  FOR EACH ROW EXECUTE FUNCTION booking_charged();
