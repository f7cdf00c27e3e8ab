import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { raw, type Sql, sql } from '#kit/database/sql';
import { Clock } from '#kit/time/clock';
import type { OfferState } from './waiting-offer.entity';
import { hashOfToken, newToken } from './waiting-tokens';
import type { DueSteps, SentOffer, SettledSubject, Settlement, UnsentOffer, WaitingSubject } from './waiting-subject';

interface Row {
  id: number;
  subjectId: number;
  personId: number | null;
}

const ALL_WORK: DueSteps = { endsOffers: true, closes: true, offers: true };

/** SQL condition that an entry never had an offer. Withdrawn offers do not count, since no one was notified of them. */
const NEVER_OFFERED = raw(
  `NOT EXISTS (SELECT FROM waiting_offer former WHERE former.entry_id = entry.id AND former.state <> 'withdrawn')`,
);

/**
 * Waiting lists. Triggers end the entry together with its offer, and release what the offer held. Every method joins the
 * running transaction. Lock order: record, offers, entries.
 */
@Injectable()
export class WaitingLists {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Adds an entry at the end. Fails on `waiting_entry_live_once`. @returns its id */
  async join<Offer extends UnsentOffer>(
    { table }: WaitingSubject<Offer>,
    subjectId: number,
    personId: number | null,
  ): Promise<number> {
    const added = await this.db.row<{ id: number }>(sql`
      INSERT INTO waiting_entry (subject, subject_id, person_id, joined_at)
      VALUES (${table}, ${subjectId}, ${personId}, ${this.now}) RETURNING id`);
    return added!.id;
  }

  /** Ends the entries of the condition; their offers are declined. @returns the ids of the records of these offers */
  async leave<Offer extends UnsentOffer>(subject: WaitingSubject<Offer>, condition: Sql): Promise<number[]> {
    await this.lockOpen(subject, condition);
    await this.db.rows(sql`
      UPDATE waiting_entry entry SET state = 'left', ended_at = ${this.now}
      WHERE entry.subject = ${subject.table} AND entry.state = 'waiting' AND ${condition}`);
    // An offer can have been created while the update waited for the row of the entry.
    return this.end(subject, 'declined', condition);
  }

  /** Ends open offers. @returns the ids of their records */
  async end<Offer extends UnsentOffer>(
    subject: WaitingSubject<Offer>,
    state: OfferState,
    condition: Sql,
  ): Promise<number[]> {
    const ended = await this.endOpen(subject, state, condition);
    return [...new Set(ended.map(({ subjectId }) => subjectId))];
  }

  /** Ends expired offers, closes overdue entries, and makes offers to entries that never had one. */
  async settle<Offer extends UnsentOffer>(
    subject: SettledSubject<Offer>,
    subjectId: number,
    { endsOffers, closes, offers, takerId }: DueSteps = ALL_WORK,
  ): Promise<Settlement> {
    const isClosed = sql`${subject.closesAt} <= ${this.now}`;
    const ofRecord = sql`o.subject_id = ${subjectId}`;
    const isOver = sql`${ofRecord} AND (o.until <= ${this.now} OR ${isClosed})`;
    const lapsed = endsOffers ? await this.endOpen(subject, 'lapsed', isOver) : [];
    const closed = closes
      ? await this.db.rows<Row>(sql`
        UPDATE waiting_entry closed SET state = 'closed', ended_at = ${this.now}
        FROM ${recordsOf(subject)}
        WHERE closed.id = entry.id AND entry.subject_id = ${subjectId} AND entry.state = 'waiting' AND ${isClosed}
        RETURNING closed.id, closed.person_id AS "personId"`)
      : [];
    if (offers) await this.offer(subject, subjectId);
    const isTaken = sql`${ofRecord} AND entry.person_id = ${takerId ?? null}`;
    const accepted = takerId === undefined ? [] : await this.endOpen(subject, 'accepted', isTaken);
    const offered = offers ? await this.send(subject, subjectId) : [];
    return { offered, accepted: peopleOf(accepted), lapsed: peopleOf(lapsed), closed: peopleOf(closed) };
  }

  /** Begins the time of new offers of a record. Takes one statement if there are none. @returns the people */
  async send<Offer extends UnsentOffer>(subject: WaitingSubject<Offer>, subjectId: number): Promise<number[]> {
    const people: number[] = [];
    // Withdrawn offers go to the next entries. No entry gets two offers in a round, so this ends.
    for (;;) {
      const unsent = await this.db.rows<Offer & Row>(sql`
        SELECT o.id, entry.person_id AS "personId", ${subject.columns(sql`${this.now}`)} FROM ${offersOf(subject)}
        WHERE o.subject_id = ${subjectId} AND o.state = 'open' AND o.sent_at IS NULL
        ORDER BY o.id FOR NO KEY UPDATE OF s FOR UPDATE OF o`);
      if (unsent.length === 0) return people;
      const sent = await this.begin(subject, unsent);
      if (sent.length > 0) await subject.send(sent);
      people.push(...peopleOf(sent));
      if (sent.length === unsent.length) return people;
      const sentIds = new Set(sent.map(({ id }) => id));
      const withdrawn = unsent.flatMap(({ id }) => (sentIds.has(id) ? [] : id));
      await this.endOpen(subject, 'withdrawn', sql`o.id = ANY (${withdrawn})`);
    }
  }

