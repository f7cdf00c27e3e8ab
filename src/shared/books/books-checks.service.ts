import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Jobs } from '#kit/jobs/jobs';
import { Metrics } from '#kit/metrics/metrics';
import { Clock } from '#kit/time/clock';
import { Notifications } from '../notifications/notifications.service';
import { BOOKS_SHAPE, type BooksShape } from './books-shape';
import { BooksCheckView } from './books.view';
import { type Check, CHECKS, checksOf, type Difference } from './checks';

/** All differences are counted, and the first of them named. */
export interface CheckResult {
  count: number;
  differences: Difference[];
}

export const MAX_DIFFERENCES = 50;
export const CHECK_BOOKS = 'books-check';
const NIGHTLY = '45 3 * * *';

/** Proves that the ledger says what payments, refunds and records say. */
@Injectable()
export class BooksChecks implements OnModuleInit {
  private readonly checks: readonly Check[];
  private readonly count: (of: { check: string }, amount?: number) => void;

  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly notifications: Notifications,
    private readonly clock: Clock,
    @Inject(BOOKS_SHAPE) private readonly shape: BooksShape,
    metrics: Metrics,
  ) {
    this.checks = checksOf(shape);
    this.count = metrics.counter(
      { name: 'books_differences_total', help: 'Differences the nightly check of the books found', labels: ['check'] },
      CHECKS.map(check => ({ check })),
    );
  }

  onModuleInit(): void {
    this.jobs.handle(CHECK_BOOKS, () => this.runNightly());
    this.jobs.schedule(NIGHTLY, CHECK_BOOKS);
  }

  /** Reads only, all of one moment. */
  async run(): Promise<CheckResult> {
    return this.db.transaction(async () => {
      await this.db.rows('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
      return this.findDifferences();
    });
  }

  /** In the running transaction. */
  async findDifferences(): Promise<CheckResult> {
    let count = 0;
    const differences: Difference[] = [];
    for (const { name, sql } of this.checks) {
      const found = await this.db.rows<Omit<Difference, 'check'> & { total: number }>(
        `SELECT found.*, count(*) OVER () AS total FROM (${sql}) found ORDER BY reference, subject
         LIMIT ${MAX_DIFFERENCES}`,
      );
      count += found[0]?.total ?? 0;
      differences.push(...found.map(({ total: _total, ...difference }) => ({ check: name, ...difference })));
    }
    return { count, differences: differences.slice(0, MAX_DIFFERENCES) };
  }

  /** The result of the last night. */
  async latest(): Promise<BooksCheckView> {
    const row = await this.db.row<Parameters<typeof BooksCheckView.of>[0]>(
      'SELECT checked_at, difference_count, differences FROM books_state',
    );
    return BooksCheckView.of(row ?? { checked_at: null, difference_count: 0, differences: [] });
  }

  private async runNightly(): Promise<void> {
    const { count, differences } = await this.run();
    for (const { check } of differences) this.count({ check });
    await this.db.transaction(async () => {
      await this.db.rows(
        `INSERT INTO books_state (checked_at, difference_count, differences) VALUES ($1, $2, $3)
         ON CONFLICT (id) DO UPDATE SET checked_at = excluded.checked_at,
           difference_count = excluded.difference_count, differences = excluded.differences`,
        [this.clock.now().toString(), count, JSON.stringify(differences)],
      );
      if (count > 0) await this.notify(count, differences);
    });
  }

  private async notify(count: number, differences: readonly Difference[]): Promise<void> {
    const named = [...new Set(differences.map(({ reference, subject }) => reference ?? subject))].slice(0, 5);
    const params = { count, references: named.join(', ') };
    const message = { type: 'books_differ', params, data: { differences } };
    await this.notifications.toStaffWith(this.shape.permissions.view, message, { scopeId: 'unscoped' });
  }
}
