-- Clears the payment deadline of an order that is paid or no longer pending, and the time to accept an accepted one.
-- Fired when the status of an order or of its payment changes.
CREATE OR REPLACE FUNCTION end_order_deadlines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> 'pending' OR NEW.payment_status NOT IN ('unpaid', 'failed') THEN
    NEW.hold_expires_at := NULL;
  END IF;
  IF NEW.status <> 'pending' OR NEW.payment_status <> 'paid' THEN
    NEW.accept_by := NULL;
    NEW.accept_reminder_at := NULL;
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER end_order_deadlines BEFORE UPDATE OF status, payment_status ON customer_order
  FOR EACH ROW
  WHEN (NEW.hold_expires_at IS NOT NULL OR NEW.accept_by IS NOT NULL)
  EXECUTE FUNCTION end_order_deadlines();
