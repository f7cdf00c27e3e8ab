-- Records the payment, and the refund, of a booking that no processor paid: on arrival or simulated.
-- Fired when such a booking is created paid or refunded, and when it is paid later.
CREATE OR REPLACE FUNCTION booking_paid_here() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  WITH paid AS (
    INSERT INTO payment (reference, provider, amount_cents, currency, status, settles, refunded_cents)
    VALUES (NEW.reference, CASE WHEN NEW.is_simulated THEN 'simulated' ELSE 'cash' END,
      NEW.total_cents + NEW.deposit_cents, NEW.currency,
      CASE NEW.payment_status WHEN 'refunded' THEN 'refunded' ELSE 'paid' END, true,
      CASE NEW.payment_status WHEN 'refunded' THEN NEW.total_cents + NEW.deposit_cents ELSE 0 END)
    RETURNING id, reference, amount_cents, refunded_cents, created_at
  ), refunded AS (
    INSERT INTO refund (payment_id, reference, amount_cents, returned_cents, reason_kind, keyed_at, status,
      asked_at, ended_at)
    SELECT id, reference, amount_cents, amount_cents, 'cancelled', created_at, 'done', created_at, created_at
    FROM paid WHERE refunded_cents > 0 RETURNING id, reference
  )
  INSERT INTO refund_part (refund_id, reference, kind, gross_cents, amount_cents, extra_guest_cents,
    length_discount_cents)
  SELECT refunded.id, refunded.reference, part.kind, part.cents, part.cents, part.extra_guest_cents,
    part.length_discount_cents
  FROM refunded CROSS JOIN (VALUES
    ('nights', NEW.total_cents - NEW.cleaning_fee_cents, NEW.extra_guest_cents, NEW.length_discount_cents),
    ('cleaning', NEW.cleaning_fee_cents, 0, 0),
    ('deposit', NEW.deposit_cents, 0, 0)) AS part (kind, cents, extra_guest_cents, length_discount_cents)
  WHERE part.cents > 0;
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
