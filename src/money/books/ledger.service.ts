import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { sql, when } from '#kit/database/sql';
import { mapPage, type Page, type PageRequest } from '#kit/http/page';
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

/** Reads entries of the ledger; only triggers write them. */
@Injectable()
export class Ledger {
  constructor(private readonly db: Database) {}

  /** Newest first. */
  async list({ reference, account, day }: EntryFilter, request: PageRequest): Promise<Page<LedgerEntryView>> {
    const page = await listPage<LedgerEntryRow>(this.db, request, {
      columns: COLUMNS,
      from: 'ledger_entry e',
      where: [
        when(reference, value => sql`e.reference = ${value}`),
        when(account, value => sql`${value} IN (e.debit, e.credit)`),
        when(day, value => sql`e.day = ${value}`),
      ],
      order: 'e.id DESC',
    });
    return mapPage(page, LedgerEntryView.of);
  }

  /** All entries of one record, newest first. @param references of all its payments */
  async of(...references: string[]): Promise<LedgerEntryRow[]> {
    return this.db.rows<LedgerEntryRow>(
      `SELECT ${COLUMNS} FROM ledger_entry e WHERE e.reference = ANY ($1) ORDER BY e.id DESC`,
      [references],
    );
  }
}
