import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { NotFound } from '#kit/refusals/refusal';
import { PROCESSORS } from '#payments/payment-gateway';
import { Processors } from '#payments/processors';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { PaymentConfirmation } from '#shared/payments/payment-confirmation';
import { SimulatedEvents } from './simulated-events.service';
import { SimulatedGateway } from './simulated-gateway';
import type { SimulatedSession } from './simulated-session.entity';
import { SimulatedSessions } from './simulated-sessions.service';

/** Stands in for both processors where neither is configured, so that buying can be tried out. Never in production. */
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

  /** @throws NotFound */
  async session(sessionId: string): Promise<SimulatedSession> {
    const session = this.isOn ? await this.sessions.find(sessionId) : undefined;
    if (!session) throw NotFound();
    return session;
  }

  /** The path of the page of a session. */
  pathOf(sessionId: string): string {
    return `/${this.definition.name}/api/shop/simulator/${sessionId}`;
  }

  /** The payer pays, once; answers where the browser goes. A wallet is charged when the site comes to settle it. */
  async pay(session: SimulatedSession, origin: string): Promise<string> {
    const isCard = session.provider === 'stripe';
    const moved = await this.sessions.move(session.sessionId, ['open'], isCard ? 'paid' : 'approved');
    if (!moved) return this.pathOf(session.sessionId);
    if (isCard) await this.events.cardSession(session, true, origin);
    return session.successUrl;
  }

  /** The payer's card or wallet refuses. */
  async decline(session: SimulatedSession, origin: string): Promise<string> {
    if (!(await this.sessions.move(session.sessionId, ['open'], 'failed'))) return this.pathOf(session.sessionId);
    if (session.provider === 'stripe') await this.events.cardSession(session, false, origin);
    else await this.confirmation.confirmOpened(session.reference);
    return session.cancelUrl;
  }
}
