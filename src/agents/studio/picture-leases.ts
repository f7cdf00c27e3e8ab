import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Database } from '#kit/database/database';
import { Clock } from '#kit/time/clock';
import { Notifications } from '#shared/notifications/notifications.service';
import type { PictureJob, PictureJobError } from './picture-job.entity';
import { MAX_ATTEMPTS } from './picture-job.entity';
import { STUDIO_PERMISSION, StudioSubjects } from './studio-subjects';

/** Longer than an attempt takes, including storing its pictures. */
const LEASE_SECONDS = 300;

export type LeasedJob = Pick<PictureJob, 'id' | 'accountId' | 'recordId' | 'request' | 'count' | 'attempts'> & {
  lease: string;
};

/** Another attempt took over, because the lease of this one had expired. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

type Unleased = { state: 'over' } | { state: 'leased'; until: Date };

/** State changes of a job. A lease keeps two workers from drawing for one job: only its owner can end the job. */
@Injectable()
export class PictureLeases {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly notifications: Notifications,
    private readonly subjects: StudioSubjects,
  ) {}

  /** Begins an attempt, unless another one is running or the job is over. */
  async begin(id: number): Promise<LeasedJob | Unleased> {
    const now = this.clock.now();
    const job = await this.db.row<LeasedJob>(
      `UPDATE picture_job SET status = 'running', attempts = attempts + 1, lease = $2, leased_until = $4, updated_at = $3
       WHERE id = $1 AND attempts < $5
         AND (status = 'queued' OR (status = 'running' AND leased_until <= $3))
       RETURNING id, account_id AS "accountId", record_id AS "recordId", request, count, attempts, lease`,
      [id, randomUUID(), now.toString(), now.add({ seconds: LEASE_SECONDS }).toString(), MAX_ATTEMPTS],
    );
    return job ?? this.unleased(id);
  }

  async finish(job: LeasedJob, addresses: readonly string[]): Promise<void> {
    await this.db.transaction(async () => {
      await this.end(job, `status = 'done'`);
      await this.db.rows(
        `INSERT INTO job_picture (job_id, number, address)
         SELECT $1, drawn.number, drawn.address FROM unnest($2::text[]) WITH ORDINALITY drawn (address, number)`,
        [job.id, addresses],
      );
      await this.notify('pictures_drawn', job);
    });
  }

  async fail(job: LeasedJob, error: PictureJobError): Promise<void> {
    await this.db.transaction(async () => {
      await this.end(job, `status = 'failed', error = $4`, [error]);
      await this.notify('pictures_failed', job);
    });
  }

  /** Ends the attempt; the queue starts the next one. */
  async release({ id, lease }: LeasedJob): Promise<void> {
    await this.db.rows(
      `UPDATE picture_job SET status = 'queued', lease = NULL, leased_until = NULL, updated_at = $3
       WHERE id = $1 AND lease = $2`,
      [id, lease, this.clock.date()],
    );
  }

  private async end({ id, lease }: LeasedJob, changes: string, values: unknown[] = []): Promise<void> {
    await this.db.rowOr(
      () => new LeaseLost(`another attempt at the pictures of job ${id} took over`),
      `UPDATE picture_job SET ${changes}, lease = NULL, leased_until = NULL, finished_at = $3, updated_at = $3
       WHERE id = $1 AND lease = $2 RETURNING id`,
      [id, lease, this.clock.date(), ...values],
    );
  }

  /** Why no attempt can begin. A job whose last worker died has no attempt left, and fails. */
  private async unleased(id: number): Promise<Unleased> {
    const job = await this.db.row<LeasedJob & { until: Date | null }>(
      `SELECT id, account_id AS "accountId", record_id AS "recordId", attempts, lease, leased_until AS until
       FROM picture_job WHERE id = $1 AND status = 'running'`,
      [id],
    );
    if (!job?.until) return { state: 'over' };
    if (job.until > this.clock.date()) return { state: 'leased', until: job.until };
    await this.fail(job, 'studio_failed');
    return { state: 'over' };
  }

  private async notify(type: string, { id, accountId, recordId }: LeasedJob): Promise<void> {
    const data = { job_id: id, [this.subjects.recordField]: recordId };
    await this.notifications.toHolder(STUDIO_PERMISSION, accountId, { type, data, onceKey: `${type}:${id}` });
  }
}
