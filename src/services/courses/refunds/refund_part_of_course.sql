-- Counts parts of refunds at the lines of their order, whose CHECK refuses a second refund of a line.
-- Fired by every statement that adds parts, and when a refund is withdrawn.
CREATE OR REPLACE FUNCTION refund_part_of_course() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF TG_TABLE_NAME = 'refund_part' THEN
    UPDATE order_line l SET refunded_quantity = l.refunded_quantity + part.quantity
    FROM (SELECT position, sum(quantity) AS quantity FROM added WHERE position IS NOT NULL GROUP BY position) part
    WHERE l.id = part.position;
  ELSE
    UPDATE order_line l SET refunded_quantity = l.refunded_quantity - part.quantity
    FROM refund_part part WHERE part.refund_id = NEW.id AND l.id = part.position;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER refund_part_of_course AFTER INSERT ON refund_part
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refund_part_of_course();

CREATE OR REPLACE TRIGGER refund_withdrawn AFTER UPDATE OF status, returned_cents ON refund
  FOR EACH ROW
  WHEN (NEW.status = 'withdrawn' AND NEW.returned_cents = 0 AND (OLD.status <> 'withdrawn' OR OLD.returned_cents > 0))
  EXECUTE FUNCTION refund_part_of_course();
