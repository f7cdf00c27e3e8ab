-- The rules of a stay for each night: rate, length of stay and closed days, each from the rule of the highest layer.
-- Called by `stay_nights`, `rates/night-prices.service` for calendars, and the help with refused nights.

-- Every `step`th day from `first_day`, before `end_day`. No SET clause, so that Postgres can inline it into the calling
-- statement.
CREATE OR REPLACE FUNCTION night_rules(of_stay integer, first_day date, end_day date, step integer)
RETURNS TABLE (
  day date,
  rate_cents integer,
  rate_rule jsonb,
  min_nights integer,
  max_nights integer,
  closed_to_arrival boolean,
  closed_to_departure boolean
) LANGUAGE sql STABLE ROWS 7 AS $$
  SELECT night.day,
    coalesce(
      (array_agg(rule.nightly_rate_cents ORDER BY rule.rank) FILTER (WHERE rule.nightly_rate_cents IS NOT NULL))[1],
      stay.nightly_rate_cents),
    (array_agg(jsonb_build_object('id', rule.id, 'name', rule.name) ORDER BY rule.rank)
      FILTER (WHERE rule.nightly_rate_cents IS NOT NULL))[1],
    coalesce(
      (array_agg(rule.min_nights ORDER BY rule.rank) FILTER (WHERE rule.min_nights IS NOT NULL))[1],
      stay.min_nights),
    (array_agg(rule.max_nights ORDER BY rule.rank) FILTER (WHERE rule.max_nights IS NOT NULL))[1],
    coalesce(
      (array_agg(rule.closed_to_arrival ORDER BY rule.rank) FILTER (WHERE rule.closed_to_arrival IS NOT NULL))[1],
      false),
    coalesce(
      (array_agg(rule.closed_to_departure ORDER BY rule.rank) FILTER (WHERE rule.closed_to_departure IS NOT NULL))[1],
      false)
  FROM stay
  CROSS JOIN LATERAL (
    SELECT first_day + later AS day FROM generate_series(0, end_day - first_day - 1, step) later
  ) night
  LEFT JOIN (
    SELECT r.*, span.weekday, array_position('{special,weekdays,season}'::text[], span.layer) AS rank
    FROM rate_span span JOIN rate_rule r ON r.id = span.rule_id
    WHERE span.stay_id = of_stay AND daterange(span.from_day, span.to_day) && daterange(first_day, end_day)
  ) rule ON night.day >= rule.from_day AND night.day < rule.to_day
    AND rule.weekday IN (-1, extract(dow FROM night.day)::integer)
  WHERE stay.id = of_stay
  GROUP BY night.day, stay.id
$$;
