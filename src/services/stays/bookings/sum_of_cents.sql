-- The sum of amounts.
-- Called by the CHECK `booking_nights_add_up`.
-- Before tables
CREATE OR REPLACE FUNCTION sum_of_cents(amounts integer[]) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(sum(cents), 0) FROM unnest(amounts) cents
$$;
