import { raw, sql } from '#kit/database/sql';
import type { PersonalTable } from '#shared/personal-data/personal-data';

/** Texts of staff about refunds of a person's records. Amounts are kept for accounting. */
export const refundTables = (record: {
  table: string;
  /** The column with the reference of payments. */
  reference: string;
  /** SQL: the reference of the record, from `t.reference` of a payment. */
  recordOf?: string;
  of: PersonalTable['of'];
}): PersonalTable[] => [
  {
    table: 'refund',
    of: whom =>
      sql`${raw(record.recordOf ?? 't.reference')} IN (SELECT t.${raw(record.reference)} FROM ${raw(record.table)} t WHERE ${record.of(whom)})`,
    erase: { reason: 'NULL', note: 'NULL', search_text: `replace(lower(t.reference), '-', ' ')` },
    without: ['key', 'client_token'],
  },
];
