import { isPlainObject } from '#kit/fields/shape-fields';
import {
  currencyOf,
  type DisputeType,
  instantText,
  nonEmptyString,
  NO_REFERENCES,
  reportedCents,
  shortText,
  type VerifiedEvent,
} from './webhook-verifier';

interface Money {
  value?: string;
  currency_code?: string;
}

interface Resource {
  id?: string;
  status?: string;
  status_details?: { reason?: string };
  amount?: Money;
  custom_id?: string;
  invoice_id?: string;
  purchase_units?: { amount?: Money; custom_id?: string; invoice_id?: string }[];
  supplementary_data?: { related_ids?: { order_id?: string; capture_id?: string } };
  seller_payable_breakdown?: { total_refunded_amount?: Money };
  links?: { rel?: string; href?: string }[];
}

interface Dispute {
  dispute_id?: string;
  disputed_transactions?: { seller_transaction_id?: string; invoice_number?: string; custom?: string }[];
  reason?: string;
  status?: string;
  dispute_amount?: Money;
  dispute_outcome?: { outcome_code?: string };
  seller_response_due_date?: string;
}

export interface PaypalEvent {
  id: string;
  event_type: string;
  create_time?: string;
  resource?: (Resource & Dispute) | null;
}

type Stamp = Pick<VerifiedEvent, 'eventId' | 'occurredAt'>;

/** Types that repeat what other events report. */
const IGNORED_TYPES: ReadonlySet<string> = new Set([
  'CHECKOUT.ORDER.COMPLETED',
  'CHECKOUT.ORDER.SAVED',
  'CHECKOUT.ORDER.PROCESSED',
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
  'PAYMENT.REFUND.PENDING',
  'PAYMENT.ORDER.CREATED',
]);

/** Outcomes after which the money stays with us; PayPal pays some buyers itself. */
const WON: ReadonlySet<string> = new Set([
  'RESOLVED_SELLER_FAVOUR',
  'RESOLVED_WITH_PAYOUT',
  'CANCELED_BY_BUYER',
  'DENIED',
]);

/** Converts an event. PayPal does not mark full refunds; they are recognised by their amount. */
export function eventOf({
  id: eventId,
  event_type: type,
  create_time,
  resource: reported,
}: PaypalEvent): VerifiedEvent {
  const resource = reported ?? {};
  const stamp = { eventId, occurredAt: instantText(create_time) };
  switch (type) {
    case 'CHECKOUT.ORDER.APPROVED':
      return orderEvent(stamp, resource);
    case 'PAYMENT.CAPTURE.COMPLETED':
      return captureEvent(stamp, 'paid', resource);
    case 'PAYMENT.CAPTURE.PENDING':
      return captureEvent(stamp, 'processing', resource);
    case 'PAYMENT.CAPTURE.DENIED':
    case 'PAYMENT.CAPTURE.DECLINED':
      return captureEvent(stamp, 'failed', resource);
    case 'PAYMENT.CAPTURE.REFUNDED':
      return refundEvent(stamp, resource);
    case 'PAYMENT.REFUND.FAILED':
    case 'PAYMENT.REFUND.DENIED':
    case 'PAYMENT.REFUND.CANCELLED':
      return failedRefundEvent(stamp, resource);
    case 'PAYMENT.CAPTURE.REVERSED':
      return reversalEvent(stamp, resource);
    case 'CUSTOMER.DISPUTE.CREATED':
    case 'CUSTOMER.DISPUTE.UPDATED':
    case 'CUSTOMER.DISPUTE.RESOLVED':
      return disputeEvent(stamp, resource);
    default:
      return IGNORED_TYPES.has(type) || !isPlainObject(resource)
        ? { ...NO_REFERENCES, eventId, type: 'other' }
        : unreadEvent(eventId, type, resource);
  }
}

function orderEvent(stamp: Stamp, { id, purchase_units: units }: Resource): VerifiedEvent {
  const unit = units?.[0];
  return {
    ...NO_REFERENCES,
    ...stamp,
    type: 'approved',
    sessionId: nonEmptyString(id),
    ...moneyOf(unit?.amount),
    ...keysOf(unit),
  };
}

function captureEvent(stamp: Stamp, type: 'paid' | 'failed' | 'processing', resource: Resource): VerifiedEvent {
  return {
    ...NO_REFERENCES,
    ...stamp,
    type,
    about: 'money',
    sessionId: nonEmptyString(resource.supplementary_data?.related_ids?.order_id),
    intentId: nonEmptyString(resource.id),
    ...moneyOf(resource.amount),
    ...keysOf(resource),
  };
}

