-- Copies a new search text of an order to its refunds.
-- Fired when the search text changes, as the erasure of a person does.
CREATE OR REPLACE FUNCTION order_text_of_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE refund SET search_text = NEW.search_text WHERE reference = NEW.order_number;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER order_text_of_refunds AFTER UPDATE OF search_text ON customer_order
  FOR EACH ROW WHEN (OLD.search_text <> NEW.search_text) EXECUTE FUNCTION order_text_of_refunds();
