import { type Sql, raw, sql } from '#kit/database/sql';
import type { DataSubject, PersonalTable } from '#shared/personal-data/personal-data';

/** A kind of record whose payloads can contain personal data. */
export interface WebhookRecordOfPerson {
  /** As in `WebhookType.record`. */
  record: string;
  table: string;
  /** Condition for rows of the person, as `t`. */
  of: PersonalTable['of'];
}

export const WEBHOOK_RECORDS = 'webhook records of people';

/** Condition for deliveries (alias `d`) about a person. */
export const isAbout =
  ({ record, table, of }: WebhookRecordOfPerson) =>
  (whom: DataSubject): Sql =>
    sql`d.record = ${record} AND d.record_id IN (
    SELECT whole.id FROM ${raw(table)} whole WHERE EXISTS (
      SELECT FROM ${raw(table)} t WHERE t.id = whole.id AND ${of(whom)}))`;

/** Attempts of a delivery (alias `t`); answers of receivers can repeat what was sent. */
export const WITHOUT_ANSWERS = `(SELECT coalesce(jsonb_agg(each.entry || '{"answer": null}' ORDER BY each.place), '[]')
  FROM jsonb_array_elements(t.tries) WITH ORDINALITY each (entry, place))`;

/** Blanks payloads about a person, and cancels what was not sent. Must come before the tables of the records. */
export const webhookTables = (records: readonly WebhookRecordOfPerson[]): PersonalTable[] => [
  {
    table: 'webhook_delivery',
    of: whom => {
      const conditions = records.map(record => isAbout(record)(whom));
      const any = conditions.reduce((one, other) => sql`(${one}) OR (${other})`);
      return sql`t.id IN (SELECT d.id FROM webhook_delivery d WHERE ${any})`;
    },
    erase: {
      payload: 'NULL',
      facts: 'NULL',
      rendered_at: 'coalesce(t.rendered_at, now())',
      tries: WITHOUT_ANSWERS,
      status: `CASE WHEN t.status IN ('waiting', 'held') THEN 'cancelled' ELSE t.status END`,
      reason: `'erased'`,
      lease: 'NULL',
      leased_until: 'NULL',
    },
    without: ['tries', 'lease'],
  },
];
