import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { DatabaseUrl } from '#kit/database/database-url';
import { withSessionLock } from './session-lock';
import { Jobs } from '#jobs/jobs';
import { Log } from '#kit/log/log';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { Clock } from '#kit/time/clock';
import { ProcessorFailure } from '#payments/payment-gateway';
import { Processors } from '#payments/processors';
import { PAYMENT_JOBS } from '../payments/payment-jobs';
import { PaymentNotices } from '../payments/payment-notices';
import { ChargeComparison } from './charge-comparison';
import { Differences, type Finding } from './differences';
import { PAGE_SIZE, PaymentComparison } from './payment-comparison';
import { ReconcilePolicy } from './reconcile-policy';
import { ReconcileRun, type RunKind } from './reconcile-run.entity';
import { ReconcileRuns, type RunRequest } from './reconcile-runs';
import { Settling } from './settling';

const NIGHTLY = '30 3 * * *';
const HOURLY = '10 * * * *';
const LOCK = 'payment reconciliation';
const CONTINUE_AFTER_MS = 60_000;
const HOUR_MS = 3_600_000;
/** PayPal lists a transaction after up to three hours, during its outages later. */
const LIST_AGAIN_HOURS = [3, 24];

interface ReconcileJob extends Partial<Omit<RunRequest, 'kind'>> {
  /** Undefined for scheduled jobs. */
  kind?: RunKind | 'hourly' | 'continue';
}

/** Compares payments with the processors in both directions. A run continues at its cursor after a crash. */
@Injectable()
export class PaymentReconciliation implements OnModuleInit {
  constructor(
    private readonly url: DatabaseUrl,
    @InjectDefinition() private readonly definition: ServiceDefinition,
    private readonly jobs: Jobs,
    private readonly processors: Processors,
    private readonly notices: PaymentNotices,
    private readonly policy: ReconcilePolicy,
    private readonly runs: ReconcileRuns,
    private readonly payments: PaymentComparison,
    private readonly charges: ChargeComparison,
    private readonly differences: Differences,
    private readonly settling: Settling,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<ReconcileJob>(PAYMENT_JOBS.reconcile, (job, signal) => this.work(job, signal));
    this.jobs.handle(PAYMENT_JOBS.reconcileHourly, async (_, signal) => {
      if ((await this.policy.rules()).isHourly) await this.work({ kind: 'unfinished' }, signal);
    });
    this.jobs.schedule(NIGHTLY, PAYMENT_JOBS.reconcile);
    this.jobs.schedule(HOURLY, PAYMENT_JOBS.reconcileHourly);
  }

  /** Starts a full run in a job. Returns its id, or that of the run under way. */
  async request(accountId: number): Promise<number> {
    const { id } = await this.runs.start({ kind: 'full', requestedBy: accountId });
    await this.jobs.enqueue(PAYMENT_JOBS.reconcile, { kind: 'continue' } satisfies ReconcileJob);
    return id;
  }

  /** Runs a full comparison and returns the open differences. */
  async run(): Promise<Finding[]> {
    await this.work({});
    return this.differences.open();
  }

  private async work({ kind = 'full', ...request }: ReconcileJob, signal?: AbortSignal): Promise<void> {
    const done = await withSessionLock(this.url, { schema: this.definition.name, name: LOCK }, async () => {
      const interrupted = await this.runs.running();
      if (interrupted) await this.finish(interrupted, signal);
      if (kind === 'continue' || interrupted?.kind === kind) return true;
      await this.finish(await this.runs.start({ kind, ...request } as RunRequest), signal);
      return true;
    });
    if (done) {
      // Picks up a run that was requested while the last one was ending, before the lock was released.
      if (await this.runs.running())
        await this.jobs.enqueue(PAYMENT_JOBS.reconcile, { kind: 'continue' } satisfies ReconcileJob);
    } else {
      // Another process may be running it, or may have died with the lock.
      const runAt = this.later(CONTINUE_AFTER_MS);
      await this.jobs.enqueue(
        PAYMENT_JOBS.reconcile,
        { kind: 'continue' },
        { runAt, key: 'payment-reconciliation-continue' },
      );
    }
  }

  private async finish(started: ReconcileRun, signal: AbortSignal | undefined): Promise<void> {
    const stages = await this.runs.stages(started);
    let run = started;
    for (const stage of stages.slice(Math.max(0, stages.indexOf(started.stage)))) {
      if (stage !== run.stage) run = { ...run, stage, cursor: null };
      for (let cursor: string | null | undefined = run.cursor; cursor !== undefined; ) {
        signal?.throwIfAborted();
        cursor = stage === 'payments' ? await this.comparePayments(run) : await this.compareCharges(run);
        run = { ...run, cursor: cursor ?? null };
      }
    }
    await this.ended(await this.runs.end(run));
  }

  /** @returns the cursor of the next page; undefined after the last one */
  private async comparePayments(run: ReconcileRun): Promise<string | undefined> {
    const { payments, seen, refused, unanswered } = await this.payments.page(run);
    const cursor = payments.at(-1)?.id.toString();
    if (cursor === undefined) return undefined;
    const counted = { pages: 1, payments: payments.length, unanswered };
    const progress = { stage: run.stage, cursor, ...counted };
    const stored = await this.differences.store(run, seen, refused, progress);
    await this.settling.settleOf(stored);
    return payments.length < PAGE_SIZE ? undefined : cursor;
  }

  private async compareCharges(run: ReconcileRun): Promise<string | undefined> {
    const { stage, cursor } = run;
    const window = { from: instantOf(run.windowFrom), to: instantOf(run.windowTo) };
    try {
      const page = await this.processors.gateway(stage)?.list(window, cursor);
      const charges = page?.charges ?? [];
      const seen = await this.charges.compare(stage, charges);
      const progress = { stage, cursor: page?.cursor ?? cursor, charges: charges.length };
      await this.settling.settleOf(await this.differences.store(run, seen, [], progress));
      return page?.cursor ?? undefined;
    } catch (error) {
      if (!(error instanceof ProcessorFailure)) throw error;
      this.log.warn({ processor: stage, reason: error.reason }, 'charges could not be listed');
      await this.differences.store(run, [], [], { stage, cursor, unanswered: 1 });
      return undefined;
    }
  }

  private async ended(run: ReconcileRun): Promise<void> {
    const isFull = run.kind === 'full';
    const names = this.processors.configured.map(({ name }) => name);
    if (isFull && run.status === 'complete') await this.differences.endUnseen(run, names);
    if (isFull) await this.runs.deleteOld();
    const open = isFull || run.found > 0 ? await this.differences.open() : [];
    if (open.length > 0) await this.notices.findings(open);
    const { readsLists } = await this.policy.rules();
    if (!isFull || !readsLists || !names.includes('paypal')) return;
    for (const hours of LIST_AGAIN_HOURS) {
      const runAt = this.later(hours * HOUR_MS);
      await this.jobs.enqueue(PAYMENT_JOBS.reconcile, { kind: 'listed', again: run.id }, { runAt });
    }
  }

  private later(ms: number): Date {
    return new Date(this.clock.now().epochMilliseconds + ms);
  }
}

const instantOf = (date: Date) => Temporal.Instant.fromEpochMilliseconds(date.getTime());
