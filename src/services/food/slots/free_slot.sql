-- Frees the slot of an order.
-- Fired when an order is cancelled, or refunded before it was out for delivery.
CREATE OR REPLACE FUNCTION free_slot() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  DELETE FROM slot_hold WHERE order_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER free_slot AFTER UPDATE OF status ON customer_order
  FOR EACH ROW
  WHEN (NEW.status = 'cancelled' AND OLD.status <> 'cancelled'
    OR NEW.status = 'refunded' AND OLD.status IN ('pending', 'confirmed', 'preparing', 'ready'))
  EXECUTE FUNCTION free_slot();
