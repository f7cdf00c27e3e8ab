import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '#jobs/jobs';
import { AcceptanceReminders } from './acceptance-reminders.service';
import { forEach } from './for-each';
import { OrderExpiry } from './order-expiry.service';

const SWEEP = 'order-deadlines';
const EVERY_MINUTE = '* * * * *';

/**
 * Cancels overdue orders every minute. A placement that needs their slot or promo code cancels them too, so correctness does
 * not depend on the sweep.
 */
@Injectable()
export class DeadlineSweep implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly expiry: OrderExpiry,
    private readonly reminders: AcceptanceReminders,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(EVERY_MINUTE, SWEEP, () => this.sweep());
  }

  async sweep(): Promise<void> {
    await forEach(
      [() => this.expiry.endUnpaid(), () => this.expiry.endUnaccepted(), () => this.reminders.sendDue()],
      step => step(),
    );
  }
}
