-- Adds parts of a refund to their order and its lines, whose CHECKs refuse more than was charged.
-- Fired by every statement that adds parts.
CREATE OR REPLACE FUNCTION refund_part_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE customer_order o SET updated_at = clock_timestamp(), refunded_cents = o.refunded_cents + part.cents
    + greatest(0, least(part.outside_cents, o.total_cents - o.refunded_cents - part.cents))
  FROM (
    SELECT reference, coalesce(sum(amount_cents) FILTER (WHERE kind NOT IN ('unplaced', 'outside')), 0) AS cents,
      coalesce(sum(amount_cents) FILTER (WHERE kind = 'outside'), 0) AS outside_cents
    FROM added WHERE kind <> 'unplaced' GROUP BY reference
  ) part
  WHERE o.order_number = part.reference;
  UPDATE order_line l SET refunded_quantity = l.refunded_quantity + part.quantity
  FROM (
    SELECT o.id, added.position, sum(added.quantity) AS quantity
    FROM added JOIN customer_order o ON o.order_number = added.reference WHERE added.kind = 'line' GROUP BY 1, 2
  ) part
  WHERE l.order_id = part.id AND l.position = part.position;
  IF EXISTS (
    SELECT FROM added WHERE kind = 'line' AND NOT EXISTS (
      SELECT FROM customer_order o JOIN order_line l ON l.order_id = o.id
      WHERE o.order_number = added.reference AND l.position = added.position)
  ) THEN RAISE EXCEPTION 'a part of a refund is no line of its order'
    USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'refund_part_line', TABLE = 'refund_part';
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER refund_part_of_order AFTER INSERT ON refund_part
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refund_part_of_order();
