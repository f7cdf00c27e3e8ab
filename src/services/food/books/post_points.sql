-- Posts reward points.
-- Fired by every new reward entry.
-- Needs: point_postings
CREATE OR REPLACE FUNCTION post_points() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO ledger_entry (debit, credit, amount_cents, unit, reference, customer_id, source)
  SELECT debit, credit, points, 'PTS', (SELECT order_number FROM customer_order WHERE id = NEW.order_id),
    NEW.customer_id, format('reward:%s', NEW.id)
  FROM point_postings(NEW);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER post_points AFTER INSERT ON reward_entry
  FOR EACH ROW EXECUTE FUNCTION post_points();
