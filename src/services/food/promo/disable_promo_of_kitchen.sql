-- Disables the promo codes that only a deleted kitchen accepted.
-- Fired before a kitchen is deleted.

-- Without a kitchen, a code of one kitchen would be valid in all of them.
CREATE OR REPLACE FUNCTION disable_promo_of_kitchen() RETURNS trigger
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE promo_code SET is_active = false, updated_at = now() WHERE is_active AND id IN (
    SELECT promo_id FROM promo_kitchen GROUP BY promo_id HAVING every(kitchen_id = OLD.id));
  RETURN OLD;
END
$$;

CREATE OR REPLACE TRIGGER disable_promo_of_kitchen BEFORE DELETE ON kitchen
  FOR EACH ROW EXECUTE FUNCTION disable_promo_of_kitchen();
