import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Jobs } from '#kit/jobs/jobs';
import { CompanyTime } from '../nights/company-time';

const DELETE_JOB = 'delete_past_calendar_events';
const NIGHTLY = '50 3 * * *';
const KEPT_DAYS = 30;

/** Deletes imported events that are over. A file that still has them changes nothing: readings leave out past events. */
@Injectable()
export class PastEvents implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly time: CompanyTime,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(NIGHTLY, DELETE_JOB, () => this.delete());
  }

  async delete(): Promise<void> {
    const { today } = await this.time.moment();
    await this.db.rows(`DELETE FROM imported_event WHERE to_day < $1::date - $2::integer`, [today, KEPT_DAYS]);
  }
}
