import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { NotFound } from '#kit/refusals/refusal';
import { PROCESSORS } from '#payments/payment-gateway';
import { Processors } from '#payments/processors';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { PaymentConfirmation } from '#money/payments/payment-confirmation';
import { SimulatedEvents } from './simulated-events.service';
import { SimulatedGateway } from './simulated-gateway';
import type { SimulatedSession } from './simulated-session.entity';
import { SimulatedSessions } from './simulated-sessions.service';

/** Simulates both processors while neither is configured. Never active in production. */
@Injectable()
export class Simulator implements OnModuleInit {
  private readonly isOn: boolean;

  constructor(
    private readonly sessions: SimulatedSessions,
    private readonly events: SimulatedEvents,
    private readonly processors: Processors,
    private readonly confirmation: PaymentConfirmation,
    @InjectConfiguration() private readonly configuration: Configuration,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {
    this.isOn = !configuration.production && processors.configured.length === 0;
  }

  onModuleInit(): void {
    if (!this.isOn) return;
    for (const name of PROCESSORS) {
      const pageOf = (sessionId: string) => `${this.configuration.publicUrl}${this.pathOf(sessionId)}`;
      const gateway = new SimulatedGateway(name, this.sessions, pageOf, session => this.events.refunded(session));
      this.processors.registerSubstitute(gateway);
    }
  }

  async session(sessionId: string): Promise<SimulatedSession> {
    const session = this.isOn ? await this.sessions.find(sessionId) : undefined;
    if (!session) throw NotFound();
    return session;
  }

  pathOf(sessionId: string): string {
    return `/${this.definition.name}/api/shop/simulator/${sessionId}`;
  }

  /** Pays the session once and returns the address to redirect to. Wallets are captured later, by `settle`. */
  async pay(session: SimulatedSession, origin: string): Promise<string> {
    const isCard = session.provider === 'stripe';
    const hasChanged = await this.sessions.updateStatus(session.sessionId, ['open'], isCard ? 'paid' : 'approved');
    if (!hasChanged) return this.pathOf(session.sessionId);
    if (isCard) await this.events.cardSession(session, true, origin);
    return session.successUrl;
  }

  /** Declines the payment and returns the address to redirect to. */
  async decline(session: SimulatedSession, origin: string): Promise<string> {
    if (!(await this.sessions.updateStatus(session.sessionId, ['open'], 'failed')))
      return this.pathOf(session.sessionId);
    if (session.provider === 'stripe') await this.events.cardSession(session, false, origin);
    else await this.confirmation.confirmOpened(session.reference);
    return session.cancelUrl;
  }
}
