import type { Check } from './checks';

/** Where a nightly check begins. */
export interface BooksStart {
  /** First day of the books. */
  day: string;
  /** Its first instant. */
  at: string;
}

/** Which records a nightly check reads. SQL; `touched` has the references of their entries. */
export interface BooksScope {
  /** SELECTs of the references of records that changed since `start`. */
  changed: (start: BooksStart) => readonly string[];
  /** A SELECT of further references of the same records; `changed` has those that changed. */
  related?: string;
  /** The rows of `touched` by the table that checks read them from. Each reads the tables before it in this scope. */
  tables: (start: BooksStart) => Readonly<Record<string, string>>;
}

const changedMoney = ({ day, at }: BooksStart): string[] => [
  `SELECT reference FROM ledger_entry WHERE day >= '${day}' AND reference IS NOT NULL`,
  `SELECT reference FROM payment WHERE updated_at >= '${at}'`,
  `SELECT reference FROM refund WHERE greatest(asked_at, ended_at) >= '${at}'`,
  `SELECT p.reference FROM payment_dispute dispute JOIN payment p ON p.id = dispute.payment_id
    WHERE greatest(dispute.opened_at, dispute.ended_at) >= '${at}'`,
];

/** The rows of a table with a reference of `touched`. */
export const touchedRows = (table: string, reference = 'reference'): string =>
  `SELECT whole.* FROM touched JOIN ${table} whole ON whole.${reference} = touched.reference`;

/** Entries without a reference are points that belong to no order. */
const touchedMoney = ({ day }: BooksStart): Record<string, string> => ({
  payment: touchedRows('payment'),
  refund: touchedRows('refund'),
  refund_part: touchedRows('refund_part'),
  ledger_entry: `${touchedRows('ledger_entry')}
    UNION ALL SELECT * FROM ledger_entry WHERE reference IS NULL AND day >= '${day}'`,
});

/**
 * The WITH clause that limits a check to entries since `start` and to the records that changed since then, with all their
 * earlier entries: a check adds up a record as a whole. It names its parts as the tables, so the text of the check is the same.
 */
function limitedTo(start: BooksStart, { changed, related, tables }: BooksScope): string {
  const parts = {
    changed: [...changedMoney(start), ...changed(start)].join('\nUNION '),
    touched: `SELECT reference FROM changed${related ? ` UNION ${related}` : ''}`,
    ...tables(start),
    ...touchedMoney(start),
  };
  return `WITH ${Object.entries(parts)
    .map(([name, sql]) => `${name} AS (${sql})`)
    .join(',\n')}`;
}

/** The checks of a night. */
export function sinceStart(checks: readonly Check[], scope: BooksScope, start: BooksStart): readonly Check[] {
  const limit = limitedTo(start, scope);
  return checks.flatMap(({ name, sql, nightly }) =>
    nightly === null ? [] : { name, sql: nightly ?? `${limit} ${sql}` },
  );
}
