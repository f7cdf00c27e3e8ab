-- Subtracts an order and its dishes from its slot.
-- Fired by every deleted or moved hold of a slot.
CREATE OR REPLACE FUNCTION give_slot_back() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE kitchen_slot SET orders = orders - 1, dishes = dishes - OLD.dishes
  WHERE kitchen_id = OLD.kitchen_id AND starts_at = OLD.starts_at;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER give_slot_back AFTER UPDATE OF kitchen_id, starts_at, dishes OR DELETE ON slot_hold
  FOR EACH ROW EXECUTE FUNCTION give_slot_back();
