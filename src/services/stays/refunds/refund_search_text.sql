-- Copies the search text of its booking to a refund, so that a search reads refunds alone.
-- Fired when a refund is created.

-- Its transaction has locked the booking, so that the text cannot change meanwhile. A change of dates has a reference
-- of its own.
CREATE OR REPLACE FUNCTION refund_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := coalesce(
    (SELECT b.search_text FROM booking b WHERE b.reference = NEW.reference),
    (SELECT b.search_text FROM booking_change change JOIN booking b ON b.id = change.booking_id
     WHERE change.reference = NEW.reference),
    '');
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER refund_search_text BEFORE INSERT ON refund
  FOR EACH ROW EXECUTE FUNCTION refund_search_text();
