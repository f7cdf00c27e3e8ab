import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `stay_nights` reads the rules of two days in one pass, without a row per day, which a search does for every stay. Holds
 * of the caller's own, such as those of a booking whose dates change, can be left out.
 */
export class FasterJudge1767400092500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION stay_nights(integer, date, date, date, timestamptz)`);
    await runner.query(stayNights(", own_holds integer[] DEFAULT '{}'", 'AND hold.id <> ALL (own_holds)'));
    await runner.query(`
      COMMENT ON FUNCTION stay_nights(integer, date, date, date, timestamptz, integer[])
        IS 'reads stay, rate_span, rate_rule, length_discount, held_nights'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION stay_nights(integer, date, date, date, timestamptz, integer[])`);
    await runner.query(stayNights());
    await runner.query(`
      COMMENT ON FUNCTION stay_nights(integer, date, date, date, timestamptz)
        IS 'reads stay, rate_span, rate_rule, length_discount, held_nights'`);
  }
}

/** No SET clause, so that Postgres can inline it, and evaluates `priced` for callers that read it only. */
function stayNights(parameter = '', condition = ''): string {
  const highest = (column: string, day: string) =>
    `(array_agg(rule.${column} ORDER BY rule.rank) FILTER (WHERE rule.${day} AND rule.${column} IS NOT NULL))[1]`;
  const isOn = (day: string) => `(${day} >= r.from_day AND ${day} < r.to_day
            AND span.weekday IN (-1, extract(dow FROM ${day})::integer))`;
  return `
    CREATE FUNCTION stay_nights(of_stay integer, check_in date, check_out date, today date, at timestamptz${parameter})
    RETURNS TABLE (refusal text, is_taken boolean, min_nights integer, max_nights integer, priced jsonb)
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
        SELECT ${highest('min_nights', 'is_arrival')} AS min_nights, ${highest('max_nights', 'is_arrival')} AS max_nights,
          ${highest('closed_to_arrival', 'is_arrival')} AS closed_to_arrival,
          ${highest('closed_to_departure', 'is_departure')} AS closed_to_departure
        FROM (
          SELECT r.*, array_position('{special,weekdays,season}'::text[], span.layer) AS rank,
            ${isOn('check_in')} AS is_arrival, ${isOn('check_out')} AS is_departure
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
          AND (hold.expires_at IS NULL OR hold.expires_at > at) ${condition}
      ) held
      WHERE stay.id = of_stay
    $$`;
}
