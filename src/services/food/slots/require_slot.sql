-- Refuses an order without a slot at a kitchen with limits.
-- Fired at the end of the statement that creates an order.

-- An order that read no limit is refused if one was set meanwhile: the check of its foreign key waits for that
-- transaction, and runs before this trigger, since triggers run in the order of their names and those of keys begin
-- with a capital.
CREATE OR REPLACE FUNCTION require_slot() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF EXISTS (SELECT FROM kitchen WHERE id = NEW.kitchen_id AND num_nonnulls(slot_orders, slot_dishes) > 0)
    AND NOT EXISTS (SELECT FROM slot_hold WHERE order_id = NEW.id)
  THEN RAISE EXCEPTION 'an order of a kitchen with limits holds no slot'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'customer_order_holds_slot', TABLE = 'customer_order';
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER require_slot AFTER INSERT ON customer_order
  FOR EACH ROW
  WHEN (NEW.status = 'pending' AND NEW.kitchen_id IS NOT NULL)
  EXECUTE FUNCTION require_slot();
