import { randomBytes } from 'node:crypto';
import StripeSdk from 'stripe';
import { addressFor, Deliveries, type WebhookAddress } from './deliveries';
import { type FormBody, inner, readForm, text } from './form-body';
import type { LocalCharge, LocalRefund, LocalSession } from './local-stripe-objects';
import { type LocalAnswer, type LocalRequest, LocalServer } from './local-server';
import { payPage } from './pay-page';

const HALF_AN_HOUR = 30 * 60;
const SMALLEST_CENTS = 50;

/** The part of Stripe that the service uses, with its rules: idempotency keys, session times, no second refund. */
export class LocalStripe extends LocalServer {
  readonly sessions = new Map<string, LocalSession>();
  readonly charges = new Map<string, LocalCharge>();
  readonly refunds: LocalRefund[] = [];
  /** What every new session is refused with: a code, and the parameter it is about. */
  refuses: { code?: string; param?: string } | undefined;
  /** Where events go. */
  webhookUrl: WebhookAddress;
  webhookSecret: string;
  /** Runs before a new session is answered, as a webhook could. */
  beforeAnswering: ((session: LocalSession) => Promise<unknown>) | undefined;
  readonly deliveries: Deliveries;
  private readonly answered = new Map<string, { body: string; answer: LocalAnswer }>();
  private readonly intentMetadata = new Map<string, FormBody>();

  constructor(webhookSecret: string) {
    super();
    this.webhookSecret = webhookSecret;
    this.deliveries = new Deliveries(
      event => this.signed(event),
      event => addressFor(this.webhookUrl, serviceOf(event)),
    );
  }

  /** An event as a call that the service must believe. */
  signed(event: object, timestamp = Math.floor(this.now() / 1000)) {
    const body = JSON.stringify(event);
    const signature = StripeSdk.webhooks.generateTestHeaderString({
      payload: body,
      secret: this.webhookSecret,
      timestamp,
    });
    return { body, headers: { 'Stripe-Signature': signature } };
  }

  /** The payer pays on the page. */
  pay(id: string): LocalSession {
    const session = this.mustFind(id);
    if (session.status !== 'open') throw new Error(`the session is ${session.status}`);
    session.status = 'complete';
    return this.charged(session, 'checkout.session.completed');
  }

  /** The payer chooses a bank debit, which takes days. */
  promise(id: string): void {
    const session = this.mustFind(id);
    session.status = 'complete';
    this.emit('checkout.session.completed', session);
  }

  /** The bank debit came, or bounced. */
  keep(id: string): LocalSession {
    return this.charged(this.mustFind(id), 'checkout.session.async_payment_succeeded');
  }

  bounce(id: string): void {
    this.emit('checkout.session.async_payment_failed', this.mustFind(id));
  }

  expire(id: string): LocalSession {
    const session = this.mustFind(id);
    session.status = 'expired';
    this.emit('checkout.session.expired', session);
    return session;
  }

  /** Money on the account, without a session. */
  addCharge(
    amount: number,
    currency: string,
    metadata: FormBody,
    created = Math.floor(this.now() / 1000),
  ): LocalCharge {
    const intent = `pi_${randomId()}`;
    const charge: LocalCharge = {
      id: `ch_${randomId()}`,
      object: 'charge',
      payment_intent: intent,
      amount,
      amount_refunded: 0,
      refunded: false,
      currency,
      metadata,
      status: 'succeeded',
      captured: true,
      created,
    };
    this.charges.set(intent, charge);
    return charge;
  }

  /** Somebody refunds on the processor's dashboard. */
  refund(intentId: string, amount?: number): LocalRefund {
    const charge = this.charges.get(intentId)!;
    const refund: LocalRefund = {
      id: `re_${randomId()}`,
      object: 'refund',
      status: 'succeeded',
      amount: amount ?? charge.amount - charge.amount_refunded,
      currency: charge.currency,
      payment_intent: intentId,
      metadata: {},
    };
    this.refunds.push(refund);
    charge.amount_refunded += amount ?? charge.amount - charge.amount_refunded;
    charge.refunded = charge.amount_refunded === charge.amount;
    this.emit('charge.refunded', charge);
    return refund;
  }

  emit(type: string, object: object): void {
    this.deliveries.push(this.event(type, object));
  }

  event(type: string, object: object) {
    const created = Math.floor(this.now() / 1000);
    return { id: `evt_${randomId()}`, object: 'event', created, type, data: { object: structuredClone(object) } };
  }

  protected override async answer(request: LocalRequest): Promise<LocalAnswer> {
    const { method, path, body } = request;
    const [, area, ...rest] = path.split('/');
    if (area === 'pay') return this.page(method, rest[0] ?? '', body);
    if (!request.headers.authorization?.startsWith('Bearer ')) return failure(401, 'no_api_key');
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string') return this.api(request);
    const before = this.answered.get(key);
    if (before) return before.body === body ? before.answer : failure(400, 'idempotency_key_in_use');
    const answer = await this.api(request);
    this.answered.set(key, { body, answer });
    return answer;
  }

