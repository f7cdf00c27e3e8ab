import { raw, sql } from '#kit/database/sql';
import type { PersonalTable } from '#shared/personal-data/personal-data';

/** Notes of staff about payments of a person's records. Amounts are kept for accounting. */
export const reconciliationTables = (record: {
  table: string;
  /** The column with the reference of payments. */
  reference: string;
  /** SQL: the reference of the record, from `t.reference` of a payment. */
  recordOf?: string;
  of: PersonalTable['of'];
}): PersonalTable[] => [
  {
    table: 'payment_difference',
    of: whom =>
      sql`${raw(record.recordOf ?? 't.reference')} IN (SELECT t.${raw(record.reference)} FROM ${raw(record.table)} t WHERE ${record.of(whom)})`,
    erase: { note: 'NULL' },
    without: ['client_token'],
  },
];
