import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Jobs } from '#jobs/jobs';
import { RefundRequests } from '#money/refunds/refund-requests';

/** Requests refunds whose jobs a process of the version before stored. Goes with `order_refund` in the version after. */
@Injectable()
export class FormerRefundJobs implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly requests: RefundRequests,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ refundId: number }>('order-refund', ({ refundId }) => this.request(refundId));
  }

  private async request(refundId: number): Promise<void> {
    const refund = await this.db.row<{ paymentId: number }>(
      'SELECT payment_id AS "paymentId" FROM refund WHERE id = $1',
      [refundId],
    );
    if (refund) await this.requests.requestOpen(refund.paymentId);
  }
}
