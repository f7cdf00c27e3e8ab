import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { DatabaseUrl } from '#kit/database/database-url';
import { readSnapshot, type SnapshotRows } from '#money/books/snapshot';
import { Jobs } from '#jobs/jobs';
import { Metrics } from '#kit/metrics/metrics';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { Clock } from '#kit/time/clock';
import { Notifications } from '#shared/notifications/notifications.service';
import { BOOKS_SHAPE, type BooksShape } from './books-shape';
import { type BooksStart, sinceStart } from './books-scope';
import { BooksCheckView } from './books.view';
import { type Check, type CheckName, CHECKS, checksOf, type Difference } from './checks';

/** All differences are counted, and the first of them named. */
export interface CheckResult {
  count: number;
  differences: Difference[];
}

interface Findings {
  found: CheckResult;
  /** All differences of each check. */
  totals: ReadonlyMap<CheckName, number>;
}

export const MAX_DIFFERENCES = 50;
/** Of each statement of a check, which may read the whole ledger. */
const STATEMENT_TIMEOUT_MS = 15 * 60_000;
export const CHECK_BOOKS = 'books-check';
const NIGHTLY = '45 3 * * *';
/** Less than 30 days, since a night may begin a little earlier than another. */
const WHOLE_EVERY_HOURS = 30 * 24 - 12;

/**
 * Proves that the ledger says what payments, refunds and records say. A night begins at the last closed day, whose entries
 * have a digest; once a month, and until differences are gone, it checks the whole ledger.
 */
@Injectable()
export class BooksChecks implements OnModuleInit {
  private readonly checks: readonly Check[];
  private readonly count: (of: { check: string }, amount?: number) => void;

  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly notifications: Notifications,
    private readonly clock: Clock,
    private readonly url: DatabaseUrl,
    @InjectDefinition() private readonly definition: ServiceDefinition,
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
    this.jobs.schedule(NIGHTLY, CHECK_BOOKS, () => this.runNightly());
  }

  /** The whole ledger; reads only, all of one moment. Large ledgers take longer than a request may. */
  async run(): Promise<CheckResult> {
    const { found } = await this.readAll();
    return found;
  }

  /** In the running transaction. @param start where to begin; the whole ledger without it */
  async findDifferences(start?: BooksStart): Promise<CheckResult> {
    return (await this.find(this.statements(start), text => this.db.rows(text))).found;
  }

  private async readAll(start?: BooksStart): Promise<Findings> {
    const snapshot = { schema: this.definition.name, timeoutMs: STATEMENT_TIMEOUT_MS };
    return readSnapshot(this.url, snapshot, rows => this.find(this.statements(start), rows));
  }

  private statements(start: BooksStart | undefined): readonly Check[] {
    const { scope } = this.shape;
    return start && scope ? sinceStart(this.checks, scope, start) : this.checks;
  }

  private async find(checks: readonly Check[], rows: SnapshotRows): Promise<Findings> {
    const totals = new Map<CheckName, number>();
    const differences: Difference[] = [];
    for (const { name, sql } of checks) {
      const found = await rows<Omit<Difference, 'check'> & { total: number }>(
        `SELECT found.*, count(*) OVER () AS total FROM (${sql}) found ORDER BY reference, subject
         LIMIT ${MAX_DIFFERENCES}`,
      );
      totals.set(name, (totals.get(name) ?? 0) + (found[0]?.total ?? 0));
      differences.push(...found.map(({ total: _total, ...difference }) => ({ check: name, ...difference })));
    }
    const count = [...totals.values()].reduce((sum, total) => sum + total, 0);
    return { found: { count, differences: differences.slice(0, MAX_DIFFERENCES) }, totals };
  }

  /** The result of the last night. */
  async latest(): Promise<BooksCheckView> {
    const row = await this.db.row<Parameters<typeof BooksCheckView.of>[0]>(
      'SELECT checked_at, difference_count, differences FROM books_state',
    );
    return BooksCheckView.of(row ?? { checked_at: null, difference_count: 0, differences: [] });
  }

  private async runNightly(): Promise<void> {
    const start = await this.start();
    const { found, totals } = await this.readAll(start);
    const { count, differences } = found;
    for (const [check, total] of totals) this.count({ check }, total);
    await this.db.transaction(async () => {
      await this.db.rows(
        `INSERT INTO books_state AS known (checked_at, difference_count, differences, whole_checked_at)
         VALUES ($1, $2, $3, CASE WHEN $4 THEN $1::timestamptz END)
         ON CONFLICT (id) DO UPDATE SET checked_at = excluded.checked_at,
           difference_count = excluded.difference_count, differences = excluded.differences,
           whole_checked_at = coalesce(excluded.whole_checked_at, known.whole_checked_at)`,
        [this.clock.now().toString(), count, JSON.stringify(differences), start === undefined],
      );
      if (count > 0) await this.notify(count, differences);
    });
  }

  /** Undefined if the whole ledger is due, also after a clock that was ahead. Days after the last check are read even if they are closed. */
  private async start(): Promise<BooksStart | undefined> {
    if (!this.shape.scope) return undefined;
    const now = this.clock.now();
    const found = await this.db.row<{ day: string; at: Date }>(
      `SELECT day::text, day::timestamp AT TIME ZONE zone AS at
       FROM (SELECT zone, least(closed_to, (checked_at AT TIME ZONE zone)::date) AS day FROM books_state
         WHERE closed_to IS NOT NULL AND difference_count = 0 AND whole_checked_at BETWEEN $1 AND $2) state`,
      [now.subtract({ hours: WHOLE_EVERY_HOURS }).toString(), now.toString()],
    );
    return found && { day: found.day, at: found.at.toISOString() };
  }

  private async notify(count: number, differences: readonly Difference[]): Promise<void> {
    const named = [...new Set(differences.map(({ reference, subject }) => reference ?? subject))].slice(0, 5);
    const params = { count, references: named.join(', ') };
    const message = { type: 'books_differ', params, data: { differences } };
    await this.notifications.toStaffWith(this.shape.permissions.view, message, { scopeId: 'unscoped' });
  }
}
