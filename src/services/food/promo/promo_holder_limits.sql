-- Applies a changed limit per person to everyone who has used the code.
-- Fired when `max_uses_per_customer` of a code changes.
CREATE OR REPLACE FUNCTION promo_holder_limits() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE promo_holder SET uses_limit = NEW.max_uses_per_customer WHERE promo_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER promo_holder_limits AFTER UPDATE OF max_uses_per_customer ON promo_code
  FOR EACH ROW
  WHEN (NEW.max_uses_per_customer IS DISTINCT FROM OLD.max_uses_per_customer)
  EXECUTE FUNCTION promo_holder_limits();
