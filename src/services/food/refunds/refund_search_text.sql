-- Copies the search text of its order to a refund, so that a search reads refunds alone.
-- Fired when a refund is created.

-- Its transaction has locked the order, so that the text cannot change meanwhile.
CREATE OR REPLACE FUNCTION refund_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := coalesce((SELECT o.search_text FROM customer_order o WHERE o.order_number = NEW.reference), '');
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER refund_search_text BEFORE INSERT ON refund
  FOR EACH ROW EXECUTE FUNCTION refund_search_text();
