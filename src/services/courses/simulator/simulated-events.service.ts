import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { Log } from '#kit/log/log';
import { stripeSignature } from '#payments/stripe-webhooks';
import { NO_REFERENCES } from '#payments/webhook-verifier';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { Clock } from '#kit/time/clock';
import { PaymentWebhooks } from '#money/payments/payment-webhooks';
import { intentOf, type SimulatedSession } from './simulated-session.entity';

@Injectable()
export class SimulatedEvents {
  constructor(
    private readonly webhooks: PaymentWebhooks,
    private readonly clock: Clock,
    private readonly log: Log,
    @InjectConfiguration() private readonly configuration: Configuration,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  /** Posts a signed Stripe event to the webhook route of this service. @param origin the address of this process */
  async cardSession(session: SimulatedSession, isPaid: boolean, origin: string): Promise<void> {
    const { sessionId, reference, amountCents, currency, paymentKey } = session;
    const { name: service } = this.definition;
    const body = JSON.stringify({
      id: eventId(),
      object: 'event',
      type: isPaid ? 'checkout.session.completed' : 'checkout.session.async_payment_failed',
      data: {
        object: {
          id: sessionId,
          object: 'checkout.session',
          status: 'complete',
          payment_status: isPaid ? 'paid' : 'unpaid',
          payment_intent: isPaid ? intentOf(session) : null,
          amount_total: amountCents,
          currency: currency.toLowerCase(),
          client_reference_id: reference,
          metadata: { service, reference, payment: paymentKey },
        },
      },
    });
    const signature = stripeSignature(body, this.secret, this.clock.now());
    const response = await fetch(`${origin}/${service}/api/webhooks/payments/stripe`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body,
    });
    if (!response.ok) this.log.warn({ status: response.status, reference }, 'the event of the simulator was refused');
  }

  async refunded(session: SimulatedSession): Promise<void> {
    const {
      provider: source,
      amountCents: total,
      refundedCents: amountCents,
      currency,
      paymentKey,
      reference,
    } = session;
    const type = amountCents < total ? 'partially_refunded' : 'refunded';
    const names = {
      intentId: intentOf(session),
      paymentKey,
      reference,
      service: this.definition.name,
    };
    const event = {
      ...NO_REFERENCES,
      eventId: eventId(),
      type,
      about: 'money',
      amountCents,
      currency,
      ...names,
    } as const;
    await this.webhooks.receive({ source, event });
  }

  private get secret(): string {
    return this.configuration.services[this.definition.name]?.stripeWebhookSecrets[0] ?? '';
  }
}

const eventId = () => `evt_sim_${randomBytes(12).toString('hex')}`;
