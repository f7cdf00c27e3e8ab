import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { raw, type Sql, sql } from '#kit/database/sql';
import { Clock } from '#kit/time/clock';
import type { OfferState } from './waiting-offer.entity';
import { hashOfToken, newToken } from './waiting-tokens';
import type { SentOffer, Settlement, UnsentOffer, WaitingSubject } from './waiting-subject';

interface Row {
  id: number;
  personId: number | null;
}

/** Triggers end the entry of an offer with the offer, and release what it held. Every method joins the running transaction. */
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

  /** Ends the entries of the condition; their offers are declined. @returns whether there was an offer */
  async leave<Offer extends UnsentOffer>(subject: WaitingSubject<Offer>, condition: Sql): Promise<boolean> {
    await this.lockOpen(subject, condition);
    await this.db.rows(sql`
      UPDATE waiting_entry entry SET state = 'left', ended_at = ${this.now}
      WHERE entry.subject = ${subject.table} AND entry.state = 'waiting' AND ${condition}`);
    // An offer can have been given while the update waited for the row of the entry.
    return this.endAll(await this.lockOpen(subject, condition), 'declined');
  }

  /** Ends open offers. @returns whether there were any */
  async end<Offer extends UnsentOffer>(
    subject: WaitingSubject<Offer>,
    state: OfferState,
    condition: Sql,
  ): Promise<boolean> {
    return this.endAll(await this.lockOpen(subject, condition), state);
  }

  /**
   * Ends offers that are over, closes entries whose time has come, and offers what is free to those that never had an offer.
   * @param takerId a person who takes the offer that they have then
   */
  async settle<Offer extends UnsentOffer>(
    subject: WaitingSubject<Offer>,
    subjectId: number,
    takerId?: number,
  ): Promise<Settlement> {
    const isClosed = sql`${subject.closesAt} <= ${this.now}`;
    const over = await this.lockOpen(
      subject,
      sql`o.subject_id = ${subjectId} AND (o.until <= ${this.now} OR ${isClosed})`,
    );
    await this.endAll(over, 'lapsed');
    const closed = await this.db.rows<Row>(sql`
      UPDATE waiting_entry closed SET state = 'closed', ended_at = ${this.now}
      FROM ${recordsOf(subject)}
      WHERE closed.id = entry.id AND entry.subject_id = ${subjectId} AND entry.state = 'waiting' AND ${isClosed}
      RETURNING closed.id, closed.person_id AS "personId"`);
    await this.db.rows(sql`SELECT ${raw(`offer_${subject.table}`)}(${subjectId})`);
    const taken =
      takerId === undefined
        ? []
        : await this.lockOpen(subject, sql`o.subject_id = ${subjectId} AND entry.person_id = ${takerId}`);
    await this.endAll(taken, 'accepted');
    const offered = await this.send(subject);
    return { offered, accepted: peopleOf(taken), lapsed: peopleOf(over), closed: peopleOf(closed) };
  }

  /** Begins the time of offers that were given. One statement where there are none. @returns the people */
  async send<Offer extends UnsentOffer>(subject: WaitingSubject<Offer>): Promise<number[]> {
    const unsent = await this.db.rows<Offer & Row>(sql`
      SELECT o.id, entry.person_id AS "personId", ${subject.columns(sql`${this.now}`)} FROM ${offersOf(subject)}
      WHERE o.state = 'open' AND o.sent_at IS NULL ORDER BY o.id FOR UPDATE OF o SKIP LOCKED`);
    if (unsent.length === 0) return [];
    const sent = await this.begin(subject, unsent);
    if (sent.length > 0) await subject.send(sent);
    if (sent.length === unsent.length) return peopleOf(sent);
    const begun = new Set(sent.map(({ id }) => id));
    await this.endAll(
      unsent.filter(({ id }) => !begun.has(id)),
      'withdrawn',
    );
    // Withdrawn offers went to the next entries. No entry is asked twice in a round, so this ends.
    return [...peopleOf(sent), ...(await this.send(subject))];
  }

  /** Settles each list where it is time, in a transaction of its own. */
  async sweep<Offer extends UnsentOffer>(
    subject: WaitingSubject<Offer>,
    settle: (subjectId: number) => Promise<unknown>,
  ): Promise<void> {
    const due = await this.db.rows<{ id: number }>(sql`
      SELECT DISTINCT entry.subject_id AS id FROM ${recordsOf(subject)}
      LEFT JOIN waiting_offer o ON o.entry_id = entry.id AND o.state = 'open'
      WHERE entry.state = 'waiting' AND (${subject.closesAt} <= ${this.now} OR CASE
        WHEN o.id IS NOT NULL THEN o.until IS NULL OR o.until <= ${this.now}
        ELSE NOT EXISTS (SELECT FROM waiting_offer former WHERE former.entry_id = entry.id) AND ${subject.mayBeFree} END)
      ORDER BY 1`);
    for (const { id } of due) await this.db.transaction(() => settle(id));
  }

  /** Begins the offers that have minutes and whose list is open. */
  private async begin<Offer extends UnsentOffer>(
    subject: WaitingSubject<Offer>,
    unsent: readonly (Offer & Row)[],
  ): Promise<(SentOffer<Offer> & Row)[]> {
    const running = unsent.flatMap(offer => {
      const minutes = subject.minutesOf(offer);
      return minutes === undefined ? [] : [{ offer, minutes, token: newToken() }];
    });
    if (running.length === 0) return [];
    const values = running.map(({ offer, minutes, token }) => ({ id: offer.id, minutes, hash: hashOfToken(token) }));
    const until = sql`least(${this.now}::timestamptz + make_interval(mins => terms.minutes), ${subject.closesAt})`;
    const begun = await this.db.rows<{ id: number; until: Date }>(sql`
      UPDATE waiting_offer begun SET token_hash = terms.hash, sent_at = ${this.now}, until = ${until}
      FROM ${offersOf(subject)}
        JOIN json_to_recordset(${JSON.stringify(values)}) AS terms (id integer, minutes integer, hash text) ON terms.id = o.id
      WHERE begun.id = o.id AND o.state = 'open' AND ${until} > ${this.now}
      RETURNING begun.id, begun.until`);
    const ends = new Map(begun.map(row => [row.id, row.until.toISOString()]));
    return running.flatMap(({ offer, token }) => {
      const end = ends.get(offer.id);
      return end === undefined ? [] : [{ ...offer, token, until: end }];
    });
  }

  /** In the order of the offers, as every transaction does. */
  private lockOpen<Offer extends UnsentOffer>(subject: WaitingSubject<Offer>, condition: Sql): Promise<Row[]> {
    return this.db.rows<Row>(sql`
      SELECT o.id, entry.person_id AS "personId" FROM ${offersOf(subject)}
      WHERE o.state = 'open' AND ${condition} ORDER BY o.id FOR UPDATE OF o`);
  }

  private async endAll(offers: readonly UnsentOffer[], state: OfferState): Promise<boolean> {
    if (offers.length === 0) return false;
    await this.db.rows(sql`
      UPDATE waiting_offer SET state = ${state}, ended_at = ${this.now}
      WHERE id = ANY (${offers.map(({ id }) => id)}) AND state = 'open'`);
    return true;
  }

  private get now(): string {
    return this.clock.now().toString();
  }
}

