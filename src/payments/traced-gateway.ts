import { SpanKind } from '@opentelemetry/api';
import { step } from '#kit/tracing/tracing';
import {
  type Charge,
  type ChargePage,
  type ChargeWindow,
  PaymentGateway,
  type ProcessorName,
  type RefundRequest,
  type Session,
  type SessionRequest,
  type SessionState,
} from './payment-gateway';

/** Wraps a gateway so that every call is a span of the current trace. */
export class TracedGateway extends PaymentGateway {
  override readonly name: ProcessorName;
  override readonly mode: 'test' | 'live';

  constructor(private readonly gateway: PaymentGateway) {
    super();
    this.name = gateway.name;
    this.mode = gateway.mode;
  }

  override minimumCents(currency: string): number {
    return this.gateway.minimumCents(currency);
  }

  override async open(request: SessionRequest): Promise<Session> {
    return this.call('open', () => this.gateway.open(request));
  }

  override async state(sessionId: string): Promise<SessionState> {
    return this.call('state', () => this.gateway.state(sessionId));
  }

  override async confirm(sessionId: string): Promise<SessionState> {
    return this.call('confirm', () => this.gateway.confirm(sessionId));
  }

  override async refund(request: RefundRequest): Promise<void> {
    return this.call('refund', () => this.gateway.refund(request));
  }

  override async list(window: ChargeWindow, cursor: string | null): Promise<ChargePage> {
    return this.call('list', () => this.gateway.list(window, cursor));
  }

  override async charge(intentId: string): Promise<Charge | undefined> {
    return this.call('charge', () => this.gateway.charge(intentId));
  }

  override async close(sessionId: string): Promise<void> {
    return this.call('close', () => this.gateway.close(sessionId));
  }

  private async call<Result>(method: string, work: () => Promise<Result>): Promise<Result> {
    const { name, mode } = this;
    const attributes = { 'quintet.processor': name, 'quintet.processor.mode': mode };
    return step(() => ({ name: `${name} ${method}`, kind: SpanKind.CLIENT, attributes }), work);
  }
}
