import {
  type Charge,
  type ChargePage,
  PaymentGateway,
  ProcessorFailure,
  type ProcessorName,
  type RefundRequest,
  type Session,
  type SessionRequest,
  type SessionState,
} from '#payments/payment-gateway';
import { intentOf, type SimulatedSession } from './simulated-session.entity';
import type { SimulatedSessions } from './simulated-sessions.service';

/** A gateway without a processor: the payment page is a route of this process, and no money moves. */
export class SimulatedGateway extends PaymentGateway {
  override readonly mode = 'test';

  /** @param pageOf returns the address of a session's page @param reportRefund reports what a session has given back so far */
  constructor(
    override readonly name: ProcessorName,
    private readonly sessions: SimulatedSessions,
    private readonly pageOf: (sessionId: string) => string,
    private readonly reportRefund: (session: SimulatedSession) => Promise<void>,
  ) {
    super();
  }

  override minimumCents(): number {
    return 1;
  }

  override async open(request: SessionRequest): Promise<Session> {
    const { sessionId } = await this.sessions.open(this.name, request);
    return { sessionId, intentId: null, url: this.pageOf(sessionId) };
  }

  override async state(sessionId: string): Promise<SessionState> {
    const session = await this.sessions.find(sessionId);
    if (!session) throw new ProcessorFailure(this.name, true, 'no_such_session');
    const { status, amountCents, currency, refundedCents } = session;
    const intentId = status === 'paid' ? intentOf(session) : null;
    return { status, intentId, amountCents, currency, refundedCents };
  }

  override async confirm(sessionId: string): Promise<SessionState> {
    await this.sessions.updateStatus(sessionId, ['approved'], 'paid');
    return this.state(sessionId);
  }

  override async refund({ paymentKey, amountCents }: RefundRequest): Promise<void> {
    await this.reportRefund(await this.sessions.refund(paymentKey, amountCents));
  }

  override async list(): Promise<ChargePage> {
    return { charges: [], cursor: null };
  }

  override async charge(): Promise<Charge | undefined> {
    return undefined;
  }

  override async close(sessionId: string): Promise<void> {
    await this.sessions.updateStatus(sessionId, ['open', 'approved'], 'expired');
  }
}
