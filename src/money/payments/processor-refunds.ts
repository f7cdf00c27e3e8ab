import { Injectable } from '@nestjs/common';
import { ProcessorFailure } from '#payments/payment-gateway';
import { Processors } from '#payments/processors';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import type { Payment } from './payment.entity';

/** Providers that refund on request. */
export const HOSTED_PROVIDERS: ReadonlySet<string> = new Set(['stripe', 'paypal']);

export interface RefundOfPayment {
  amountCents: number;
  idempotencyKey: string;
  /** Whether only a part is refunded: the response "already refunded" is then a failure. */
  isPart?: boolean;
}

/** Requests refunds from processors, outside transactions. The result arrives by webhook. */
@Injectable()
export class ProcessorRefunds {
  constructor(
    private readonly processors: Processors,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  /** @throws ProcessorFailure */
  async request(payment: Payment, { amountCents, idempotencyKey, isPart }: RefundOfPayment): Promise<void> {
    const { key, reference, currency, sessionId } = payment;
    const gateway = this.gatewayOf(payment);
    const intentId = payment.intentId ?? (sessionId && (await gateway.state(sessionId)).intentId);
    if (!intentId) throw new ProcessorFailure(gateway.name, false, 'no_charge_known');
    await gateway.refund({
      service: this.definition.name,
      paymentKey: key,
      reference,
      intentId,
      amountCents,
      currency,
      idempotencyKey,
      isPart: isPart ?? false,
    });
  }

  /** Cents that the processor has refunded so far. @throws ProcessorFailure */
  async refundedCents(payment: Payment): Promise<number> {
    const gateway = this.gatewayOf(payment);
    return payment.sessionId ? (await gateway.state(payment.sessionId)).refundedCents : payment.refundedCents;
  }

  private gatewayOf({ provider }: Payment) {
    const gateway = this.processors.gateway(provider);
    if (!gateway) throw new ProcessorFailure(provider as 'stripe', false, 'not_configured');
    return gateway;
  }
}