function refundEvent(stamp: Stamp, resource: Resource): VerifiedEvent {
  return {
    ...NO_REFERENCES,
    ...stamp,
    type: 'refunded',
    about: 'money',
    ...captureOf(resource),
    ...moneyOf(resource.seller_payable_breakdown?.total_refunded_amount ?? resource.amount),
    ...keysOf(resource),
  };
}

function failedRefundEvent(stamp: Stamp, resource: Resource): VerifiedEvent {
  return {
    ...NO_REFERENCES,
    ...stamp,
    type: 'refund_failed',
    about: 'money',
    subjectId: nonEmptyString(resource.id),
    reason: shortText(resource.status_details?.reason) ?? shortText(resource.status),
    ...captureOf(resource),
    ...moneyOf(resource.amount),
    ...keysOf(resource),
  };
}

/** A reversal: PayPal took the money back, often before or without a dispute. The resource is a refund or the capture. */
function reversalEvent(stamp: Stamp, resource: Resource): VerifiedEvent {
  const names = captureOf(resource);
  const ownId = nonEmptyString(resource.id);
  return {
    ...NO_REFERENCES,
    ...stamp,
    type: 'disputed',
    about: 'money',
    ...names,
    intentId: names.intentId ?? ownId,
    subjectId: `reversal-${ownId ?? names.intentId ?? stamp.eventId}`,
    reason: shortText(resource.status_details?.reason) ?? 'reversed',
    isTaken: true,
    ...moneyOf(resource.amount),
    ...keysOf(resource),
  };
}

/** PayPal takes disputed money only when it decides for the buyer, or by a reversal. */
function disputeEvent(stamp: Stamp, dispute: Dispute): VerifiedEvent {
  const transaction = dispute.disputed_transactions?.[0];
  const type = disputeType(dispute);
  return {
    ...NO_REFERENCES,
    ...stamp,
    type,
    about: 'money',
    subjectId: nonEmptyString(dispute.dispute_id),
    intentId: nonEmptyString(transaction?.seller_transaction_id),
    ...moneyOf(dispute.dispute_amount),
    ...keysOf({ invoice_id: transaction?.invoice_number, custom_id: transaction?.custom }),
    reason: shortText(dispute.reason),
    dueBy: instantText(dispute.seller_response_due_date),
    isTaken: type === 'disputed' ? null : type === 'dispute_lost',
  };
}

function disputeType({ status, dispute_outcome }: Dispute): DisputeType {
  if (status !== 'RESOLVED') return 'disputed';
  return WON.has(dispute_outcome?.outcome_code ?? '') ? 'dispute_won' : 'dispute_lost';
}

/** An unsupported kind of event, with the ids of a payment that it contains. */
function unreadEvent(eventId: string, type: string, resource: Resource): VerifiedEvent {
  const names = captureOf(resource);
  return {
    ...NO_REFERENCES,
    eventId,
    type: 'unread',
    about: 'money',
    reason: shortText(type),
    sessionId: names.sessionId ?? (type.startsWith('CHECKOUT.ORDER.') ? nonEmptyString(resource.id) : null),
    intentId: names.intentId ?? nonEmptyString(resource.id),
    ...keysOf(resource.purchase_units?.[0] ?? resource),
  };
}

/** The `up` link of a refund contains the id of its capture. */
function captureOf({ links, supplementary_data }: Resource) {
  const up = Array.isArray(links) ? links.find(link => link?.rel === 'up')?.href : undefined;
  const related = supplementary_data?.related_ids;
  return {
    sessionId: nonEmptyString(related?.order_id),
    intentId: captureIdOf(up) ?? nonEmptyString(related?.capture_id),
  };
}

const captureIdOf = (href: unknown): string | null =>
  typeof href === 'string' && href.includes('/captures/') ? nonEmptyString(href.split('/').at(-1)) : null;

const keysOf = (unit: { custom_id?: string | undefined; invoice_id?: string | undefined } | undefined) => ({
  paymentKey: nonEmptyString(unit?.invoice_id),
  reference: nonEmptyString(unit?.custom_id),
});

const moneyOf = (money: Money | undefined) => ({
  amountCents: reportedCents(money?.value),
  currency: currencyOf(money?.currency_code),
});
