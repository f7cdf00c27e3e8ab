-- Fills the policy of a booking that was written with a deadline alone.
-- Fired by such a booking.
-- Needs: plain_policy
CREATE OR REPLACE FUNCTION booking_plain_policy() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  NEW.policy := plain_policy(NEW.cancellation_deadline, coalesce((SELECT zone FROM books_state), 'UTC'),
    NEW.total_cents - NEW.cleaning_fee_cents, NEW.total_cents + NEW.deposit_cents);
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER booking_plain_policy BEFORE INSERT ON booking
  FOR EACH ROW
  WHEN (NEW.policy IS NULL)
  EXECUTE FUNCTION booking_plain_policy();
