-- Records the payment of a booking that no processor paid: on arrival or simulated.
-- Fired when such a booking is created paid, and when it is paid later.
CREATE OR REPLACE FUNCTION booking_paid_here() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO payment (reference, provider, amount_cents, currency, status, settles)
  VALUES (NEW.reference, CASE WHEN NEW.is_simulated THEN 'simulated' ELSE 'cash' END,
    NEW.total_cents + NEW.deposit_cents, NEW.currency, 'paid', true);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER booking_paid_here AFTER INSERT ON booking
  FOR EACH ROW
  WHEN ((NEW.is_simulated OR NEW.payment_method = 'on_arrival') AND (NEW.total_cents + NEW.deposit_cents) > 0
    AND NEW.payment_status IN ('paid', 'refund_due', 'refunded'))
  EXECUTE FUNCTION booking_paid_here();

CREATE OR REPLACE TRIGGER booking_paid_here_later AFTER UPDATE OF payment_status ON booking
  FOR EACH ROW
  WHEN ((NEW.is_simulated OR NEW.payment_method = 'on_arrival') AND (NEW.total_cents + NEW.deposit_cents) > 0
    AND NEW.payment_status = 'paid' AND OLD.payment_status IN ('unpaid', 'failed'))
  EXECUTE FUNCTION booking_paid_here();
