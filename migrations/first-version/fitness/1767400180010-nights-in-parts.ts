import type { MigrationInterface, QueryRunner } from 'typeorm';

const iso = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Of each day with naps: the night with the naps that are at most two hours from it or from each other. */
const JOIN = `
  WITH sleep AS (
    SELECT n.account_id, n.date, n.fell_asleep_at AS fell, n.woke_at AS woke, n.asleep_minutes AS asleep, true AS is_night,
      jsonb_build_object('fell_asleep_at', ${iso('n.fell_asleep_at')}, 'woke_at', ${iso('n.woke_at')},
        'asleep_minutes', n.asleep_minutes, 'deep_minutes', n.deep_minutes, 'rem_minutes', n.rem_minutes,
        'light_minutes', n.light_minutes, 'awake_minutes', n.awake_minutes, 'quality', n.quality, 'note', n.note,
        'timezone', n.timezone) AS part
    FROM sleep_night n WHERE n.naps <> '[]' AND n.fell_asleep_at IS NOT NULL AND n.woke_at IS NOT NULL
    UNION ALL
    SELECT n.account_id, n.date, (nap ->> 'fell_asleep_at')::timestamptz, (nap ->> 'woke_at')::timestamptz,
      (nap ->> 'asleep_minutes')::integer, false, nap
    FROM sleep_night n, jsonb_array_elements(n.naps) nap
    WHERE n.fell_asleep_at IS NOT NULL AND n.woke_at IS NOT NULL
  ), apart AS (
    SELECT *, fell - lag(woke) OVER day > interval '2 hours' AS begins FROM sleep
    WINDOW day AS (PARTITION BY account_id, date ORDER BY fell)
  ), numbered AS (
    SELECT *, count(*) FILTER (WHERE begins) OVER (PARTITION BY account_id, date ORDER BY fell) AS number FROM apart
  ), night AS (
    SELECT account_id, date, number, min(fell) AS fell, max(woke) AS woke, sum(asleep) AS asleep,
      jsonb_agg(part ORDER BY fell) AS parts
    FROM numbered GROUP BY account_id, date, number
    HAVING bool_or(is_night) AND count(*) > 1 AND max(woke) - min(fell) <= interval '24 hours' AND sum(asleep) <= 1440
  )
  UPDATE sleep_night n SET fell_asleep_at = night.fell, woke_at = night.woke, asleep_minutes = night.asleep,
    parts = night.parts, naps = coalesce((
      SELECT jsonb_agg(nap.part ORDER BY nap.fell) FROM numbered nap
      WHERE nap.account_id = night.account_id AND nap.date = night.date AND nap.number <> night.number), '[]')
  FROM night WHERE n.account_id = night.account_id AND n.date = night.date`;

/** Parts of a night were naps. Nights in two parts on two days are joined when one of them is sent again. */
export class NightsInParts1767400180010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sleep_night ADD COLUMN parts jsonb NOT NULL DEFAULT '[]'`);
    await runner.query(JOIN);
  }

  /** Joined nights stay joined. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sleep_night DROP COLUMN parts`);
  }
}
