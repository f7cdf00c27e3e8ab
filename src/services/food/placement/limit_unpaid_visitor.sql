-- Refuses an order if the unpaid orders of one visitor would hold more than their part of a slot or of a promo code.
-- Fired at the end of the statement that creates an unpaid order, after its slot and its code are taken.

-- Orders of one visitor wait for each other here, so that each reads what the earlier ones committed.
CREATE OR REPLACE FUNCTION limit_unpaid_visitor() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  slot_part integer := coalesce((SELECT (value #>> '{}')::integer FROM setting WHERE key = 'unpaid_slot_part'), 3);
  code_part integer := coalesce((SELECT (value #>> '{}')::integer FROM setting WHERE key = 'unpaid_code_part'), 3);
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('unpaid orders of a visitor ' || NEW.visitor_hash, 0));
  IF slot_part > 1 AND EXISTS (
    SELECT FROM slot_hold own
      JOIN kitchen_slot slot ON slot.kitchen_id = own.kitchen_id AND slot.starts_at = own.starts_at
      JOIN slot_hold hold ON hold.kitchen_id = own.kitchen_id AND hold.starts_at = own.starts_at
      JOIN customer_order o ON o.id = hold.order_id
    WHERE own.order_id = NEW.id AND o.visitor_hash = NEW.visitor_hash AND o.status = 'pending'
      AND o.payment_status = 'unpaid' AND (o.hold_expires_at IS NULL OR o.hold_expires_at > NEW.placed_at)
    GROUP BY slot.orders_limit, slot.dishes_limit
    HAVING count(*) > 1
      AND (count(*) > slot.orders_limit / slot_part OR sum(hold.dishes) > slot.dishes_limit / slot_part))
  THEN RAISE EXCEPTION 'unpaid orders of a visitor hold their part of the slot'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'customer_order_unpaid_in_slot', TABLE = 'customer_order';
  END IF;
  IF code_part > 1 AND EXISTS (
    SELECT FROM promo_use own JOIN promo_code code ON code.id = own.promo_id
      JOIN customer_order o ON o.visitor_hash = NEW.visitor_hash AND o.status = 'pending'
        AND o.payment_status = 'unpaid' AND (o.hold_expires_at IS NULL OR o.hold_expires_at > NEW.placed_at)
      JOIN promo_use held ON held.order_id = o.id AND held.promo_id = own.promo_id
    WHERE own.order_id = NEW.id AND code.max_uses IS NOT NULL
    GROUP BY code.max_uses HAVING count(*) > greatest(1, code.max_uses / code_part))
  THEN RAISE EXCEPTION 'unpaid orders of a visitor hold their part of the code'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'customer_order_unpaid_with_code', TABLE = 'customer_order';
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER limit_unpaid_visitor AFTER INSERT ON customer_order
  FOR EACH ROW
  WHEN (NEW.visitor_hash IS NOT NULL AND NEW.status = 'pending' AND NEW.payment_status = 'unpaid')
  EXECUTE FUNCTION limit_unpaid_visitor();