  /** Settles each list that is due, in its own transaction. */
  async sweep<Offer extends UnsentOffer>(
    subject: SettledSubject<Offer>,
    settle: (subjectId: number) => Promise<unknown>,
  ): Promise<void> {
    const due = await this.db.rows<{ id: number }>(sql`
      SELECT DISTINCT entry.subject_id AS id FROM ${recordsOf(subject)}
      LEFT JOIN waiting_offer o ON o.entry_id = entry.id AND o.state = 'open'
      WHERE entry.state = 'waiting' AND (${subject.closesAt} <= ${this.now} OR CASE
        WHEN o.id IS NOT NULL THEN o.until IS NULL OR o.until <= ${this.now}
        ELSE ${NEVER_OFFERED} AND ${subject.mayBeFree} END)
      ORDER BY 1`);
    for (const { id } of due) await this.db.transaction(() => settle(id));
  }

  private async offer<Offer extends UnsentOffer>(subject: SettledSubject<Offer>, subjectId: number): Promise<void> {
    await this.db.rows(sql`
      SELECT ${raw(`offer_${subject.table}`)}(${subjectId}, ARRAY(
        SELECT entry.id FROM ${recordsOf(subject)}
        WHERE entry.subject_id = ${subjectId} AND entry.state = 'waiting' AND ${NEVER_OFFERED} AND ${subject.mayBeFree}))`);
  }

  /** Begins the offers of open lists that have minutes. */
  private async begin<Offer extends UnsentOffer>(
    subject: WaitingSubject<Offer>,
    unsent: readonly (Offer & Row)[],
  ): Promise<(SentOffer<Offer> & Row)[]> {
    const candidates = unsent.flatMap(offer => {
      const minutes = subject.minutesOf(offer);
      return minutes === undefined ? [] : [{ offer, minutes, token: newToken() }];
    });
    if (candidates.length === 0) return [];
    const values = candidates.map(({ offer, minutes, token }) => ({ id: offer.id, minutes, hash: hashOfToken(token) }));
    const until = sql`least(${this.now}::timestamptz + make_interval(mins => terms.minutes), ${subject.closesAt})`;
    const rows = await this.db.rows<{ id: number; until: Date; closesAt: Date | null }>(sql`
      UPDATE waiting_offer sent SET token_hash = terms.hash, sent_at = ${this.now}, until = ${until}
      FROM ${offersOf(subject)}
        JOIN json_to_recordset(${JSON.stringify(values)}) AS terms (id integer, minutes integer, hash text) ON terms.id = o.id
      WHERE sent.id = o.id AND o.state = 'open' AND ${until} > ${this.now}
      RETURNING sent.id, sent.until, nullif(${subject.closesAt}, 'infinity') AS "closesAt"`);
    const ends = new Map(rows.map(({ id, ...row }) => [id, row]));
    return candidates.flatMap(({ offer, token }) => {
      const end = ends.get(offer.id);
      if (!end) return [];
      const closesAt = end.closesAt?.toISOString() ?? null;
      return [{ ...offer, token, until: end.until.toISOString(), closesAt }];
    });
  }

  private async lockOpen<Offer extends UnsentOffer>(subject: WaitingSubject<Offer>, condition: Sql): Promise<void> {
    await this.db.rows(lockedOpen(subject, condition));
  }

  private endOpen<Offer extends UnsentOffer>(
    subject: WaitingSubject<Offer>,
    state: OfferState,
    condition: Sql,
  ): Promise<Row[]> {
    return this.db.rows<Row>(sql`
      WITH open AS MATERIALIZED (${lockedOpen(subject, condition)})
      UPDATE waiting_offer ended SET state = ${state}, ended_at = ${this.now} FROM open WHERE ended.id = open.id
      RETURNING ended.id, open."subjectId", open."personId"`);
  }

  private get now(): string {
    return this.clock.now().toString();
  }
}

/** Locks the record, then its offers in their order. */
const lockedOpen = <Offer extends UnsentOffer>(subject: WaitingSubject<Offer>, condition: Sql): Sql => sql`
  SELECT o.id, o.subject_id AS "subjectId", entry.person_id AS "personId" FROM ${offersOf(subject)}
  WHERE o.state = 'open' AND ${condition} ORDER BY o.id FOR NO KEY UPDATE OF s FOR UPDATE OF o`;

/** FROM list of entries with their record. */
const recordsOf = <Offer extends UnsentOffer>({ table, joins = raw('') }: WaitingSubject<Offer>): Sql =>
  sql`waiting_entry entry JOIN ${raw(table)} s ON entry.subject = ${table} AND s.id = entry.subject_id ${joins}`;

/** FROM list of offers with their entry and record. */
const offersOf = <Offer extends UnsentOffer>({ table, joins = raw('') }: WaitingSubject<Offer>): Sql =>
  sql`waiting_offer o JOIN waiting_entry entry ON entry.id = o.entry_id
    JOIN ${raw(table)} s ON o.subject = ${table} AND s.id = o.subject_id ${joins}`;

const peopleOf = (rows: readonly Pick<Row, 'personId'>[]): number[] => rows.flatMap(({ personId }) => personId ?? []);

/** SQL: position of a waiting entry, from 1, among the entries that meet the condition on `other`. */
export const placeOf = (entry: string, condition: string): string => `(
  SELECT count(*)::integer FROM waiting_entry other
  WHERE other.subject = ${entry}.subject AND other.subject_id = ${entry}.subject_id AND other.state = 'waiting'
    AND other.id <= ${entry}.id AND ${condition})`;

/** SQL condition that an entry has an open offer. */
export const hasOffer = (entry: string): string =>
  `EXISTS (SELECT FROM waiting_offer o WHERE o.entry_id = ${entry}.id AND o.state = 'open')`;

/** SQL that accepts an offer. What it held must be transferred before. */
export const acceptOffer = (offerId: number, at: Date): Sql => sql`
  UPDATE waiting_offer SET state = 'accepted', ended_at = ${at} WHERE id = ${offerId} AND state = 'open'`;
