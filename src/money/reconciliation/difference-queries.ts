import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { sql, when } from '#kit/database/sql';
import { mapPage, type Page, type PageRequest } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import type { RowOf } from '#kit/views/view';
import { staffName } from '#shared/history/history.view';
import type { DifferenceStatus, DifferenceType, PaymentDifference } from './payment-difference.entity';
import type { ReconcileRun } from './reconcile-run.entity';
import { PaymentDifferenceView, ReconcileRunView } from './reconciliation.view';
import { ReconciledRecords } from './reconciled-records';

type DifferenceRow = RowOf<typeof PaymentDifferenceView>;

const SHOWN_RUNS = 30;

export interface RepairToken {
  accountId: number;
  key: string;
}

/** Differences and runs as staff see them. */
@Injectable()
export class DifferenceQueries {
  private readonly columns: string;

  constructor(
    private readonly db: Database,
    records: ReconciledRecords,
  ) {
    this.columns = `
      ${PaymentDifferenceView.columns<PaymentDifference>('d', { endedBy: staffName('d.ended_by') })},
      (SELECT p.status FROM payment p WHERE p.id = d.payment_id) AS "paymentStatus",
      ${records.exists('d.reference')} AS "recordExists",
      ${records.isCancellable('d.reference')} AS "recordIsCancellable"`;
  }

  /** @throws NotFound */
  async get(id: number): Promise<PaymentDifferenceView> {
    return PaymentDifferenceView.of(
      await this.db.rowOr<DifferenceRow>(NotFound, `SELECT ${this.columns} FROM payment_difference d WHERE d.id = $1`, [
        id,
      ]),
    );
  }

  /** The difference that the account has repaired with the token. */
  async repairedBy({ accountId, key }: RepairToken): Promise<PaymentDifferenceView | undefined> {
    const repaired = await this.db.row<DifferenceRow>(
      `SELECT ${this.columns} FROM payment_difference d WHERE d.ended_by = $1 AND d.client_token = $2`,
      [accountId, key],
    );
    return repaired && PaymentDifferenceView.of(repaired);
  }

  /** The difference, and whether the account has repaired one with the token already, in one statement. */
  async forRepair(
    id: number,
    { accountId, key }: RepairToken,
  ): Promise<{ isTokenUsed: boolean; difference: DifferenceRow | undefined }> {
    const row = await this.db.row<{ isTokenUsed: boolean } & (DifferenceRow | { id: null })>(
      `SELECT found.*,
         EXISTS (SELECT FROM payment_difference WHERE ended_by = $2 AND client_token = $3) AS "isTokenUsed"
       FROM (SELECT) one LEFT JOIN (SELECT ${this.columns} FROM payment_difference d WHERE d.id = $1) found ON true`,
      [id, accountId, key],
    );
    const { isTokenUsed, ...difference } = row!;
    return { isTokenUsed, difference: difference.id === null ? undefined : difference };
  }

  /** Differences in descending order. */
  async list(
    { status, type }: { status?: DifferenceStatus; type?: DifferenceType },
    request: PageRequest,
  ): Promise<Page<PaymentDifferenceView>> {
    const page = await listPage<DifferenceRow>(this.db, request, {
      columns: this.columns,
      from: 'payment_difference d',
      where: [when(status, word => sql`d.status = ${word}`), when(type, word => sql`d.type = ${word}`)],
      order: 'd.id DESC',
    });
    return mapPage(page, PaymentDifferenceView.of);
  }

  /** Runs in descending order. */
  async runs(): Promise<ReconcileRunView[]> {
    const rows = await this.db.rows<RowOf<typeof ReconcileRunView>>(
      `SELECT ${ReconcileRunView.columns<ReconcileRun>('run')} FROM reconcile_run run ORDER BY run.id DESC LIMIT ${SHOWN_RUNS}`,
    );
    return rows.map(ReconcileRunView.of);
  }
}
