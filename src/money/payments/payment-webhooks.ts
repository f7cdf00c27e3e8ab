import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { NotFound } from '#kit/refusals/refusal';
import { Jobs } from '#jobs/jobs';
import { Log } from '#kit/log/log';
import { Metrics } from '#kit/metrics/metrics';
import { Processors, type WebhookSource } from '#payments/processors';
import { PROCESSORS } from '#payments/payment-gateway';
import { DISPUTE_TYPES, type VerifiedEvent } from '#payments/webhook-verifier';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { Clock } from '#kit/time/clock';
import { PaymentEvent, type Verdict, VERDICTS } from './payment-event.entity';
import { PaymentHandler } from './payment-handler';
import { PAYMENT_JOBS } from './payment-jobs';
import { PaymentMatching } from './payment-matching';
import { PaymentNotices } from './payment-notices';
import { PaymentSettlement } from './payment-settlement';
import { Payment } from './payment.entity';
import { UnmatchedReports } from './unmatched-reports';

/** A verified event and its source. */
export interface ProvenEvent {
  source: WebhookSource;
  event: VerifiedEvent;
}

interface WebhookOutcome {
  verdict: Verdict;
  paymentId?: number;
}

const MONEY_MOVED: ReadonlySet<VerifiedEvent['type']> = new Set([
  'paid',
  'refunded',
  'partially_refunded',
  'refund_failed',
  ...DISPUTE_TYPES,
]);

/** Receives webhook events: verified, stored once, and applied in the same transaction. */
@Injectable()
export class PaymentWebhooks {
  private readonly count: (of: { source: WebhookSource; verdict: Verdict }) => void;

  constructor(
    private readonly db: Database,
    private readonly processors: Processors,
    private readonly matching: PaymentMatching,
    private readonly settlement: PaymentSettlement,
    private readonly handler: PaymentHandler,
    private readonly notices: PaymentNotices,
    private readonly unmatched: UnmatchedReports,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly log: Log,
    @InjectDefinition() private readonly definition: ServiceDefinition,
    metrics: Metrics,
  ) {
    this.count = metrics.counter(
      {
        name: 'payment_events_total',
        help: 'Events of processors, by what became of them',
        labels: ['source', 'verdict'],
      },
      PROCESSORS.flatMap(source => VERDICTS.map(verdict => ({ source, verdict }))),
    );
  }

  /**
   * @param readBody not called if the headers cannot have a valid signature
   * @throws NotFound, SignatureInvalid, VerificationUnavailable
   */
  async verify(
    source: WebhookSource,
    headers: IncomingHttpHeaders,
    readBody: () => Promise<Buffer>,
  ): Promise<ProvenEvent> {
    const verifier = this.processors.verifier(source);
    if (!verifier) throw NotFound();
    verifier.assertPlausible(headers);
    return { source, event: await verifier.verify(await readBody(), headers) };
  }

  async receive({ source, event }: ProvenEvent): Promise<Verdict> {
    const verdict = await this.db.transaction(async () => {
      const stored = await this.db.row<{ id: number }>(
        `INSERT INTO payment_event
           (provider, event_id, type, verdict, reference, intent_id, amount_cents, currency, received_at, subject_id, reason,
            due_by, occurred_at, is_taken)
         VALUES ($1, $2, $3, 'unknown', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
         ON CONFLICT ON CONSTRAINT payment_event_once DO NOTHING RETURNING id`,
        [
          source,
          event.eventId,
          event.type,
          event.reference,
          event.intentId,
          event.amountCents,
          event.currency,
          this.now(),
          event.subjectId,
          event.reason,
          event.dueBy,
          event.occurredAt,
          event.isTaken,
        ],
      );
      if (!stored) return 'duplicate';
      const outcome = await this.evaluate(source, event);
      await this.db.rows(`UPDATE payment_event SET verdict = $2, payment_id = $3 WHERE id = $1`, [
        stored.id,
        outcome.verdict,
        outcome.paymentId ?? null,
      ]);
      return outcome.verdict;
    });
    this.count({ source, verdict });
    this.log.info({ source, event: event.eventId, type: event.type, verdict }, 'payment event');
    return verdict;
  }

  private async evaluate(source: WebhookSource, event: VerifiedEvent): Promise<WebhookOutcome> {
    const { type, service } = event;
    if (type === 'other' || (service !== null && service !== this.definition.name)) return { verdict: 'ignored' };
    if (MONEY_MOVED.has(type)) await this.unmatched.lock(source, event.intentId);
    const paymentId = await this.matching.paymentOf(source, event);
    if (type === 'unread') return this.unread(paymentId, event.reason);
    if (paymentId === undefined) return this.unknown(source, event);
    if (type === 'approved') {
      await this.jobs.enqueue(PAYMENT_JOBS.capture, { paymentId });
      return { verdict: 'applied', paymentId };
    }
    return { verdict: await this.settlement.apply(paymentId, { ...event, type }), paymentId };
  }

  /** Notifies staff of the first such event of a payment; they see how many there are. */
  private async unread(paymentId: number | undefined, kind: string | null): Promise<WebhookOutcome> {
    if (paymentId === undefined) return { verdict: 'ignored' };
    const payment = await this.db
      .of(Payment)
      .findOneOrFail({ where: { id: paymentId }, lock: { mode: 'pessimistic_write' } });
    const isKnown = await this.db.of(PaymentEvent).existsBy({ paymentId, verdict: 'unread' });
    if (!isKnown) await this.notices.unread(payment, kind);
    return { verdict: 'unread', paymentId };
  }

  private async unknown(source: WebhookSource, event: VerifiedEvent): Promise<WebhookOutcome> {
    const { type, reference, eventId, sessionId } = event;
    if (MONEY_MOVED.has(type) && reference !== null && (await this.handler.find(reference))) {
      await this.notices.unknown(source, reference, eventId, sessionId);
    }
    return { verdict: 'unknown' };
  }

  private now(): string {
    return this.clock.now().toString();
  }
}
