const FIELDS = ['kind', 'started_at', 'ended_at', 'calories_kcal', 'distance_m', 'average_heart_rate_bpm'];
const each = (source: string) => FIELDS.map(field => `${source}.${field}`).join(', ');

const span = (of: string) =>
  `tstzrange(${of}.started_at, ${of}.ended_at, CASE WHEN ${of}.started_at = ${of}.ended_at THEN '[]' ELSE '[)' END)`;

/**
 * Updates the trainings that are known and inserts the others. `$1` account, `$2` source of the key, `$3` trainings, `$4`
 * lineage of the key. `isKnown` compares `known` with `sent`; a row of the key itself comes first, then one of the keys that it
 * replaced. A known training keeps its day unless its start changed, even when the member has changed time zone.
 */
const writing = (isKnown: string) => `
  WITH own AS MATERIALIZED (
    SELECT 'key:' || k.id AS source FROM ingest_key k WHERE k.account_id = $1 AND coalesce(k.lineage_id, k.id) = $4
  ), sent AS MATERIALIZED (
    SELECT sent.*, (
      SELECT known.id FROM activity known WHERE known.account_id = $1 AND ${isKnown}
      ORDER BY known.source = $2 DESC, known.source IN (SELECT source FROM own) DESC, known.duplicate_of_id NULLS FIRST,
        known.id
      LIMIT 1
    ) AS known_id
    FROM jsonb_to_recordset($3::jsonb) AS sent (external_id text, kind text, slug text, date date, started_at timestamptz,
      ended_at timestamptz, calories_kcal numeric, distance_m numeric, average_heart_rate_bpm integer,
      recorded_at timestamptz)
  ), updated AS (
    UPDATE activity stored SET
      (${FIELDS.join(', ')}) = ROW (${each('sent')}),
      date = CASE WHEN sent.started_at = stored.started_at THEN stored.date ELSE sent.date END,
      recorded_at = coalesce(sent.recorded_at, stored.recorded_at),
      updated_at = now()
    FROM sent
    WHERE stored.id = sent.known_id AND coalesce(sent.recorded_at >= stored.recorded_at, true)
      AND ((${each('sent')}) IS DISTINCT FROM (${each('stored')})
        OR coalesce(sent.recorded_at, stored.recorded_at) IS DISTINCT FROM stored.recorded_at)
    RETURNING stored.id
  ), inserted AS (
    INSERT INTO activity (account_id, source, slug, date, external_id, recorded_at, ${FIELDS.join(', ')})
    SELECT $1, $2, sent.slug || '-' || sent.date || '-' ||
        left(md5(concat_ws(' ', $2::text, coalesce(sent.external_id, concat_ws(' ', sent.kind, sent.started_at, sent.ended_at)))), 12),
      sent.date, sent.external_id, sent.recorded_at, ${each('sent')}
    FROM sent WHERE sent.known_id IS NULL
    ORDER BY sent.external_id, sent.kind, sent.started_at, sent.ended_at
    RETURNING id
  )
  SELECT id, false AS inserted FROM updated UNION ALL SELECT id, true FROM inserted`;

/** The same id identifies a training of a device, and of another device if the times overlap. */
export const WRITE_NAMED = writing(`known.external_id = sent.external_id
  AND (known.source IN (SELECT source FROM own) OR ${span('known')} && ${span('sent')})`);

/** Without an id, kind and times identify a training of a device. */
export const WRITE_UNNAMED = writing(`known.external_id IS NULL AND known.source IN (SELECT source FROM own)
  AND (known.kind, known.started_at, known.ended_at) = (sent.kind, sent.started_at, sent.ended_at)`);
