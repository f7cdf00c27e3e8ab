import { Injectable, type OnModuleInit } from '@nestjs/common';
import { changeInPieces } from '#kit/database/cleanup';
import { Database } from '#kit/database/database';
import { Jobs } from '#jobs/jobs';
import { Clock } from '#kit/time/clock';

const DELETE_JOB = 'delete_ended_waiting_entries';
const NIGHTLY = '10 4 * * *';
const RETENTION_HOURS = 90 * 24;

/** Deletes entries that ended 90 days ago, with their offers. Until then staff and those who waited see how they ended. */
@Injectable()
export class EndedEntries implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(NIGHTLY, DELETE_JOB, (_, signal) => this.delete(signal));
  }

  private async delete(signal: AbortSignal): Promise<void> {
    const oldest = this.clock.now().subtract({ hours: RETENTION_HOURS }).toString();
    const ended = 'SELECT id FROM waiting_entry WHERE ended_at <= $1 LIMIT $2';
    const deletion = `DELETE FROM waiting_entry WHERE id IN (${ended}) RETURNING 1`;
    await changeInPieces(limit => this.db.rows(deletion, [oldest, limit]), signal);
  }
}
