import type { Order, TransactionInformation } from '@paypal/paypal-server-sdk';
import { Temporal } from 'temporal-polyfill';
import type { PaypalConfiguration } from '#kit/config/configuration';
import { toCents } from '#kit/money/money';
import type { PaypalClient } from './paypal-client';
import {
  type Charge,
  type ChargePage,
  type ChargeWindow,
  PaymentGateway,
  payableLines,
  ProcessorFailure,
  type RefundRequest,
  type Session,
  type SessionRequest,
  type SessionState,
} from './payment-gateway';

const PAGE_SIZE = 100;
/** PayPal searches at most 31 days in one request. */
const SEARCH_HOURS = 31 * 24;
/** Codes of payments received; refunds, fees and transfers have others. */
const PAYMENT_CODE = /^T00/;
const FAILED_REFUND: ReadonlySet<string> = new Set(['FAILED', 'CANCELLED']);
const WHOLE_RECORD = 'return=representation';

/** PayPal orders: the payer approves the order, then it is captured. */
export class PaypalGateway extends PaymentGateway {
  override readonly name = 'paypal';
  override readonly mode: 'test' | 'live';

  constructor(
    private readonly client: PaypalClient,
    { mode }: PaypalConfiguration,
  ) {
    super();
    this.mode = mode === 'live' ? 'live' : 'test';
  }

  override minimumCents(): number {
    return 1;
  }

  override async open(request: SessionRequest): Promise<Session> {
    const { CheckoutPaymentIntent, PaypalExperienceUserAction, PaypalWalletContextShippingPreference } = await import(
      '@paypal/paypal-server-sdk'
    );
    const { result } = await this.client.call(({ orders }) =>
      orders.createOrder({
        paypalRequestId: request.idempotencyKey,
        prefer: WHOLE_RECORD,
        body: {
          intent: CheckoutPaymentIntent.Capture,
          purchaseUnits: [purchaseUnit(request)],
          paymentSource: {
            paypal: {
              experienceContext: {
                returnUrl: request.successUrl,
                cancelUrl: request.cancelUrl,
                userAction: PaypalExperienceUserAction.PayNow,
                shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
                locale: request.locale === 'ar' ? 'ar-EG' : 'en-US',
              },
            },
          },
        },
      }),
    );
    const url = result.links?.find(link => link.rel === 'payer-action' || link.rel === 'approve')?.href;
    if (!result.id || !url) throw new ProcessorFailure(this.name, true, 'order_without_page');
    return { sessionId: result.id, intentId: null, url };
  }

  override async state(sessionId: string): Promise<SessionState> {
    try {
      return stateOf((await this.client.call(({ orders }) => orders.getOrder({ id: sessionId }))).result);
    } catch (error) {
      if (error instanceof ProcessorFailure && error.reason === 'RESOURCE_NOT_FOUND') return EXPIRED;
      throw error;
    }
  }

  /** PayPal captures an approved order exactly once, so no idempotency key is needed. */
  override async confirm(sessionId: string): Promise<SessionState> {
    try {
      const { result } = await this.client.call(({ orders }) =>
        orders.captureOrder({ id: sessionId, prefer: WHOLE_RECORD, body: {} }),
      );
      const captured = stateOf(result);
      return captured.intentId ? captured : this.state(sessionId);
    } catch (error) {
      if (!(error instanceof ProcessorFailure && error.isRejected)) throw error;
      const state = await this.state(sessionId);
      return error.reason === 'INSTRUMENT_DECLINED' ? { ...state, status: 'failed' } : state;
    }
  }

  override async refund(request: RefundRequest): Promise<void> {
    const { intentId, amountCents, currency, reference, idempotencyKey, isPart = false } = request;
    try {
      await this.client.call(({ payments }) =>
        payments.refundCapturedPayment({
          captureId: intentId,
          paypalRequestId: idempotencyKey,
          prefer: WHOLE_RECORD,
          body: { amount: { currencyCode: currency, value: decimal(amountCents) }, customId: reference },
        }),
      );
    } catch (error) {
      if (isPart || !(error instanceof ProcessorFailure && error.reason === 'CAPTURE_FULLY_REFUNDED')) throw error;
    }
  }

