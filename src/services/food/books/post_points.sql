-- Posts reward points that a customer gained or spent.
-- Fired by every new reward entry.
CREATE OR REPLACE FUNCTION post_points() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO ledger_entry (debit, credit, amount_cents, unit, reference, customer_id, source)
  SELECT CASE WHEN NEW.points > 0 THEN 'points_issued' ELSE 'points_held' END,
    CASE WHEN NEW.points > 0 THEN 'points_held' ELSE 'points_issued' END, abs(NEW.points), 'PTS',
    (SELECT order_number FROM customer_order WHERE id = NEW.order_id), NEW.customer_id, format('reward:%s', NEW.id)
  WHERE NEW.points <> 0;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER post_points AFTER INSERT ON reward_entry
  FOR EACH ROW EXECUTE FUNCTION post_points();
