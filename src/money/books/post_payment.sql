-- Posts the money that a payment received or returned; money that was not accepted goes to `unplaced`.
-- Fired when a payment is received, returned, or found never to have been paid.

-- Entries of one payment are numbered, because money can be found never paid and arrive after all. Of late money, what
-- was returned outside before it was known is not unplaced any more; of a withdrawn refund, what did not come back.
CREATE OR REPLACE FUNCTION post_payment() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  processor text := CASE NEW.provider WHEN 'cash' THEN 'cash' ELSE 'processor:' || NEW.provider END;
  was_received boolean := false;
  is_received boolean := NEW.status IN ('paid', 'refund_due', 'refunded');
  late_reason text := NEW.late_reason;
  returned bigint := NEW.refunded_cents;
  received bigint;
  outside bigint := 0;
  number integer;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    was_received := OLD.status IN ('paid', 'refund_due', 'refunded');
    returned := returned - OLD.refunded_cents;
    IF was_received THEN late_reason := OLD.late_reason; END IF;
  END IF;
  received := NEW.amount_cents * (is_received::integer - was_received::integer);
  IF received <> 0 AND late_reason IS NOT NULL THEN
    SELECT sign(received)
      * coalesce(sum(CASE refund.status WHEN 'withdrawn' THEN refund.returned_cents ELSE part.amount_cents END), 0)
    INTO outside
    FROM refund JOIN refund_part part ON part.refund_id = refund.id
    WHERE refund.payment_id = NEW.id AND part.kind = 'outside';
  END IF;
  SELECT 1 + count(*) INTO number FROM ledger_entry
  WHERE reference = NEW.reference AND source LIKE format('payment:%s:%%', NEW.id);
  INSERT INTO ledger_account (name, unit, section) VALUES (processor, 'USD', 'money') ON CONFLICT DO NOTHING;
  INSERT INTO ledger_entry (debit, credit, amount_cents, unit, reference, source)
  SELECT CASE WHEN amount > 0 THEN debit ELSE credit END, CASE WHEN amount > 0 THEN credit ELSE debit END,
    abs(amount), 'USD', NEW.reference, format('payment:%s:%s:%s', NEW.id, name, number)
  FROM (VALUES
    ('received', processor, CASE WHEN late_reason IS NULL THEN 'receivable' ELSE 'unplaced' END, received - outside),
    ('outside', processor, 'outside', outside),
    ('returned', 'refunds_owed', processor, returned)
  ) AS posting (name, debit, credit, amount)
  WHERE amount <> 0;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER post_payment_insert AFTER INSERT ON payment
  FOR EACH ROW
  WHEN (NEW.status IN ('paid', 'refund_due', 'refunded') OR NEW.refunded_cents > 0)
  EXECUTE FUNCTION post_payment();

CREATE OR REPLACE TRIGGER post_payment_update AFTER UPDATE OF status, refunded_cents ON payment
  FOR EACH ROW
  WHEN (NEW.refunded_cents <> OLD.refunded_cents
    OR (NEW.status IN ('paid', 'refund_due', 'refunded')) <> (OLD.status IN ('paid', 'refund_due', 'refunded')))
  EXECUTE FUNCTION post_payment();
