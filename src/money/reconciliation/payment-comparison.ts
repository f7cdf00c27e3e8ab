import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Log } from '#kit/log/log';
import { Clock } from '#kit/time/clock';
import { ProcessorFailure } from '#payments/payment-gateway';
import { Processors } from '#payments/processors';
import { comparedColumns, type ComparedPayment, differenceOf, type SeenDifference, seenDifference } from './comparison';
import { ReconcilePolicy } from './reconcile-policy';
import type { ReconcileRun } from './reconcile-run.entity';

export const PAGE_SIZE = 100;
const CALLS_AT_ONCE = 5;

const pageStatement = (columns: string): string => `
  SELECT ${columns} FROM payment p
  WHERE p.id > $1 AND p.session_id IS NOT NULL AND p.provider = ANY ($2::text[])
    AND (p.status IN ('opened', 'refund_due') OR ($3 <> 'unfinished' AND (p.updated_at >= $4
      OR EXISTS (SELECT FROM payment_difference d WHERE d.payment_id = p.id AND d.status = 'open'))))
  ORDER BY p.id LIMIT ${PAGE_SIZE}`;

export interface ComparedPage {
  payments: ComparedPayment[];
  seen: SeenDifference[];
  /** Ids of payments whose comparison the processor refused. */
  refused: number[];
  /** Number of payments that were not compared, since the processor did not respond. */
  unanswered: number;
}

/** Compares our payments with the processors, one call for each. */
@Injectable()
export class PaymentComparison {
  constructor(
    private readonly db: Database,
    private readonly processors: Processors,
    private readonly clock: Clock,
    private readonly policy: ReconcilePolicy,
    private readonly log: Log,
  ) {}

  async page({ kind, cursor, windowFrom }: ReconcileRun): Promise<ComparedPage> {
    const providers = this.processors.configured.map(({ name }) => name);
    const payments = await this.db.rows<ComparedPayment>(pageStatement(comparedColumns(this.policy.refundAskedAt)), [
      Number(cursor ?? 0),
      providers,
      kind,
      windowFrom,
    ]);
    const page: ComparedPage = { payments, seen: [], refused: [], unanswered: 0 };
    const silent = new Set<string>();
    for (let first = 0; first < payments.length; first += CALLS_AT_ONCE) {
      await Promise.all(payments.slice(first, first + CALLS_AT_ONCE).map(each => this.compare(each, page, silent)));
    }
    return page;
  }

  /** Skips the rest of the page for a processor that does not respond, since each call would wait for its timeout. */
  private async compare(payment: ComparedPayment, page: ComparedPage, silent: Set<string>): Promise<void> {
    const gateway = this.processors.gateway(payment.provider);
    if (!gateway || !payment.sessionId || silent.has(payment.provider)) {
      page.unanswered += 1;
      return;
    }
    try {
      const there = await gateway.state(payment.sessionId);
      const type = differenceOf(payment, there, this.clock.now());
      if (type) page.seen.push(seenDifference(type, payment, there));
    } catch (error) {
      if (!(error instanceof ProcessorFailure)) throw error;
      this.log.warn({ payment: payment.id, reason: error.reason }, 'payment could not be compared');
      if (error.isRejected) page.refused.push(payment.id);
      else {
        page.unanswered += 1;
        silent.add(payment.provider);
      }
    }
  }
}
