import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Jobs, jobSchema } from '#jobs/jobs';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { Live } from '#live/live';
import { DemoAccounts } from './demo-accounts.service';
import { DEMO_RESET } from './demo.events';

/** Queued by the transaction of the reset, whose process may have no live connections. */
export const ANNOUNCE_RESET = 'announce_demo_reset';

/** Notifies open pages of a reset, and deletes the jobs that ran during it, which would otherwise be retried. */
@Injectable()
export class DemoAnnouncement implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly live: Live,
    private readonly accounts: DemoAccounts,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ resetAt: string }>(ANNOUNCE_RESET, ({ resetAt }) => this.announce(resetAt));
  }

  private async announce(resetAt: string): Promise<void> {
    const jobs = jobSchema(this.definition.name);
    await this.db.rows(
      `SELECT ${jobs}.complete_jobs(ARRAY(
         SELECT id FROM ${jobs}.jobs WHERE created_at < $1 AND locked_at IS NULL AND NOT task_identifier = ANY($2)))`,
      [resetAt, KEPT_JOBS],
    );
    this.live.broadcast(DEMO_RESET, { resets_at: this.accounts.resetsAt() });
  }
}

/** Jobs that delete files in the storage; a reset keeps them. */
export const KEPT_JOBS = ['discard_files', 'discard_upload_parts'];
