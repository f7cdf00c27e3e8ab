import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Jobs } from '#jobs/jobs';
import { Clock } from '#kit/time/clock';

const DELETE_JOB = 'delete_ended_access_keys';
const NIGHTLY = '52 3 * * *';
const RETENTION_HOURS = 90 * 24;

/** The end of a key `k` of the account `a`; a key revoked by a new password ended after its last use. */
const ENDED_AT = `CASE
  WHEN k.revoked_at IS NOT NULL THEN k.revoked_at
  WHEN k.token_version <> a.token_version OR a.deleted_at IS NOT NULL THEN coalesce(k.last_used_at, k.created_at)
  ELSE k.expires_at END`;

const DELETE = `DELETE FROM access_key k USING account a WHERE a.id = k.account_id AND ${ENDED_AT} < $1`;

/** Deletes keys that have not been valid for 90 days. Until then their holders learn why they are refused. */
@Injectable()
export class EndedKeys implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(NIGHTLY, DELETE_JOB, () => this.delete());
  }

  private async delete(): Promise<void> {
    await this.db.rows(DELETE, [this.clock.now().subtract({ hours: RETENTION_HOURS }).toString()]);
  }
}
