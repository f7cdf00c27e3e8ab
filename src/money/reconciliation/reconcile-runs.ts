import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Clock } from '#kit/time/clock';
import { Processors } from '#payments/processors';
import { ReconcilePolicy } from './reconcile-policy';
import { ReconcileRun, type RunKind } from './reconcile-run.entity';

const RETENTION_HOURS = 90 * 24;

export interface RunRequest {
  kind: RunKind;
  /** Staff account. */
  requestedBy?: number | null;
  /** The run whose window is compared again. */
  again?: number;
}

/** Runs; at most one is running at a time. */
@Injectable()
export class ReconcileRuns {
  constructor(
    private readonly db: Database,
    private readonly policy: ReconcilePolicy,
    private readonly processors: Processors,
    private readonly clock: Clock,
  ) {}

  /** Stores a new run, or returns the running one. */
  async start({ kind, requestedBy = null, again }: RunRequest): Promise<ReconcileRun> {
    const now = this.clock.now();
    const { days } = await this.policy.rules();
    await this.db.rows(
      `INSERT INTO reconcile_run (kind, window_from, window_to, stage, requested_by, started_at)
       SELECT $1, coalesce(again.window_from, $2), coalesce(again.window_to, $3), $4, $5, $3
       FROM (SELECT) one LEFT JOIN reconcile_run again ON again.id = $6 ON CONFLICT DO NOTHING`,
      [
        kind,
        now.subtract({ hours: 24 * days }).toString(),
        now.toString(),
        kind === 'listed' ? 'paypal' : 'payments',
        requestedBy,
        again ?? null,
      ],
    );
    return (await this.running()) ?? this.start({ kind, requestedBy, again });
  }

  async running(): Promise<ReconcileRun | undefined> {
    return (await this.db.of(ReconcileRun).findOneBy({ status: 'running' })) ?? undefined;
  }

  /** The stages of a run in their order. */
  async stages({ kind }: ReconcileRun): Promise<ReconcileRun['stage'][]> {
    if (kind === 'listed') return ['paypal'];
    const { readsLists } = await this.policy.rules();
    const lists = kind === 'full' && readsLists ? this.processors.configured.map(({ name }) => name) : [];
    return ['payments', ...lists];
  }

  async end({ id }: ReconcileRun): Promise<ReconcileRun> {
    await this.db.rows(
      `UPDATE reconcile_run SET status = CASE unanswered WHEN 0 THEN 'complete' ELSE 'incomplete' END, ended_at = $2
       WHERE id = $1`,
      [id, this.clock.now().toString()],
    );
    return this.db.of(ReconcileRun).findOneByOrFail({ id });
  }

  /** Deletes runs after 90 days, except those that a difference refers to. */
  async deleteOld(): Promise<void> {
    await this.db.rows(
      `DELETE FROM reconcile_run run
       WHERE ended_at < $1 AND NOT EXISTS (SELECT FROM payment_difference WHERE run_id = run.id)`,
      [this.clock.now().subtract({ hours: RETENTION_HOURS }).toString()],
    );
  }
}
