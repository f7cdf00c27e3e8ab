-- Keeps `payment.asked_back_cents`, the refunds of a payment, which a CHECK limits to its amount.
-- Fired when a refund is created, changed or ended.

-- Money that is paid in another way, or not at all, is not asked back from the payment. An assigned refund moves none.
CREATE OR REPLACE FUNCTION refund_asked_back() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change bigint := CASE WHEN NEW.status IN ('paid_otherwise', 'withdrawn') THEN NEW.returned_cents
    ELSE NEW.amount_cents END;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    change := change - CASE WHEN OLD.status IN ('paid_otherwise', 'withdrawn') THEN OLD.returned_cents
      ELSE OLD.amount_cents END;
  END IF;
  IF change <> 0 AND NEW.reason_kind <> 'assigned' THEN
    UPDATE payment SET asked_back_cents = asked_back_cents + change WHERE id = NEW.payment_id;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER refund_asked_back AFTER INSERT OR UPDATE OF status, returned_cents, amount_cents ON refund
  FOR EACH ROW EXECUTE FUNCTION refund_asked_back();