  private async api({ method, path, query, body }: LocalRequest): Promise<LocalAnswer> {
    const call = `${method} ${path.replace(/(cs|pi)_\w+/, ':id')}`;
    const id = /(cs|pi)_\w+/.exec(path)?.[0] ?? '';
    const form = readForm(body);
    switch (call) {
      case 'POST /v1/checkout/sessions':
        return this.create(form);
      case 'GET /v1/checkout/sessions/:id':
        return this.read(id, [...query.values()].includes('payment_intent.latest_charge'));
      case 'POST /v1/checkout/sessions/:id/expire':
        if (this.sessions.get(id)?.status !== 'open') return failure(400, 'session_not_open');
        return { status: 200, body: this.expire(id) };
      case 'GET /v1/payment_intents/:id':
        return this.charges.has(id) ? { status: 200, body: this.intent(id) } : failure(404, 'resource_missing');
      case 'GET /v1/charges':
        return this.list(query);
      case 'POST /v1/refunds':
        return this.refundCall(form);
      default:
        return failure(404, 'unknown_route');
    }
  }

  private async create(form: FormBody): Promise<LocalAnswer> {
    const expiresAt = Number(text(form, 'expires_at'));
    if (expiresAt < this.now() / 1000 + HALF_AN_HOUR) return failure(400, 'expires_at_too_soon');
    const lines = Object.values(inner(form, 'line_items')) as FormBody[];
    const total = lines.reduce(
      (sum, line) => sum + Number(text(line, 'quantity')) * Number(text(inner(line, 'price_data'), 'unit_amount')),
      0,
    );
    if (total < SMALLEST_CENTS) return failure(400, 'amount_too_small');
    if (text(form, 'customer_email')?.endsWith('.invalid')) return failure(400, 'email_invalid', 'customer_email');
    if (this.refuses) return failure(400, this.refuses.code ?? 'parameter_invalid', this.refuses.param);
    const id = `cs_test_${randomId()}`;
    const session: LocalSession = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: total,
      currency: text(inner(lines[0] ?? {}, 'price_data'), 'currency') ?? '',
      client_reference_id: text(form, 'client_reference_id'),
      metadata: inner(form, 'metadata'),
      payment_intent: null,
      url: `${this.url}/pay/${id}`,
      success_url: text(form, 'success_url') ?? '',
      cancel_url: text(form, 'cancel_url') ?? '',
      customer_email: text(form, 'customer_email'),
      methods: Object.values(inner(form, 'allowed_payment_method_types')),
      expires_at: expiresAt,
    };
    this.sessions.set(id, session);
    this.intentMetadata.set(id, inner(inner(form, 'payment_intent_data'), 'metadata'));
    await this.beforeAnswering?.(session);
    return { status: 200, body: session };
  }

  private read(id: string, expanded: boolean): LocalAnswer {
    const session = this.sessions.get(id);
    if (!session) return failure(404, 'resource_missing');
    const intent = expanded && session.payment_intent ? this.intent(session.payment_intent) : session.payment_intent;
    return { status: 200, body: { ...session, payment_intent: intent } };
  }

  /** Newest first, as Stripe lists. */
  private list(query: URLSearchParams): LocalAnswer {
    const within = [...this.charges.values()]
      .filter(
        ({ created }) => created >= Number(query.get('created[gte]')) && created < Number(query.get('created[lt]')),
      )
      .toReversed();
    const after = query.get('starting_after');
    const from = after === null ? 0 : within.findIndex(({ id }) => id === after) + 1;
    const data = within.slice(from, from + Number(query.get('limit')));
    return { status: 200, body: { object: 'list', data, has_more: from + data.length < within.length } };
  }

  private intent(id: string) {
    return { id, object: 'payment_intent', status: 'succeeded', latest_charge: this.charges.get(id) };
  }

  private refundCall(form: FormBody): LocalAnswer {
    const intent = text(form, 'payment_intent') ?? '';
    const charge = this.charges.get(intent);
    if (!charge) return failure(404, 'resource_missing');
    const amount = Number(text(form, 'amount') ?? charge.amount);
    if (charge.refunded || amount > charge.amount - charge.amount_refunded) {
      return failure(400, 'charge_already_refunded');
    }
    return { status: 200, body: this.refund(intent, amount) };
  }

  private charged(session: LocalSession, type: string): LocalSession {
    const metadata = this.intentMetadata.get(session.id) ?? {};
    session.payment_status = 'paid';
    session.payment_intent = this.addCharge(session.amount_total, session.currency, metadata).payment_intent;
    this.emit(type, session);
    return session;
  }

  private page(method: string, id: string, body: string): LocalAnswer {
    const session = this.sessions.get(id);
    if (!session) return { status: 404, body: 'No such session.' };
    const choice = method === 'POST' ? text(readForm(body), 'choice') : undefined;
    if (choice === 'later' && session.status === 'open') {
      this.promise(id);
      return { status: 303, location: session.success_url };
    }
    if (choice === 'give-up') return { status: 303, location: session.cancel_url };
    if (choice === 'pay' && session.status === 'open') {
      this.pay(id);
      return { status: 303, location: session.success_url };
    }
    const note = choice === 'decline' ? 'The card was declined.' : undefined;
    return { status: 200, body: payPage('card', session.client_reference_id ?? '', session.amount_total, note) };
  }

  private mustFind(id: string): LocalSession {
    const session = this.sessions.get(id);
    if (!session) throw new Error(`no session ${id}`);
    return session;
  }
}

const serviceOf = (event: object): string =>
  text(inner(inner(inner(event as FormBody, 'data'), 'object'), 'metadata'), 'service') ?? '';

const randomId = () => randomBytes(12).toString('hex');

const failure = (status: number, code: string, param?: string): LocalAnswer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, param, message: code } },
});
