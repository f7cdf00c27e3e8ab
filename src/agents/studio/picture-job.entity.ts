import { Check, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, IntegerColumn, JsonColumn, StoredRecord, TextColumn } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';

export const PICTURE_JOB_STATUSES = ['queued', 'running', 'done', 'failed'] as const;
export type PictureJobStatus = (typeof PICTURE_JOB_STATUSES)[number];

/** Reasons for which a job fails. */
export const PICTURE_JOB_ERRORS = [
  'studio_failed',
  'studio_timeout',
  'studio_refused',
  'studio_picture_unusable',
  'studio_unavailable',
  'record_gone',
  'permission_required',
] as const;
export type PictureJobError = (typeof PICTURE_JOB_ERRORS)[number];

export const MAX_PICTURES = 4;
export const MAX_ATTEMPTS = 3;

/** A request for drawn pictures of one record. */
@Entity({ name: 'picture_job' })
@Index('picture_job_record_idx', ['recordId', 'id'])
@Index('picture_job_account_idx', ['accountId'])
@Check('picture_job_status_known', `status IN ('queued', 'running', 'done', 'failed')`)
@Check('picture_job_count_in_range', 'count BETWEEN 1 AND 4')
@Check('picture_job_attempts_in_range', 'attempts BETWEEN 0 AND 3')
@Check(
  'picture_job_lease_while_running',
  `(status = 'running') = (lease IS NOT NULL) AND (lease IS NULL) = (leased_until IS NULL)`,
)
@Check('picture_job_error_of_failed', `(status = 'failed') = (error IS NOT NULL)`)
@Check('picture_job_finish_has_moment', `(status IN ('done', 'failed')) = (finished_at IS NOT NULL)`)
export class PictureJob extends StoredRecord {
  /** The staff account that sent the request. */
  @ForeignKey(() => Account, { name: 'picture_job_account_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  accountId: number;

  /** Id of the dish or home; not a foreign key, since each service has its own table. */
  @IntegerColumn()
  recordId: number;

  /** Fields of the request that only this service has. */
  @JsonColumn()
  request: Record<string, unknown>;

  @IntegerColumn()
  count: number;

  @TextColumn({ default: 'queued' })
  status: PictureJobStatus;

  @TextColumn({ nullable: true })
  error: PictureJobError | null;

  @IntegerColumn({ default: 0 })
  attempts: number;

  /** Identifies the running attempt: only its owner can finish the job. */
  @TextColumn({ type: 'uuid', nullable: true })
  lease: string | null;

  /** After this instant the worker counts as dead, and another attempt may begin. */
  @InstantColumn({ nullable: true })
  leasedUntil: Date | null;

  @InstantColumn({ nullable: true })
  finishedAt: Date | null;
}

/** A picture of a finished job. It is deleted unless it is accepted in time. */
@Entity({ name: 'job_picture' })
@Check('job_picture_number_in_range', 'number BETWEEN 1 AND 4')
export class JobPicture {
  @ForeignKey(() => PictureJob, { name: 'job_picture_job_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'job_picture_pkey' })
  jobId: number;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'job_picture_pkey' })
  number: number;

  @TextColumn()
  address: string;

  @InstantColumn({ nullable: true })
  acceptedAt: Date | null;
}

/** Number of pictures that were requested on a day (UTC). */
@Entity({ name: 'picture_day' })
@Check('picture_day_pictures_not_negative', 'pictures >= 0')
export class PictureDay {
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'picture_day_pkey' })
  day: string;

  @IntegerColumn()
  pictures: number;
}
