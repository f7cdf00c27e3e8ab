-- Evaluates nights of a stay: refusal by its rules, whether they are taken, and the rate of each night.
-- Called by search, quotes, bookings, changes of dates (`prices/evaluated-nights`) and `offer_stay`.
-- Needs: night_rules
CREATE OR REPLACE FUNCTION stay_nights(
  of_stay integer, check_in date, check_out date, today date, at timestamptz, own_holds integer[] DEFAULT '{}'
) RETURNS TABLE (refusal text, is_taken boolean, min_nights integer, max_nights integer, priced jsonb)
LANGUAGE sql STABLE ROWS 1 AS $$
  SELECT CASE
      WHEN check_out - check_in < coalesce(rules.min_nights, stay.min_nights) AND NOT (stay.fills_gaps
        AND NOT held.is_taken AND (check_in = today OR held.until_check_in) AND held.from_check_out) THEN 'min_nights'
      WHEN check_out - check_in > rules.max_nights THEN 'max_nights'
      WHEN rules.closed_to_arrival THEN 'closed_to_arrival'
      WHEN rules.closed_to_departure THEN 'closed_to_departure'
    END,
    held.is_taken, coalesce(rules.min_nights, stay.min_nights), rules.max_nights,
    CASE WHEN check_out - check_in <= 3650 THEN (
      SELECT jsonb_build_object('nights', jsonb_agg(night.rate_cents ORDER BY night.day),
        'rules', jsonb_agg(night.rate_rule ORDER BY night.day),
        'discount', (SELECT jsonb_build_object('nights', discount.nights, 'percent', discount.percent)
          FROM length_discount discount
          WHERE discount.stay_id = of_stay AND discount.nights <= check_out - check_in
          ORDER BY discount.nights DESC LIMIT 1))
      FROM night_rules(of_stay, check_in, check_out, 1) night
    ) END
  FROM stay
  CROSS JOIN LATERAL (
    SELECT
      (array_agg(rule.min_nights ORDER BY rule.rank)
        FILTER (WHERE rule.is_arrival AND rule.min_nights IS NOT NULL))[1] AS min_nights,
      (array_agg(rule.max_nights ORDER BY rule.rank)
        FILTER (WHERE rule.is_arrival AND rule.max_nights IS NOT NULL))[1] AS max_nights,
      (array_agg(rule.closed_to_arrival ORDER BY rule.rank)
        FILTER (WHERE rule.is_arrival AND rule.closed_to_arrival IS NOT NULL))[1] AS closed_to_arrival,
      (array_agg(rule.closed_to_departure ORDER BY rule.rank)
        FILTER (WHERE rule.is_departure AND rule.closed_to_departure IS NOT NULL))[1] AS closed_to_departure
    FROM (
      SELECT r.*, array_position('{special,weekdays,season}'::text[], span.layer) AS rank,
        (check_in >= r.from_day AND check_in < r.to_day
          AND span.weekday IN (-1, extract(dow FROM check_in)::integer)) AS is_arrival,
        (check_out >= r.from_day AND check_out < r.to_day
          AND span.weekday IN (-1, extract(dow FROM check_out)::integer)) AS is_departure
      FROM rate_span span JOIN rate_rule r ON r.id = span.rule_id
      WHERE span.stay_id = of_stay AND daterange(span.from_day, span.to_day) && daterange(check_in, check_out + 1)
    ) rule
  ) rules
  CROSS JOIN LATERAL (
    SELECT coalesce(bool_or(hold.from_day < check_out AND hold.to_day > check_in), false) AS is_taken,
      coalesce(bool_or(hold.to_day = check_in), false) AS until_check_in,
      coalesce(bool_or(hold.from_day = check_out), false) AS from_check_out
    FROM held_nights hold
    WHERE hold.stay_id = of_stay AND daterange(hold.from_day, hold.to_day) && daterange(check_in - 1, check_out + 1)
      AND (hold.expires_at IS NULL OR hold.expires_at > at) AND hold.id <> ALL (own_holds)
  ) held
  WHERE stay.id = of_stay
$$;