/** FROM list of entries with their record. */
const recordsOf = <Offer extends UnsentOffer>({ table, joins = raw('') }: WaitingSubject<Offer>): Sql =>
  sql`waiting_entry entry JOIN ${raw(table)} s ON entry.subject = ${table} AND s.id = entry.subject_id ${joins}`;

/** FROM list of offers with their entry and record. */
const offersOf = <Offer extends UnsentOffer>({ table, joins = raw('') }: WaitingSubject<Offer>): Sql =>
  sql`waiting_offer o JOIN waiting_entry entry ON entry.id = o.entry_id
    JOIN ${raw(table)} s ON o.subject = ${table} AND s.id = o.subject_id ${joins}`;

const peopleOf = (rows: readonly Row[]): number[] => rows.flatMap(({ personId }) => personId ?? []);

/** SQL: place of a waiting entry among those for whom the condition on `other` is met, from 1. */
export const placeOf = (entry: string, condition: string): string => `(
  SELECT count(*)::integer FROM waiting_entry other
  WHERE other.subject = ${entry}.subject AND other.subject_id = ${entry}.subject_id AND other.state = 'waiting'
    AND other.id <= ${entry}.id AND ${condition})`;

/** SQL condition that an entry has an open offer. */
export const hasOffer = (entry: string): string =>
  `EXISTS (SELECT FROM waiting_offer o WHERE o.entry_id = ${entry}.id AND o.state = 'open')`;

/** SQL: an offer is accepted; what it held has to be passed on before. */
export const acceptOffer = (offerId: number, at: Date): Sql => sql`
  UPDATE waiting_offer SET state = 'accepted', ended_at = ${at} WHERE id = ${offerId} AND state = 'open'`;
