import { Injectable, type OnModuleInit } from '@nestjs/common';
import { changeInPieces } from '#kit/database/cleanup';
import { Database } from '#kit/database/database';
import { Jobs } from '#jobs/jobs';
import { Clock } from '#kit/time/clock';

const JOB = 'delete_old_connections';
const NIGHTLY = '58 3 * * *';
const HOURS = 24;
const ENDED_DAYS = 90;

/** Deletes expired codes and tokens, connections that ended long ago, and clients that nobody connected. */
@Injectable()
export class OAuthCleanup implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(NIGHTLY, JOB, (_, signal) => this.delete(signal));
  }

  private async delete(signal: AbortSignal): Promise<void> {
    const { now, dayAgo, endedBefore } = this.moments();
    await this.deleteWhere('oauth_record', 'expires_at <= $1', now, signal);
    // A connection whose last refresh token has expired is silent: nothing can use it again.
    await this.db.rows(
      `UPDATE connected_app a SET ended_at = $1, ended_reason = 'silent' WHERE a.ended_at IS NULL AND a.created_at < $2
       AND NOT EXISTS (SELECT FROM oauth_record r WHERE r.grant_id = a.id AND r.expires_at > $1)`,
      [now, dayAgo],
    );
    await this.deleteWhere('connected_app', 'ended_at < $1', endedBefore, signal);
    await this.deleteWhere(
      'oauth_client',
      `kind <> 'entered' AND coalesce(last_used_at, created_at) < $1
       AND NOT EXISTS (SELECT FROM connected_app a WHERE a.oauth_client_id = oauth_client.id)`,
      dayAgo,
      signal,
    );
  }

  private moments() {
    const now = this.clock.now();
    return {
      now: now.toString(),
      dayAgo: now.subtract({ hours: HOURS }).toString(),
      endedBefore: now.subtract({ hours: ENDED_DAYS * HOURS }).toString(),
    };
  }

  private async deleteWhere(table: string, condition: string, moment: string, signal: AbortSignal): Promise<void> {
    await changeInPieces(
      limit =>
        this.db.rows(
          `DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} WHERE ${condition} LIMIT $2) RETURNING id`,
          [moment, limit],
        ),
      signal,
    );
  }
}
