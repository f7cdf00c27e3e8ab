-- Records refunds of a payment by a process of the version before, which knows their sum alone.
-- Fired at the end of every transaction that changes what was returned of a payment, or makes it due.

-- For the upgrade alone: goes with `order_refund` in the version after. Processes of this version record refunds
-- themselves, so that nothing is missing.
CREATE OR REPLACE FUNCTION record_payment_refund() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  paid payment;
  missing bigint;
  late text;
  known record;
BEGIN
  SELECT * INTO paid FROM payment WHERE id = NEW.id;
  late := CASE WHEN paid.late_reason = 'second' THEN 'second' WHEN paid.late_reason IS NOT NULL THEN 'late' END;
  SELECT paid.refunded_cents - coalesce(sum(returned_cents), 0) INTO missing
    FROM refund WHERE payment_id = paid.id AND reason_kind <> 'assigned';
  FOR known IN
    SELECT id, amount_cents - returned_cents AS owed_cents FROM refund
    WHERE payment_id = paid.id AND status IN ('due', 'sent', 'failed') ORDER BY id
  LOOP
    EXIT WHEN missing <= 0;
    UPDATE refund SET returned_cents = returned_cents + least(missing, known.owed_cents),
      status = CASE WHEN known.owed_cents <= missing THEN 'done' ELSE status END,
      ended_at = CASE WHEN known.owed_cents <= missing THEN now() END
    WHERE id = known.id;
    missing := missing - least(missing, known.owed_cents);
  END LOOP;
  FOR known IN
    SELECT id, returned_cents FROM refund
    WHERE payment_id = paid.id AND returned_cents > 0 AND reason_kind <> 'assigned'
    ORDER BY amount_cents = -missing DESC, id DESC
  LOOP
    EXIT WHEN missing >= 0;
    UPDATE refund SET returned_cents = greatest(0, returned_cents + missing), error = paid.refund_error,
      status = CASE WHEN late IS NULL THEN 'withdrawn' ELSE 'failed' END,
      ended_at = CASE WHEN late IS NULL THEN now() END
    WHERE id = known.id;
    missing := least(0, missing + known.returned_cents);
  END LOOP;
  SELECT asked_back_cents INTO paid.asked_back_cents FROM payment WHERE id = paid.id;
  FOR known IN
    SELECT nextval('refund_id_seq')::integer AS id, wanted.* FROM (VALUES
      (missing, true),
      (CASE paid.status WHEN 'refund_due' THEN paid.amount_cents - paid.asked_back_cents - greatest(0, missing) END,
        false)
    ) AS wanted (cents, is_returned) WHERE cents > 0
  LOOP
    INSERT INTO refund (id, payment_id, reference, amount_cents, returned_cents, reason_kind, keyed_at, status,
      asked_at, ended_at)
    VALUES (known.id, paid.id, paid.reference, known.cents, CASE WHEN known.is_returned THEN known.cents ELSE 0 END,
      coalesce(late, CASE WHEN known.is_returned THEN 'outside' ELSE 'cancelled' END), now(),
      CASE WHEN known.is_returned THEN 'done' ELSE 'due' END, now(), CASE WHEN known.is_returned THEN now() END);
    INSERT INTO refund_part (refund_id, reference, kind, gross_cents, amount_cents)
    VALUES (known.id, paid.reference, CASE WHEN late IS NOT NULL THEN 'unplaced' WHEN known.is_returned THEN 'outside'
      ELSE 'goodwill' END, known.cents, known.cents);
  END LOOP;
  RETURN NULL;
END
$$;

DROP TRIGGER IF EXISTS record_payment_refund ON payment;
CREATE CONSTRAINT TRIGGER record_payment_refund
  AFTER UPDATE OF status, refunded_cents ON payment DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW
  WHEN (NEW.refunded_cents <> OLD.refunded_cents OR NEW.status = 'refund_due' AND OLD.status <> 'refund_due')
  EXECUTE FUNCTION record_payment_refund();
