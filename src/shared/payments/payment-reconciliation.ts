import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Jobs } from '#kit/jobs/jobs';
import { Log } from '#kit/log/log';
import { Metrics } from '#kit/metrics/metrics';
import { ProcessorFailure, type SessionState } from '#payments/payment-gateway';
import { Processors } from '#payments/processors';
import { Clock } from '#kit/time/clock';
import { PAYMENT_JOBS } from './payment-jobs';
import { PaymentNotices } from './payment-notices';
import { Payment } from './payment.entity';

/** `unrecorded`: at the processor only; `unconfirmed`: here only; `refund_overdue`: for more than a day. */
export type FindingType = (typeof FINDING_TYPES)[number];
const FINDING_TYPES = [
  'paid_unrecorded',
  'paid_unconfirmed',
  'amount_differs',
  'refund_unrecorded',
  'refund_overdue',
] as const;

export interface Finding {
  type: FindingType;
  payment_id: number;
  reference: string;
}

const NIGHTLY = '30 3 * * *';
const DAYS_BACK = 7;
const MAX_PAYMENTS = 1000;
const DAY_MS = 86_400_000;

@Injectable()
export class PaymentReconciliation implements OnModuleInit {
  private readonly count: (of: { type: FindingType }) => void;

  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly processors: Processors,
    private readonly notices: PaymentNotices,
    private readonly clock: Clock,
    private readonly log: Log,
    metrics: Metrics,
  ) {
    this.count = metrics.counter(
      {
        name: 'payment_differences_total',
        help: 'Payments a processor tells otherwise, found by comparing',
        labels: ['type'],
      },
      FINDING_TYPES.map(type => ({ type })),
    );
  }

  onModuleInit(): void {
    this.jobs.handle(PAYMENT_JOBS.reconcile, async () => {
      await this.run();
    });
    this.jobs.schedule(NIGHTLY, PAYMENT_JOBS.reconcile);
  }

  /** Returns all differences and notifies staff if there are any. */
  async run(): Promise<Finding[]> {
    const found: Finding[] = [];
    for (const payment of await this.recent()) {
      const type = await this.compare(payment);
      if (!type) continue;
      found.push({ type, payment_id: payment.id, reference: payment.reference });
      this.count({ type });
    }
    if (found.length > 0) await this.notices.findings(found);
    return found;
  }

  private async recent(): Promise<Payment[]> {
    return this.db
      .of(Payment)
      .createQueryBuilder('payment')
      .where('payment.session_id IS NOT NULL')
      .andWhere('payment.provider IN (:...providers)', {
        providers: [...this.processors.configured.map(gateway => gateway.name), ''],
      })
      .andWhere(`(payment.status IN ('opened', 'refund_due') OR payment.updated_at > :since)`, {
        since: new Date(this.clock.now().epochMilliseconds - DAYS_BACK * DAY_MS),
      })
      .orderBy('payment.id', 'DESC')
      .limit(MAX_PAYMENTS)
      .getMany();
  }

  private async compare(payment: Payment): Promise<FindingType | undefined> {
    const gateway = this.processors.gateway(payment.provider);
    if (!gateway || !payment.sessionId) return undefined;
    try {
      return this.difference(payment, await gateway.state(payment.sessionId));
    } catch (error) {
      if (!(error instanceof ProcessorFailure)) throw error;
      this.log.warn({ payment: payment.id, reason: error.reason }, 'payment could not be compared');
      return undefined;
    }
  }

  private difference(payment: Payment, there: SessionState): FindingType | undefined {
    const isPaidThere = there.status === 'paid';
    const isPaidHere = ['paid', 'refund_due', 'refunded'].includes(payment.status);
    if (isPaidThere && !isPaidHere) return 'paid_unrecorded';
    if (isPaidHere && !isPaidThere) return 'paid_unconfirmed';
    if (!isPaidThere) return undefined;
    if (there.amountCents !== payment.amountCents || there.currency !== payment.currency) return 'amount_differs';
    if (there.refundedCents > payment.refundedCents) return 'refund_unrecorded';
    const waitedSince = this.clock.now().epochMilliseconds - payment.updatedAt.getTime();
    return payment.status === 'refund_due' && waitedSince > DAY_MS ? 'refund_overdue' : undefined;
  }
}
