import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ModelFailed } from '#ai/model-failed';
import { STAFF } from '#kit/access/access-rule';
import { Accounts } from '#kit/access/accounts';
import { type Caller, hasPermission } from '#kit/http/caller';
import { Jobs } from '#jobs/jobs';
import { Log } from '#kit/log/log';
import { Metrics } from '#kit/metrics/metrics';
import { Refusal } from '#kit/refusals/refusal';
import { StoredFiles } from '#shared/uploads/stored-files.service';
import { MAX_ATTEMPTS, type PictureJobError } from './picture-job.entity';
import { type LeasedJob, LeaseLost, PictureLeases } from './picture-leases';
import { PictureSource } from './picture-source';
import { PicturesUnusable, ReceivedPictures } from './received-pictures';
import { StudioUnavailable } from './studio.refusals';
import { type PictureBrief, STUDIO_PERMISSION, StudioSubjects } from './studio-subjects';

const DRAW = 'draw_pictures';
const RESULTS = ['done', 'failed', 'retried'] as const;

interface DrawJob {
  id: number;
}

/** Draws the pictures of jobs in the background, one job at a time. */
@Injectable()
export class PictureRuns implements OnModuleInit {
  private readonly count: (of: { result: (typeof RESULTS)[number] }) => void;

  constructor(
    private readonly jobs: Jobs,
    private readonly leases: PictureLeases,
    private readonly accounts: Accounts,
    private readonly subjects: StudioSubjects,
    private readonly source: PictureSource,
    private readonly received: ReceivedPictures,
    private readonly files: StoredFiles,
    private readonly log: Log,
    metrics: Metrics,
  ) {
    this.count = metrics.counter(
      { name: 'picture_job_attempts_total', help: 'Attempts at jobs of the studio, by result', labels: ['result'] },
      RESULTS.map(result => ({ result })),
    );
  }

  onModuleInit(): void {
    this.jobs.handle<DrawJob>(DRAW, ({ id }, signal) => this.run(id, signal));
  }

  /** Queues a job in the running transaction. */
  async enqueue(id: number, runAt?: Date): Promise<void> {
    await this.jobs.enqueue(DRAW, { id } satisfies DrawJob, { queue: DRAW, ...(runAt && { runAt }) });
  }

  async run(id: number, signal: AbortSignal): Promise<void> {
    const job = await this.leases.begin(id);
    if ('state' in job) {
      if (job.state === 'leased') await this.enqueue(id, job.until);
      return;
    }
    try {
      await this.attempt(job, signal);
    } catch (failure) {
      if (failure instanceof LeaseLost) this.log.warn({ pictureJob: id }, failure.message);
      else await this.endFailed(job, failure);
    }
  }

  private async attempt(job: LeasedJob, signal: AbortSignal): Promise<void> {
    const caller = await this.accounts.find(STAFF, job.accountId);
    if (!caller || !hasPermission(caller, STUDIO_PERMISSION)) return this.fail(job, 'permission_required');
    const brief = await this.subjects.brief(job);
    if (!brief) return this.fail(job, 'record_gone');
    const addresses = await this.drawAndStore(job, brief, caller, signal);
    try {
      await this.leases.finish(job, addresses);
    } catch (failure) {
      await this.files.deleteUnused(addresses);
      throw failure;
    }
    this.count({ result: 'done' });
  }

  private async drawAndStore(
    job: LeasedJob,
    brief: PictureBrief,
    caller: Caller,
    signal: AbortSignal,
  ): Promise<string[]> {
    return this.received.store(caller, await this.source.draw(brief, job.count, signal));
  }

  private async fail(job: LeasedJob, error: PictureJobError): Promise<void> {
    await this.leases.fail(job, error);
    this.count({ result: 'failed' });
  }

  /** The queue repeats a job that throws, with growing pauses. */
  private async endFailed(job: LeasedJob, failure: unknown): Promise<void> {
    if (job.attempts >= MAX_ATTEMPTS || isFinal(failure)) {
      this.log.warn({ err: failure, pictureJob: job.id }, 'pictures could not be drawn');
      return this.fail(job, errorOf(failure));
    }
    await this.leases.release(job);
    this.count({ result: 'retried' });
    throw failure;
  }
}

/** Whether a further attempt would fail too. */
const isFinal = (failure: unknown): boolean =>
  (failure instanceof ModelFailed && failure.reason === 'refused') ||
  (failure instanceof Refusal && failure.key === StudioUnavailable.key);

function errorOf(failure: unknown): PictureJobError {
  if (failure instanceof PicturesUnusable) return 'studio_picture_unusable';
  if (failure instanceof Refusal && failure.key === StudioUnavailable.key) return 'studio_unavailable';
  if (failure instanceof ModelFailed && failure.reason === 'refused') return 'studio_refused';
  if (failure instanceof ModelFailed && failure.reason === 'timeout') return 'studio_timeout';
  return 'studio_failed';
}
