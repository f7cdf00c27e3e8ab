-- Copies refunds that a process of the version before writes to its own tables.
-- Fired by every statement that adds lines to `order_refund`, and when one of these is requested or ends.

-- For the upgrade alone: goes with `order_refund` in the version after.
CREATE OR REPLACE FUNCTION copy_order_refund() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO refund (id, payment_id, reference, amount_cents, returned_cents, reason_kind, reason, key, keyed_at,
      status, asked_by, asked_at, ended_at)
    SELECT r.id, r.payment_id, o.reference, r.amount_cents, CASE r.mode WHEN 'assign' THEN r.amount_cents ELSE 0 END,
      CASE r.mode WHEN 'assign' THEN 'assigned' ELSE 'requested' END, r.reason, r.key, r.asked_at,
      CASE r.mode WHEN 'assign' THEN 'done' ELSE 'due' END, r.asked_by, r.asked_at,
      CASE r.mode WHEN 'assign' THEN r.asked_at END
    FROM order_refund r JOIN course_order o ON o.id = r.order_id WHERE r.id IN (SELECT refund_id FROM added);
    INSERT INTO refund_part (refund_id, reference, kind, position, quantity, gross_cents, amount_cents)
    SELECT r.id, r.reference, CASE r.reason_kind WHEN 'assigned' THEN 'assigned' ELSE 'line' END, line.id, 1,
      line.charged_cents, line.charged_cents
    FROM added JOIN refund r ON r.id = added.refund_id JOIN order_line line ON line.id = added.order_line_id;
  ELSE
    UPDATE refund SET attempts = NEW.attempts, error = NEW.error,
      status = CASE NEW.status WHEN 'done' THEN 'done' WHEN 'failed' THEN 'withdrawn' ELSE 'sent' END,
      returned_cents = CASE NEW.status WHEN 'done' THEN amount_cents ELSE 0 END, ended_at = NEW.ended_at
    WHERE id = NEW.id AND status IN ('due', 'sent') OR id = NEW.id AND status = 'done' AND NEW.status = 'failed';
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER copy_order_refund AFTER INSERT ON order_refund_line
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION copy_order_refund();

CREATE OR REPLACE TRIGGER copy_order_refund AFTER UPDATE OF status, attempts ON order_refund
  FOR EACH ROW
  WHEN (NEW.status <> OLD.status OR NEW.attempts <> OLD.attempts AND NEW.error IS NULL)
  EXECUTE FUNCTION copy_order_refund();
