import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Jobs } from '#jobs/jobs';
import { Clock } from '#kit/time/clock';

const LAPSE = 'order-lapse';
const HOURLY = '17 * * * *';
/** Longer than a payment page stays open. */
const HOURS_WITHOUT_PAGE = 2;

/** Fails orders whose payment page was never opened: no payment can expire for them. */
@Injectable()
export class OrderLapse implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(HOURLY, LAPSE, () => this.run());
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    await this.db.rows(
      `UPDATE course_order o SET status = 'failed', failed_at = $1, updated_at = $1
       WHERE o.status = 'pending' AND o.created_at < $2
         AND NOT EXISTS (SELECT FROM payment p WHERE p.reference = o.reference AND p.status = 'opened')`,
      [now.toString(), now.subtract({ hours: HOURS_WITHOUT_PAGE }).toString()],
    );
  }
}
