import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { LessThan } from 'typeorm';
import { Database } from '#kit/database/database';
import { Jobs } from '#jobs/jobs';
import { CompanyTime } from '../nights/company-time';
import { ImportedEvent } from './imported-event.entity';

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
    const firstKept = Temporal.PlainDate.from(today).subtract({ days: KEPT_DAYS }).toString();
    await this.db.of(ImportedEvent).delete({ toDay: LessThan(firstKept) });
  }
}