  /** The cursor is the start of the searched span and the page in it. New transactions appear after up to three hours. */
  override async list({ from, to }: ChargeWindow, cursor: string | null): Promise<ChargePage> {
    const [at, number] = cursor?.split(' ') ?? [];
    const begin = at ? Temporal.Instant.from(at) : from;
    const page = Number(number ?? 1);
    const limit = begin.add({ hours: SEARCH_HOURS });
    const end = Temporal.Instant.compare(limit, to) < 0 ? limit : to;
    const { result } = await this.client.call(({ transactions }) =>
      transactions.searchTransactions({
        startDate: begin.toString(),
        endDate: end.toString(),
        fields: 'transaction_info',
        pageSize: PAGE_SIZE,
        page,
      }),
    );
    const found = (result.transactionDetails ?? []).flatMap(({ transactionInfo }) => receivedCharge(transactionInfo));
    const isLastSpan = Temporal.Instant.compare(end, to) >= 0;
    const next = page < (result.totalPages ?? 1) ? `${begin.toString()} ${page + 1}` : `${end.toString()} 1`;
    return { charges: found, cursor: isLastSpan && page >= (result.totalPages ?? 1) ? null : next };
  }

  override async charge(intentId: string): Promise<Charge | undefined> {
    try {
      const { result } = await this.client.call(({ payments }) => payments.getCapturedPayment({ captureId: intentId }));
      if (capturedStatus(String(result.status)) !== 'paid') return undefined;
      return {
        intentId,
        service: null,
        paymentKey: result.invoiceId ?? null,
        reference: result.customId ?? null,
        amountCents: result.amount ? toCents(Number(result.amount.value)) : null,
        currency: result.amount?.currencyCode ?? null,
        refundedCents: null,
        paidAt: new Date(result.createTime ?? 0),
      };
    } catch (error) {
      if (error instanceof ProcessorFailure && error.reason === 'RESOURCE_NOT_FOUND') return undefined;
      throw error;
    }
  }

  /** PayPal cannot close orders. An uncaptured order expires, and a closed payment is never captured. */
  override async close(): Promise<void> {}
}

const EXPIRED: SessionState = {
  status: 'expired',
  intentId: null,
  amountCents: null,
  currency: null,
  refundedCents: 0,
};

const decimal = (cents: number): string => (cents / 100).toFixed(2);

function purchaseUnit(request: SessionRequest) {
  const { amountCents, currency, paymentKey, reference, service } = request;
  const money = (cents: number) => ({ currencyCode: currency, value: decimal(cents) });
  return {
    referenceId: reference,
    customId: reference,
    invoiceId: paymentKey,
    description: `${service} ${reference}`,
    amount: { ...money(amountCents), breakdown: { itemTotal: money(amountCents) } },
    items: payableLines(request).map(line => ({
      name: line.name.slice(0, 127),
      quantity: String(line.quantity),
      unitAmount: money(line.unitAmountCents),
    })),
  };
}

function stateOf(order: Order): SessionState {
  const unit = order.purchaseUnits?.[0];
  const capture = unit?.payments?.captures?.[0];
  const amount = capture?.amount ?? unit?.amount;
  const refunds = unit?.payments?.refunds ?? [];
  return {
    status: capture ? capturedStatus(String(capture.status)) : orderStatus(String(order.status)),
    intentId: capture?.id ?? null,
    amountCents: amount ? toCents(Number(amount.value)) : null,
    currency: amount?.currencyCode ?? null,
    refundedCents: refunds
      .filter(({ status }) => !FAILED_REFUND.has(String(status)))
      .reduce((sum, refund) => sum + toCents(Number(refund.amount?.value ?? 0)), 0),
  };
}

/** The charge of a transaction; none for refunds, fees and transactions that are not complete. */
function receivedCharge(transaction: TransactionInformation | undefined): Charge[] {
  const { transactionId, transactionEventCode = '', transactionStatus = '', transactionAmount } = transaction ?? {};
  // V is a payment that was reversed later.
  const isReceived = PAYMENT_CODE.test(transactionEventCode) && ['S', 'V'].includes(transactionStatus);
  const amountCents = transactionAmount ? toCents(Number(transactionAmount.value)) : 0;
  if (!transaction || !transactionId || !isReceived || amountCents <= 0) return [];
  return [
    {
      intentId: transactionId,
      service: null,
      paymentKey: transaction.invoiceId ?? null,
      reference: transaction.customField ?? null,
      amountCents,
      currency: transactionAmount?.currencyCode ?? null,
      refundedCents: null,
      paidAt: new Date(transaction.transactionInitiationDate ?? 0),
    },
  ];
}

function capturedStatus(status: string): SessionState['status'] {
  if (status === 'PENDING') return 'pending';
  return status === 'DECLINED' || status === 'FAILED' ? 'failed' : 'paid';
}

function orderStatus(status: string): SessionState['status'] {
  if (status === 'APPROVED') return 'approved';
  if (status === 'COMPLETED') return 'pending';
  return status === 'VOIDED' ? 'expired' : 'open';
}
