-- Counts the uses of a promo code, in total and per person, so that neither exceeds its limit.
-- Fired by every new, changed or deleted use.
-- Needs: promo_holders
CREATE OR REPLACE FUNCTION count_promo_use() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  person_limit integer;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE promo_code SET uses = uses - 1 WHERE id = OLD.promo_id;
    UPDATE promo_holder SET uses = uses - 1, first_uses = first_uses - OLD.is_first::integer
    WHERE promo_id = OLD.promo_id AND holder IN (SELECT promo_holders(OLD));
    DELETE FROM promo_holder
    WHERE promo_id = OLD.promo_id AND holder IN (SELECT promo_holders(OLD)) AND uses = 0;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE promo_code SET uses = uses + 1 WHERE id = NEW.promo_id RETURNING max_uses_per_customer INTO person_limit;
    INSERT INTO promo_holder (promo_id, holder, uses, uses_limit, first_uses)
    SELECT NEW.promo_id, holder, 1, person_limit, NEW.is_first::integer FROM promo_holders(NEW) AS person (holder)
    ON CONFLICT ON CONSTRAINT promo_holder_pkey DO UPDATE SET uses = promo_holder.uses + 1,
      uses_limit = excluded.uses_limit, first_uses = promo_holder.first_uses + excluded.first_uses;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER count_promo_use
  AFTER INSERT OR UPDATE OF promo_id, customer_id, email_hash, account_email_hash, is_first OR DELETE ON promo_use
  FOR EACH ROW EXECUTE FUNCTION count_promo_use();
