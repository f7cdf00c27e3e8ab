-- The policy with one deadline: everything is refunded before it.
-- Called by `booking_plain_policy`.
CREATE OR REPLACE FUNCTION plain_policy(deadline timestamptz, zone text, nights_cents bigint, total_cents bigint) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(jsonb_build_object(
    'until', to_char(deadline AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'until_local', to_char(deadline AT TIME ZONE zone, 'YYYY-MM-DD"T"HH24:MI:SS'), 'time_zone', zone,
    'refund_percent', 100, 'nights_cents', nights_cents, 'refund_cents', total_cents))
$$;
