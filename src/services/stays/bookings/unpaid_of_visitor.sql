-- Counts the unpaid bookings of a stay by one visitor and their nights, under a lock.
-- Called by `guest-bookings/booking-prerequisites` and `date-changes/change-context`. Volatile: reads after the lock.
CREATE OR REPLACE FUNCTION unpaid_of_visitor(visitor text, of_stay integer, today date, at timestamptz) RETURNS json
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('unpaid bookings of a visitor ' || visitor || ' ' || of_stay, 0));
  RETURN (SELECT json_build_object('bookings', count(*), 'nights', coalesce(sum(check_out - check_in), 0))
    FROM booking b
    WHERE visitor_hash = visitor AND stay_id = of_stay AND payment_status = 'unpaid'
      AND status IN ('pending', 'confirmed') AND check_out > today
      AND EXISTS (SELECT FROM held_nights held
        WHERE held.booking_id = b.id AND (held.expires_at IS NULL OR held.expires_at > at)));
END
$$;
