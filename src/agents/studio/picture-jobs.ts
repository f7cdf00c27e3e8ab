import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { Once } from '#idempotency/once';
import { Jobs } from '#kit/jobs/jobs';
import { NotFound } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import { ownerOf } from '#shared/uploads/file-owner';
import { PictureBudget } from './picture-budget';
import { PictureJob, type PictureJobStatus } from './picture-job.entity';
import { PictureRuns } from './picture-runs';
import { PictureSource } from './picture-source';
import { PictureAccepted, PictureNotReady, StudioUnavailable } from './studio.refusals';

/** Kind of the `client_token`s, see `PictureJobTokens`. */
export const PICTURE_JOB = 'picture_job';
/** Pictures that were not accepted are deleted after these days. */
export const PICTURE_DAYS = 7;
const JOB_DAYS = 90;
const DELETE_JOB = 'delete_old_pictures';
const EVERY_HOUR = '41 * * * *';

export interface PictureRequest {
  recordId: number;
  /** Fields of the service. */
  request: Record<string, unknown>;
  count: number;
  clientToken?: string | undefined;
}

export interface AcceptedPicture extends Pick<PictureJob, 'recordId' | 'request'> {
  address: string;
}

/** Requests for pictures: their creation, acceptance and deletion. */
@Injectable()
export class PictureJobs implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly once: Once,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly budget: PictureBudget,
    private readonly runs: PictureRuns,
    private readonly source: PictureSource,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(DELETE_JOB, () => this.deleteOld());
    this.jobs.schedule(EVERY_HOUR, DELETE_JOB);
  }

  /** @throws StudioUnavailable */
  requireAvailable(): void {
    if (!this.source.isAvailable) throw StudioUnavailable();
  }

  /** Queues a job, once for each client token of the account. `show` reads the response inside the transaction. */
  async create<View extends object>(
    caller: Caller,
    { clientToken, ...request }: PictureRequest,
    show: (id: number) => Promise<View>,
  ): Promise<View> {
    const account = ownerOf(caller);
    const work = async () => {
      await this.budget.take(request.count);
      const { id } = await this.db
        .of(PictureJob)
        .save(this.db.of(PictureJob).create({ ...request, accountId: caller.id, createdAt: this.clock.date() }));
      await this.runs.enqueue(id);
      return show(id);
    };
    const counted = { limit: 'studioPictures', address: account };
    if (clientToken === undefined) return this.once.transaction(counted, work);
    return this.once.run({ kind: PICTURE_JOB, caller: account, key: clientToken }, { ...counted, work });
  }

  /** Marks a picture as accepted in the running transaction. @throws NotFound, PictureNotReady, PictureAccepted */
  async accept(id: number, number: number): Promise<AcceptedPicture> {
    const job = await this.db.rowOr<AcceptedPicture & { status: PictureJobStatus }>(
      NotFound,
      'SELECT record_id AS "recordId", request, status FROM picture_job WHERE id = $1 FOR KEY SHARE',
      [id],
    );
    if (job.status !== 'done') throw PictureNotReady();
    const picture = await this.db.rowOr<{ address: string; accepted_at: Date | null }>(
      NotFound,
      'SELECT address, accepted_at FROM job_picture WHERE job_id = $1 AND number = $2 FOR UPDATE',
      [id, number],
    );
    if (picture.accepted_at !== null) throw PictureAccepted();
    await this.db.rows('UPDATE job_picture SET accepted_at = $3 WHERE job_id = $1 AND number = $2', [
      id,
      number,
      this.clock.date(),
    ]);
    return { recordId: job.recordId, request: job.request, address: picture.address };
  }

  /** Triggers delete the files, unless a record shows them. */
  private async deleteOld(): Promise<void> {
    const daysAgo = (days: number) =>
      this.clock
        .now()
        .subtract({ hours: days * 24 })
        .toString();
    await this.db.rows(
      `DELETE FROM job_picture picture USING picture_job job
       WHERE job.id = picture.job_id AND picture.accepted_at IS NULL AND job.finished_at <= $1`,
      [daysAgo(PICTURE_DAYS)],
    );
    await this.db.rows('DELETE FROM picture_job WHERE created_at <= $1', [daysAgo(JOB_DAYS)]);
    await this.db.rows('DELETE FROM picture_day WHERE day < $1::timestamptz::date', [daysAgo(JOB_DAYS)]);
  }
}
