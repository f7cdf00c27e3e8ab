import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { Database } from '#kit/database/database';
import { Jobs } from '#jobs/jobs';
import { Log } from '#kit/log/log';
import { type PaymentGateway, ProcessorFailure } from '#payments/payment-gateway';
import { Processors } from '#payments/processors';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { PAYMENT_JOBS } from './payment-jobs';
import type { OpenedPayment, PaymentRequest } from './payment-request';
import { PaymentReservations } from './payment-reservations';
import { Payment } from './payment.entity';
import { amountTooSmall, PaymentRefused, PaymentUnavailable } from './payment.refusals';

const TIMEOUT_MS = 20_000;
const PAUSE_MS = 100;
/** Stripe's code, also for an amount below the minimum in the currency of the account. */
const TOO_SMALL = 'amount_too_small';

/** The payment is committed before the processor is called, so that its events find it; one caller at a time. */
@Injectable()
export class PaymentOpening {
  constructor(
    private readonly db: Database,
    private readonly processors: Processors,
    private readonly reservations: PaymentReservations,
    private readonly jobs: Jobs,
    private readonly log: Log,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  /**
   * Returns the open session of the reference, or opens one.
   * @throws NotPayable, PaymentInProgress, AmountTooSmall, PaymentRefused, PaymentUnavailable
   */
  async open(request: PaymentRequest): Promise<OpenedPayment> {
    return this.attempt(request, false);
  }

  /** Opens a new session and closes an earlier one, which can no longer be paid. */
  async reopen(request: PaymentRequest): Promise<OpenedPayment> {
    return this.attempt(request, true);
  }

  /** Call it before storing a record that can only be paid with this method. @throws AmountTooSmall */
  assertPayable(provider: string, amountCents: number, currency: string): void {
    const minimumCents = this.processors.gateway(provider)?.minimumCents(currency) ?? 0;
    if (amountCents > 0 && amountCents < minimumCents) throw amountTooSmall(minimumCents);
  }

  private async attempt(request: PaymentRequest, renew: boolean): Promise<OpenedPayment> {
    if (this.db.inTransaction) throw new Error('a processor is never called inside a transaction');
    const gateway = this.processors.gateway(request.provider);
    if (!gateway) throw PaymentUnavailable();
    this.assertPayable(request.provider, request.amountCents, request.currency);
    const giveUpAt = performance.now() + TIMEOUT_MS;
    for (let fresh = renew; ; fresh = false) {
      const { payment, mine } = await this.reservations.reserve(request, fresh);
      const opened = mine ? await this.openSession(gateway, request, payment) : alreadyOpen(payment);
      if (opened) return opened;
      if (performance.now() > giveUpAt) throw PaymentUnavailable();
      if (!mine) await pause(PAUSE_MS);
    }
  }

  /** Undefined if another caller replaced the payment meanwhile. */
  private async openSession(
    gateway: PaymentGateway,
    request: PaymentRequest,
    payment: Payment,
  ): Promise<OpenedPayment | undefined> {
    const { id, key } = payment;
    try {
      const { success, cancel } = await request.returnTo(payment);
      const session = await gateway.open({
        service: this.definition.name,
        paymentKey: key,
        reference: request.reference,
        amountCents: payment.amountCents,
        currency: payment.currency,
        lines: request.lines,
        successUrl: success,
        cancelUrl: cancel,
        openedAt: instant(payment.createdAt),
        expiresAt: instant(payment.expiresAt ?? payment.createdAt),
        idempotencyKey: `open-${key}`,
        locale: request.locale,
        email: request.email,
      });
      const status = await this.reservations.storeSession(id, session);
      if (status !== 'closed') return { paymentId: id, sessionId: session.sessionId, url: session.url };
      await this.jobs.enqueue(PAYMENT_JOBS.close, { paymentId: id });
      return undefined;
    } catch (error) {
      if (!(error instanceof ProcessorFailure)) throw error;
      this.log.warn({ processor: error.processor, reason: error.reason, reference: request.reference }, 'not opened');
      await this.reservations.release(id, error.isRejected ? error.reason : null);
      if (error.reason === TOO_SMALL) throw amountTooSmall(gateway.minimumCents(payment.currency));
      throw error.isRejected ? PaymentRefused() : PaymentUnavailable();
    }
  }
}

const alreadyOpen = ({ id, sessionId, url }: Payment): OpenedPayment | undefined =>
  sessionId && url ? { paymentId: id, sessionId, url } : undefined;

const instant = (date: Date): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(date.getTime());
