import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { raw, sql, when } from '#kit/database/sql';
import { mapPage, type Page } from '#kit/http/page';
import type { PagedQuery } from '#kit/http/page-query';
import { Once } from '#idempotency/once';
import { Jobs } from '#jobs/jobs';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import { ownerOf } from '#shared/uploads/file-owner';
import { PictureBudget } from './picture-budget';
import { JobPicture, PictureJob, type PictureJobStatus } from './picture-job.entity';
import type { JobView } from './picture-job.view';
import { PictureRuns } from './picture-runs';
import { PictureSource } from './picture-source';
import { SourcePictures } from './source-pictures';
import { PictureAccepted, PictureNotReady, StudioUnavailable } from './studio.refusals';
import { StudioSubjects } from './studio-subjects';

/** Kind of the `client_token`s, see `PictureJobTokens`. */
export const PICTURE_JOB = 'picture_job';
/** Days after which pictures that were not accepted are deleted. */
export const PICTURE_DAYS = 7;
const JOB_DAYS = 90;
const DELETE_JOB = 'delete_old_pictures';
const EVERY_HOUR = '41 * * * *';

export interface PictureRequest {
  recordId: number;
  /** Fields that only this service has. */
  request: Record<string, unknown>;
  count: number;
  clientToken?: string | undefined;
}

export interface PictureJobFilter extends Pick<PagedQuery, 'pageRequest'> {
  recordId?: number | undefined;
  status?: PictureJobStatus | undefined;
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
    private readonly sourcePictures: SourcePictures,
    private readonly subjects: StudioSubjects,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(EVERY_HOUR, DELETE_JOB, () => this.deleteOld());
  }

  /** Queues a job, once for each client token of the account. @throws StudioUnavailable, ValidationFailed, PicturesUsedUp */
  async create<Row, View extends object>(
    view: JobView<Row, View>,
    caller: Caller,
    { clientToken, ...job }: PictureRequest,
  ): Promise<View> {
    if (!this.source.isAvailable) throw StudioUnavailable();
    const { recordField, sourceField } = this.subjects;
    await this.sourcePictures.require(sourceField, job.request[sourceField] as string | undefined);
    if (!(await this.subjects.find(job.recordId))) throw fieldRefused(recordField, 'unknown_reference');
    const account = ownerOf(caller);
    const work = async () => {
      await this.budget.take(job.count);
      const { id } = await this.db
        .of(PictureJob)
        .save(this.db.of(PictureJob).create({ ...job, accountId: caller.id, createdAt: this.clock.date() }));
      await this.runs.enqueue(id);
      return this.get(view, id);
    };
    const counted = { limit: 'studioPictures', address: account };
    if (clientToken === undefined) return this.once.transaction(counted, work);
    return this.once.run({ kind: PICTURE_JOB, caller: account, key: clientToken }, { ...counted, work });
  }

  /** The latest first. */
  async list<Row, View>(
    { columns, of }: JobView<Row, View>,
    { recordId, status, pageRequest }: PictureJobFilter,
  ): Promise<Page<View>> {
    const page = await listPage<Row>(this.db, pageRequest, {
      columns,
      from: 'picture_job j',
      where: [when(recordId, id => sql`j.record_id = ${id}`), when(status, word => sql`j.status = ${word}`)],
      order: 'j.id DESC',
    });
    return mapPage(page, of);
  }

  /** @throws NotFound */
  async get<Row, View>({ columns, of }: JobView<Row, View>, id: number): Promise<View> {
    return of(await this.db.rowOr<Row>(NotFound, sql`SELECT ${raw(columns)} FROM picture_job j WHERE j.id = ${id}`));
  }

  /**
   * Accepts a picture of a job. @param show adds it to its record, in the transaction
   * @throws NotFound, PictureNotReady, PictureAccepted
   */
  async accept<Row, View>(
    view: JobView<Row, View>,
    id: number,
    number: number,
    show: (accepted: AcceptedPicture) => Promise<void>,
  ): Promise<View> {
    await this.db.transaction(async () => show(await this.markAccepted(id, number)));
    return this.get(view, id);
  }

  private async markAccepted(id: number, number: number): Promise<AcceptedPicture> {
    const job = await this.db.of(PictureJob).findOne({ where: { id }, lock: { mode: 'for_key_share' } });
    if (!job) throw NotFound();
    if (job.status !== 'done') throw PictureNotReady();
    const pictures = this.db.of(JobPicture);
    const key = { jobId: id, number };
    const picture = await pictures.findOne({ where: key, lock: { mode: 'pessimistic_write' } });
    if (!picture) throw NotFound();
    if (picture.acceptedAt !== null) throw PictureAccepted();
    await pictures.update(key, { acceptedAt: this.clock.date() });
    return { recordId: job.recordId, request: job.request, address: picture.address };
  }

  /** Triggers delete the files, unless a record shows them. */
  private async deleteOld(): Promise<void> {
    const daysAgo = (days: number) => new Date(this.clock.now().subtract({ hours: days * 24 }).epochMilliseconds);
    await this.db.rows(
      `DELETE FROM job_picture picture USING picture_job job
       WHERE job.id = picture.job_id AND picture.accepted_at IS NULL AND job.finished_at <= $1`,
      [daysAgo(PICTURE_DAYS)],
    );
    await this.db.of(PictureJob).delete({ createdAt: LessThanOrEqual(daysAgo(JOB_DAYS)) });
    await this.db.rows('DELETE FROM picture_day WHERE day < $1::timestamptz::date', [daysAgo(JOB_DAYS)]);
  }
}
