-- Refuses a refund whose parts do not add up to its amount.
-- Fired at the end of every transaction that writes refunds or parts.
CREATE OR REPLACE FUNCTION refund_adds_up() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  wanted integer;
BEGIN
  IF TG_TABLE_NAME = 'refund' THEN wanted := NEW.id; ELSE wanted := NEW.refund_id; END IF;
  IF (SELECT amount_cents FROM refund WHERE id = wanted)
    IS DISTINCT FROM (SELECT sum(amount_cents) FROM refund_part WHERE refund_id = wanted)
  THEN RAISE EXCEPTION 'the parts of refund % are not its amount', wanted
    USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_adds_up', TABLE = 'refund';
  END IF;
  RETURN NULL;
END
$$;

DROP TRIGGER IF EXISTS refund_adds_up ON refund;
CREATE CONSTRAINT TRIGGER refund_adds_up
  AFTER INSERT OR UPDATE OF amount_cents ON refund DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION refund_adds_up();

DROP TRIGGER IF EXISTS refund_adds_up ON refund_part;
CREATE CONSTRAINT TRIGGER refund_adds_up
  AFTER INSERT OR UPDATE OF amount_cents ON refund_part DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION refund_adds_up();
