import { randomBytes, randomUUID, sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { addressFor, Deliveries, type SignedCall, type WebhookAddress } from './deliveries';
import { readForm, text } from './form-body';
import { searchedTransactions } from './local-paypal-search';
import { type LocalAnswer, type LocalRequest, LocalServer } from './local-server';
import { payPage } from './pay-page';
import { selfSignedCertificate } from './self-signed-certificate';

export interface Money {
  currency_code: string;
  value: string;
}

export interface LocalCapture {
  id: string;
  create_time: string;
  status: string;
  amount: Money;
  custom_id: string;
  invoice_id: string | undefined;
}

export interface LocalOrder {
  id: string;
  status: string;
  amount: Money;
  reference: string;
  invoiceId: string | undefined;
  /** The service it was opened by, which stands first in its description. */
  service: string;
  returnUrl: string;
  cancelUrl: string;
  declines: boolean;
  /** The capture is reviewed before the money counts. */
  isReviewed: boolean;
  capture: LocalCapture | undefined;
  refunds: { id: string; amount: Money; status: string }[];
}

interface OrderBody {
  purchase_units: { amount: Money; custom_id: string; invoice_id?: string; description?: string }[];
  payment_source: { paypal: { experience_context: { return_url: string; cancel_url: string } } };
}

/** The part of PayPal that the service uses: token, orders, captures, refunds, and webhooks under its own certificate. */
export class LocalPaypal extends LocalServer {
  readonly orders = new Map<string, LocalOrder>();
  webhookUrl: WebhookAddress;
  /** Answers 404 for the certificate. */
  hidesCertificate = false;
  readonly deliveries: Deliveries;
  private readonly identity = selfSignedCertificate('messageverificationcerts.local');
  private readonly answered = new Map<string, LocalAnswer>();
  private tokens = 0;

  constructor(
    private readonly webhookId: string,
    public credentials = { id: 'local-application', secret: 'local-application-secret' },
  ) {
    super();
    this.deliveries = new Deliveries(
      event => this.signed(event),
      event => addressFor(this.webhookUrl, this.serviceOf(event)),
    );
  }

  /** An event as a call that the service must believe. */
  signed(event: object, identity = this.identity, certificateUrl = `${this.url}/certs/local.pem`): SignedCall {
    const body = JSON.stringify(event);
    const id = randomUUID();
    const time = new Date(this.now()).toISOString();
    const signature = sign('RSA-SHA256', Buffer.from(this.signedText(id, time, body)), identity.privateKey);
    return {
      body,
      headers: {
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': signature.toString('base64'),
        'paypal-cert-url': certificateUrl,
        'paypal-auth-algo': 'SHA256withRSA',
      },
    };
  }

  /** Tokens that were given out are refused from now on, before their time. */
  refuseTokens(): void {
    this.tokens += 1;
  }

  /** The payer agrees on the page. */
  approve(id: string): LocalOrder {
    const order = this.orders.get(id)!;
    if (order.status !== 'CREATED') throw new Error(`the order is ${order.status}`);
    order.status = 'APPROVED';
    this.emit('CHECKOUT.ORDER.APPROVED', this.orderBody(order));
    return order;
  }

  /** Somebody refunds on the processor's dashboard. */
  refund(captureId: string, cents?: number): LocalAnswer {
    const order = [...this.orders.values()].find(({ capture }) => capture?.id === captureId);
    if (!order?.capture) return failure(404, 'RESOURCE_NOT_FOUND');
    const before = order.refunds.filter(isReturned).reduce((sum, refund) => sum + Number(refund.amount.value), 0);
    const whole = Number(order.capture.amount.value);
    const amount = { ...order.amount, value: (cents === undefined ? whole - before : cents / 100).toFixed(2) };
    if (before + Number(amount.value) > whole + 0.001) return failure(422, 'CAPTURE_FULLY_REFUNDED');
    const refund = { id: randomId(), amount, status: 'COMPLETED' };
    order.refunds.push(refund);
    const total = (before + Number(amount.value)).toFixed(2);
    order.capture.status = total === order.capture.amount.value ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    const body = {
      ...refund,
      custom_id: order.reference,
      invoice_id: order.invoiceId,
      seller_payable_breakdown: { total_refunded_amount: { ...order.amount, value: total } },
      links: [{ rel: 'up', href: `${this.url}/v2/payments/captures/${captureId}` }],
    };
    this.emit('PAYMENT.CAPTURE.REFUNDED', body);
    return { status: 201, body };
  }

  emit(type: string, resource: object): void {
    this.deliveries.push(this.event(type, resource));
  }

  event(type: string, resource: object) {
    const create_time = new Date(this.now()).toISOString();
    return { id: `WH-${randomId()}`, type, event_type: type, create_time, resource: structuredClone(resource) };
  }

  protected override answer(request: LocalRequest): LocalAnswer {
    const { method, path, body } = request;
    if (path === '/certs/local.pem') {
      return this.hidesCertificate ? { status: 404 } : { status: 200, body: this.identity.certificate };
    }
    if (path === '/checkoutnow') return this.page(method, request.query.get('token') ?? '', body);
    if (path === '/v1/oauth2/token') return this.token(request);
    if (request.headers.authorization !== `Bearer local-token-${this.tokens}`) {
      return failure(401, 'AUTHENTICATION_FAILURE');
    }
    const key = request.headers['paypal-request-id'];
    if (typeof key !== 'string') return this.api(request);
    const answer = this.answered.get(`${path} ${key}`) ?? this.api(request);
    this.answered.set(`${path} ${key}`, answer);
    return answer;
  }

  private api({ method, path, query, body }: LocalRequest): LocalAnswer {
    const [, , area, kind, id = '', verb] = path.split('/');
    const call = `${method} ${area}/${kind}${verb ? `/${verb}` : ''}`;
    switch (call) {
      case 'POST checkout/orders':
        return this.create(JSON.parse(body) as OrderBody);
      case 'GET checkout/orders':
        return this.orders.has(id) ? this.shown(id, 200) : failure(404, 'RESOURCE_NOT_FOUND');
      case 'POST checkout/orders/capture':
        return this.capture(id);
      case 'GET payments/captures': {
        const capture = this.captures().find(each => each.id === id);
        return capture ? { status: 200, body: capture } : failure(404, 'RESOURCE_NOT_FOUND');
      }
      case 'GET reporting/transactions':
        return searchedTransactions(this.captures(), query);
      case 'POST payments/captures/refund':
        return this.refund(id, Math.round(Number((JSON.parse(body) as { amount: Money }).amount.value) * 100));
      default:
        return failure(404, 'RESOURCE_NOT_FOUND');
    }
  }

  private create({ purchase_units: [unit], payment_source }: OrderBody): LocalAnswer {
    if (this.isCaptured(unit?.invoice_id)) return failure(422, 'DUPLICATE_INVOICE_ID');
    const { return_url, cancel_url } = payment_source.paypal.experience_context;
    const id = randomId().toUpperCase();
    this.orders.set(id, {
      id,
      status: 'CREATED',
      amount: { currency_code: unit!.amount.currency_code, value: unit!.amount.value },
      reference: unit!.custom_id,
      invoiceId: unit!.invoice_id,
      service: unit!.description?.split(' ')[0] ?? '',
      returnUrl: return_url,
      cancelUrl: cancel_url,
      declines: false,
      isReviewed: false,
      capture: undefined,
      refunds: [],
    });
    return this.shown(id, 201);
  }

  private capture(id: string): LocalAnswer {
    const order = this.orders.get(id);
    if (!order) return failure(404, 'RESOURCE_NOT_FOUND');
    if (order.capture) return failure(422, 'ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return failure(422, 'ORDER_NOT_APPROVED');
    if (this.isCaptured(order.invoiceId)) return failure(422, 'DUPLICATE_INVOICE_ID');
    if (order.declines) {
      order.declines = false;
      order.status = 'CREATED';
      return failure(422, 'INSTRUMENT_DECLINED');
    }
    order.status = 'COMPLETED';
    const { amount, reference: custom_id, invoiceId: invoice_id } = order;
    const create_time = new Date(this.now()).toISOString();
    const status = order.isReviewed ? 'PENDING' : 'COMPLETED';
    order.capture = { id: randomId(), create_time, status, amount, custom_id, invoice_id };
    this.emitCapture(order);
    return this.shown(id, 201);
  }

  /** The review ends: the money counts, or it never came. */
  endReview(id: string, status: 'COMPLETED' | 'DECLINED'): void {
    const order = this.orders.get(id)!;
    order.capture!.status = status;
    this.emitCapture(order);
  }

  private emitCapture({ id, capture }: LocalOrder): void {
    const type = capture!.status === 'DECLINED' ? 'DENIED' : capture!.status;
    this.emit(`PAYMENT.CAPTURE.${type}`, { ...capture, supplementary_data: { related_ids: { order_id: id } } });
  }

  private captures(): LocalCapture[] {
    return [...this.orders.values()].flatMap(({ capture }) => capture ?? []);
  }

  /** One invoice is paid once, whatever order it stands in. */
  private isCaptured(invoiceId: string | undefined): boolean {
    return [...this.orders.values()].some(({ capture }) => capture && capture.invoice_id === invoiceId && invoiceId);
  }

  private shown(id: string, status: number): LocalAnswer {
    return { status, body: this.orderBody(this.orders.get(id)!) };
  }

  private orderBody({ id, status, amount, reference, invoiceId, capture, refunds }: LocalOrder) {
    return {
      id,
      status,
      intent: 'CAPTURE',
      purchase_units: [
        {
          reference_id: reference,
          custom_id: reference,
          invoice_id: invoiceId,
          amount,
          payments: { captures: capture ? [capture] : [], refunds },
        },
      ],
      links: [{ rel: 'payer-action', href: `${this.url}/checkoutnow?token=${id}`, method: 'GET' }],
    };
  }

  private token({ headers }: LocalRequest): LocalAnswer {
    const { id, secret } = this.credentials;
    const expected = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
    if (headers.authorization !== expected) return { status: 401, body: { error: 'invalid_client' } };
    return {
      status: 200,
      body: { access_token: `local-token-${this.tokens}`, token_type: 'Bearer', expires_in: 32_400, scope: '' },
    };
  }

  private page(method: string, id: string, body: string): LocalAnswer {
    const order = this.orders.get(id);
    if (!order) return { status: 404, body: 'No such order.' };
    const choice = method === 'POST' ? text(readForm(body), 'choice') : undefined;
    if (choice === 'give-up') return { status: 303, location: `${order.cancelUrl}&token=${id}` };
    if (choice && order.status === 'CREATED') {
      order.declines = choice === 'decline';
      order.isReviewed = choice === 'later';
      this.approve(id);
      return { status: 303, location: `${order.returnUrl}&token=${id}&PayerID=LOCALPAYER` };
    }
    return { status: 200, body: payPage('wallet', order.reference, Math.round(Number(order.amount.value) * 100)) };
  }

  private serviceOf(event: object): string {
    const said = JSON.stringify(event);
    return (
      [...this.orders.values()].findLast(({ invoiceId, reference }) => said.includes(`"${invoiceId ?? reference}"`))
        ?.service ?? ''
    );
  }

  private signedText(id: string, time: string, body: string): string {
    return `${id}|${time}|${this.webhookId}|${crc32(body)}`;
  }
}

const isReturned = ({ status }: { status: string }) => status === 'COMPLETED';

const randomId = () => randomBytes(9).toString('hex');

const failure = (status: number, issue: string): LocalAnswer => ({
  status,
  body: { name: issue, message: issue, details: [{ issue }] },
});
