import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { raw, type Sql, sql } from '#kit/database/sql';
import type { Settled, Visit, WaitingSubject } from './waiting-subject';

/** Every method but `due` runs in a transaction that locks the row of the subject, so that uses of a list follow each other. */
@Injectable()
export class WaitingLists {
  constructor(private readonly db: Database) {}

  /** Ends offers that are over, closes a list whose time has come, and offers free places to the first who wait. */
  async settle(subject: WaitingSubject, visit: Visit): Promise<Settled> {
    return (await this.db.row<Settled>(settling(subject, visit)))!;
  }

  /** Adds the person at the end. Fails on `waiting_entry_live_once`. */
  async join({ table }: WaitingSubject, subjectId: number, personId: number, now: string): Promise<void> {
    await this.db.rows(sql`
      INSERT INTO waiting_entry (subject, subject_id, person_id, joined_at)
      VALUES (${table}, ${subjectId}, ${personId}, ${now})`);
  }

  /** Ends the entry of the person; an offer is declined. The caller settles the list afterwards. */
  async leave({ table }: WaitingSubject, subjectId: number, personId: number, now: string): Promise<void> {
    await this.db.rows(sql`
      UPDATE waiting_entry SET state = CASE state WHEN 'offered' THEN 'declined' ELSE 'left' END, ended_at = ${now}
      WHERE subject = ${table} AND subject_id = ${subjectId} AND person_id = ${personId} AND ${IS_LIVE}`);
  }

  /** Subjects whose list has to be settled now. @param hasHiddenPlaces SQL: places of the row `s` that settling can free */
  async due(
    { table, taken, closesAt, isLive }: WaitingSubject,
    now: string,
    hasHiddenPlaces: string,
  ): Promise<number[]> {
    const rows = await this.db.rows<{ id: number }>(sql`
      SELECT s.id FROM ${raw(table)} s
      WHERE EXISTS (
        SELECT FROM waiting_entry entry
        WHERE entry.subject = ${table} AND entry.subject_id = s.id AND ${IS_LIVE} AND (
          entry.offer_until <= ${now} OR ${raw(closesAt)} <= ${now} OR (entry.state = 'waiting'
            AND ${raw(isLive('entry.person_id'))}
            AND (s.${raw(taken)} + s.offered_count < s.capacity OR ${raw(hasHiddenPlaces)}))))
      ORDER BY s.id`);
    return rows.map(({ id }) => id);
  }
}

const IS_LIVE = raw(`state IN ('waiting', 'offered')`);

/** `promoted` reads `free`, which reads `ended`: places are freed before they are offered, as the constraint needs it. */
function settling(subject: WaitingSubject, { subjectId, now, isOn, offerHours, personId, takes = false }: Visit): Sql {
  const taker = takes ? (personId ?? null) : null;
  const isTaker = sql`entry.person_id IS NOT DISTINCT FROM ${taker}::integer`;
  const isOver = sql`(s.is_closed OR entry.offer_until <= ${now})`;
  return sql`
    WITH s AS MATERIALIZED (
      SELECT s.capacity - s.${raw(subject.taken)} - s.offered_count AS free, ${raw(subject.closesAt)} <= ${now} AS is_closed,
        least(${now}::timestamptz + make_interval(hours => ${offerHours}), ${raw(subject.closesAt)}) AS offer_until
      FROM ${raw(subject.table)} s WHERE s.id = ${subjectId}
    ), line AS MATERIALIZED (
      SELECT entry.id, entry.person_id, entry.state, ${raw(subject.isLive('entry.person_id'))} AS is_live
      FROM waiting_entry entry
      WHERE entry.subject = ${subject.table} AND entry.subject_id = ${subjectId} AND ${IS_LIVE}
    ), ended AS (
      UPDATE waiting_entry entry SET ended_at = ${now}, state = CASE
          WHEN entry.state = 'waiting' THEN 'closed' WHEN ${isOver} THEN 'lapsed' ELSE 'accepted' END
      FROM s, line WHERE entry.id = line.id
        AND CASE entry.state WHEN 'waiting' THEN s.is_closed ELSE ${isOver} OR ${isTaker} END
      RETURNING entry.id, entry.person_id, entry.state
    ), freed AS (
      SELECT CASE WHEN ${isOn}::boolean AND NOT s.is_closed
          THEN greatest(0, s.free + (SELECT count(*) FILTER (WHERE ended.state = 'lapsed') FROM ended)) ELSE 0 END AS places
      FROM s
    ), promoted AS (
      UPDATE waiting_entry entry SET offer_until = s.offer_until,
        state = CASE WHEN ${isTaker} THEN 'accepted' ELSE 'offered' END,
        ended_at = CASE WHEN ${isTaker} THEN ${now}::timestamptz END
      FROM s, (
        SELECT line.id FROM line WHERE line.state = 'waiting' AND line.is_live
        ORDER BY line.id LIMIT (SELECT places FROM freed)
      ) first
      WHERE entry.id = first.id
      RETURNING entry.id, entry.person_id, entry.state, entry.offer_until
    ), changed AS (
      SELECT id, person_id, state FROM ended UNION ALL SELECT id, person_id, state FROM promoted
    ), staying AS (
      SELECT line.id, line.person_id, coalesce(changed.state, line.state) AS state, line.is_live
      FROM line LEFT JOIN changed ON changed.id = line.id
    )
    SELECT s.is_closed AS "isClosed",
      coalesce((SELECT state FROM staying WHERE person_id = ${personId ?? null}), 'none') AS own,
      CASE WHEN EXISTS (SELECT FROM staying WHERE state = 'waiting' AND is_live) THEN 0
        ELSE s.free + (SELECT count(*) FROM ended WHERE state IN ('lapsed', 'accepted'))
          - (SELECT count(*) FROM promoted WHERE state = 'offered') END::integer AS free,
      (SELECT coalesce(json_agg(json_build_object('personId', person_id, 'until', offer_until) ORDER BY id), '[]')
       FROM promoted WHERE state = 'offered') AS offered,
      (SELECT coalesce(json_agg(person_id ORDER BY id), '[]') FROM ended WHERE state = 'lapsed') AS lapsed,
      (SELECT coalesce(json_agg(person_id ORDER BY id), '[]') FROM ended WHERE state = 'closed') AS closed,
      (SELECT coalesce(json_agg(person_id ORDER BY id), '[]') FROM staying WHERE state IN ('waiting', 'offered')) AS line
    FROM s`;
}
