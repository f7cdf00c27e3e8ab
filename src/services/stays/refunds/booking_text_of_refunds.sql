-- Copies a new search text of a booking to its refunds.
-- Fired when the search text changes, as the erasure of a person does.
CREATE OR REPLACE FUNCTION booking_text_of_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE refund SET search_text = NEW.search_text
  WHERE reference = ANY (ARRAY(SELECT change.reference FROM booking_change change WHERE change.booking_id = NEW.id)
    || NEW.reference);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER booking_text_of_refunds AFTER UPDATE OF search_text ON booking
  FOR EACH ROW WHEN (OLD.search_text <> NEW.search_text) EXECUTE FUNCTION booking_text_of_refunds();
