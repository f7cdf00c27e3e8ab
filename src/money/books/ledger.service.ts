import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { allOf, type Condition, raw, type Sql, sql, when } from '#kit/database/sql';
import { mapPage, offsetOf, type Page, type PageRequest } from '#kit/http/page';
import type { RowOf } from '#kit/views/view';
import { LedgerEntryView } from './books.view';
import type { LedgerEntry } from './ledger-entry.entity';

export interface EntryFilter {
  reference?: string;
  account?: string;
  day?: string;
}

export type LedgerEntryRow = RowOf<typeof LedgerEntryView> & Pick<LedgerEntry, 'unit'> & { amount_cents: number };

const COLUMNS = `${LedgerEntryView.columns<LedgerEntry>('e')}, e.amount_cents`;

/** The account of most entries, which the indexes of accounts leave out. */
const RECEIVABLE = 'receivable';

/** Reads entries of the ledger; only triggers write them. */
@Injectable()
export class Ledger {
  constructor(private readonly db: Database) {}

  /** Newest first. */
  async list({ reference, account, day }: EntryFilter, request: PageRequest): Promise<Page<LedgerEntryView>> {
    const where = [
      when(reference, value => sql`e.reference = ${value}`),
      when(day, value => sql`e.day = ${value}`),
      account === RECEIVABLE && `'${RECEIVABLE}' IN (e.debit, e.credit)`,
    ];
    const source =
      account === undefined || account === RECEIVABLE
        ? { from: 'ledger_entry e' }
        : {
            from: entriesOf(account, where),
            pageFrom: entriesOf(account, where, offsetOf(request) + request.limit),
          };
    const list = { columns: COLUMNS, ...source, where, order: 'e.id DESC' };
    return mapPage(await listPage<LedgerEntryRow>(this.db, request, list), LedgerEntryView.of);
  }

  /** All entries of one record, newest first. @param references of all its payments */
  async of(...references: string[]): Promise<LedgerEntryRow[]> {
    return this.db.rows<LedgerEntryRow>(
      `SELECT ${COLUMNS} FROM ledger_entry e WHERE e.reference = ANY ($1) ORDER BY e.id DESC`,
      [references],
    );
  }
}

/**
 * Each branch has an index in the order of the list, which `OR` would not use; no entry has an account on both sides.
 * @param limit of each branch, the newest first
 */
function entriesOf(account: string, where: readonly Condition[], limit?: number): Sql {
  const newest = limit === undefined ? raw('') : sql`ORDER BY e.id DESC LIMIT ${limit}`;
  const branch = (side: 'e.debit' | 'e.credit') => {
    const isOfAccount = sql`${raw(side)} = ${account} AND ${raw(side)} <> '${raw(RECEIVABLE)}'`;
    return sql`(SELECT e.* FROM ledger_entry e WHERE ${allOf([isOfAccount, ...where])} ${newest})`;
  };
  return sql`(${branch('e.debit')} UNION ALL ${branch('e.credit')}) e`;
}
