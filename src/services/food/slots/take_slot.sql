-- Adds an order and its dishes to its slot, whose CHECK refuses more than the limits of the kitchen.
-- Fired by every new or moved hold of a slot.

-- The slot gets the current limits of the kitchen, but never less than is taken already.
CREATE OR REPLACE FUNCTION take_slot() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO kitchen_slot AS slot (kitchen_id, starts_at, ends_at, orders, orders_limit, dishes, dishes_limit)
  SELECT k.id, NEW.starts_at, NEW.starts_at + k.slot_minutes * interval '1 minute', 1, k.slot_orders, NEW.dishes,
    k.slot_dishes
  FROM kitchen k WHERE k.id = NEW.kitchen_id
  ON CONFLICT (kitchen_id, starts_at) DO UPDATE SET
    orders = slot.orders + 1,
    orders_limit = CASE WHEN excluded.orders_limit IS NOT NULL THEN greatest(excluded.orders_limit, slot.orders) END,
    dishes = slot.dishes + excluded.dishes,
    dishes_limit = CASE WHEN excluded.dishes_limit IS NOT NULL THEN greatest(excluded.dishes_limit, slot.dishes) END;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER take_slot BEFORE INSERT OR UPDATE OF kitchen_id, starts_at, dishes ON slot_hold
  FOR EACH ROW EXECUTE FUNCTION take_slot();
