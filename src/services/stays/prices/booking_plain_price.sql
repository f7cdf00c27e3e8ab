-- Fills the prices of a booking that was written without a price for each night.
-- Fired by such a booking.
-- Needs: plain_price_lines
CREATE OR REPLACE FUNCTION booking_plain_price() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  count integer := greatest(NEW.check_out - NEW.check_in, 0);
BEGIN
  NEW.nights := array_fill(NEW.nightly_rate_cents, ARRAY[count]);
  NEW.nights_cents := NEW.nightly_rate_cents::bigint * count;
  NEW.lines := coalesce(NEW.lines, plain_price_lines(count, NEW.nightly_rate_cents, NEW.cleaning_fee_cents));
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER booking_plain_price BEFORE INSERT ON booking
  FOR EACH ROW
  WHEN (NEW.nights IS NULL)
  EXECUTE FUNCTION booking_plain_price();
