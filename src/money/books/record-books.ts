import { shown } from '#kit/views/shown';
import { LedgerEntryView } from './books.view';
import { LEGS } from './checks';
import type { LedgerEntryRow } from './ledger.service';

/** SQL for the sum of what accounts got. @param condition about a leg and its `ledger_account` */
export const credited = (condition: string) => sumOf('cents', condition);
/** SQL for the sum of what accounts gave. @param condition about a leg and its `ledger_account` */
export const debited = (condition: string) => sumOf('-cents', condition);

const sumOf = (cents: string, condition: string) => `coalesce(sum(${cents}) FILTER (WHERE ${condition}), 0)::bigint`;

/** SELECT of named sums over the ledger of a record, and of its refunded parts as JSON. @param reference an SQL expression */
export function recordBooks(reference: string, sums: Readonly<Record<string, string>>): string {
  const columns = Object.entries(sums).map(([name, sum]) => `${sum} AS ${name}`);
  return `(
    SELECT ${columns.join()},
      (SELECT coalesce(jsonb_agg(to_jsonb(part) ORDER BY part.id), '[]') FROM refund_part part
       WHERE part.reference = ${reference}) AS refunded
    FROM ${LEGS} leg JOIN ledger_account ON name = account WHERE reference = ${reference} AND leg.unit = 'USD')`;
}

/** Field of a view with the entries of `Ledger.of`. */
export const ledgerEntries = (description: string) =>
  shown.read({ type: [LedgerEntryView] }, (rows: LedgerEntryRow[]) => rows.map(LedgerEntryView.of), { description });
