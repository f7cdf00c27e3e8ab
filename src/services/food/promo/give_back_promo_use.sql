-- Gives back the use of a promo code.
-- Fired when an order is cancelled, or refunded before it was delivered.
CREATE OR REPLACE FUNCTION give_back_promo_use() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  DELETE FROM promo_use WHERE order_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER give_back_promo_use AFTER UPDATE OF status ON customer_order
  FOR EACH ROW
  WHEN (NEW.promo_code IS NOT NULL AND NEW.status <> OLD.status
    AND (NEW.status = 'cancelled' OR NEW.status = 'refunded' AND OLD.status <> 'delivered'))
  EXECUTE FUNCTION give_back_promo_use();
