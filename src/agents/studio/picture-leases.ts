import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Database } from '#kit/database/database';
import { Clock } from '#kit/time/clock';
import { Notifications } from '#shared/notifications/notifications.service';
import { JobPicture, MAX_ATTEMPTS, PictureJob, type PictureJobError } from './picture-job.entity';
import { STUDIO_PERMISSION, StudioSubjects } from './studio-subjects';

/** Longer than an attempt takes, including storing its pictures. */
const LEASE_SECONDS = 300;
const UNLEASED = { lease: null, leasedUntil: null };

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
      await this.end(job, { status: 'done' });
      const pictures = addresses.map((address, index) => ({ jobId: job.id, number: index + 1, address }));
      await this.db.of(JobPicture).insert(pictures);
      await this.notify('pictures_drawn', job);
    });
  }

  async fail(job: LeasedJob, error: PictureJobError): Promise<void> {
    await this.db.transaction(async () => {
      await this.end(job, { status: 'failed', error });
      await this.notify('pictures_failed', job);
    });
  }

  /** Ends the attempt; the queue starts the next one. */
  async release({ id, lease }: LeasedJob): Promise<void> {
    const changes = { status: 'queued', updatedAt: this.clock.date(), ...UNLEASED } as const;
    await this.db.of(PictureJob).update({ id, lease }, changes);
  }

  private async end({ id, lease }: LeasedJob, result: Pick<PictureJob, 'status'> & { error?: PictureJobError }) {
    const now = this.clock.date();
    const changes = { ...result, finishedAt: now, updatedAt: now, ...UNLEASED };
    const { affected } = await this.db.of(PictureJob).update({ id, lease }, changes);
    if (!affected) throw new LeaseLost(`another attempt at the pictures of job ${id} took over`);
  }

  /** Why no attempt can begin. A job whose last worker died has no attempt left, and fails. */
  private async unleased(id: number): Promise<Unleased> {
    const job = await this.db.of(PictureJob).findOneBy({ id, status: 'running' });
    if (!job?.leasedUntil) return { state: 'over' };
    if (job.leasedUntil > this.clock.date()) return { state: 'leased', until: job.leasedUntil };
    await this.fail(job as LeasedJob, 'studio_failed');
    return { state: 'over' };
  }

  private async notify(type: string, { id, accountId, recordId }: LeasedJob): Promise<void> {
    const data = { job_id: id, [this.subjects.recordField]: recordId };
    await this.notifications.toHolder(STUDIO_PERMISSION, accountId, { type, data, onceKey: `${type}:${id}` });
  }
}
