import type StripeSdk from 'stripe' with { 'resolution-mode': 'import' };
import { isPlainObject } from '#kit/fields/shape-fields';
import { BadRequest } from '#kit/refusals/refusal';
import {
  currencyOf,
  type DisputeType,
  type EventType,
  instantText,
  nonEmptyString,
  NO_REFERENCES,
  shortText,
  type VerifiedEvent,
  wholeCents,
} from './webhook-verifier';

type Type = StripeSdk.Event['type'];
type Stamp = Pick<VerifiedEvent, 'eventId' | 'occurredAt'> & { name: string };
type Reader = (stamp: Stamp, object: never) => VerifiedEvent;

/** Event types whose object is parsed. */
const READERS = {
  // A bank debit completes the session days before the money arrives, which another event reports.
  'checkout.session.completed': sessionReader(({ payment_status }) =>
    payment_status === 'unpaid' ? 'processing' : 'paid',
  ),
  'checkout.session.async_payment_succeeded': sessionReader(() => 'paid'),
  'checkout.session.async_payment_failed': sessionReader(() => 'failed'),
  'checkout.session.expired': sessionReader(() => 'expired'),
  'payment_intent.processing': intentEvent,
  'charge.refunded': refundEvent,
  'refund.created': failedRefundEvent,
  'refund.failed': failedRefundEvent,
  'refund.updated': failedRefundEvent,
  'charge.refund.updated': failedRefundEvent,
  'charge.dispute.created': disputeEvent,
  'charge.dispute.updated': disputeEvent,
  'charge.dispute.closed': disputeEvent,
  'charge.dispute.funds_withdrawn': disputeEvent,
  'charge.dispute.funds_reinstated': disputeEvent,
} satisfies Partial<Record<Type, Reader>> as unknown as Readonly<Record<string, Reader | undefined>>;

/** Types that repeat what other events report. */
const IGNORED_TYPES: ReadonlySet<string> = new Set([
  'charge.captured',
  'charge.expired',
  'charge.failed',
  'charge.pending',
  'charge.succeeded',
  'charge.updated',
  'payment_intent.amount_capturable_updated',
  'payment_intent.canceled',
  'payment_intent.created',
  'payment_intent.partially_funded',
  'payment_intent.payment_failed',
  'payment_intent.requires_action',
  'payment_intent.succeeded',
] satisfies Type[]);

/** Statuses of inquiries, which withdraw no money. */
const INQUIRY = /^(warning_|prevented$)/;

/** @throws BadRequest for a known event without an object */
export function eventOf({ id: eventId, type: name, created, data }: StripeSdk.Event): VerifiedEvent {
  const object: unknown = data?.object;
  const read = Object.hasOwn(READERS, name) ? READERS[name] : undefined;
  if (read && !isPlainObject(object)) throw BadRequest();
  if (read) return read({ eventId, occurredAt: instantText(created), name }, object as never);
  if (IGNORED_TYPES.has(name) || !isPlainObject(object)) return { ...NO_REFERENCES, eventId, type: 'other' };
  return { ...NO_REFERENCES, eventId, type: 'unread', about: 'money', reason: shortText(name), ...namesOf(object) };
}

function sessionReader(typeOf: (session: StripeSdk.Checkout.Session) => EventType): Reader {
  return ({ eventId, occurredAt }, session: StripeSdk.Checkout.Session) => ({
    ...NO_REFERENCES,
    eventId,
    occurredAt,
    type: typeOf(session),
    sessionId: nonEmptyString(session.id),
    intentId: idOf(session.payment_intent),
    amountCents: wholeCents(session.amount_total),
    currency: currencyOf(session.currency),
    ...keysOf(session.metadata),
    reference: nonEmptyString(session.client_reference_id),
  });
}

function intentEvent({ eventId, occurredAt }: Stamp, intent: StripeSdk.PaymentIntent): VerifiedEvent {
  return {
    ...NO_REFERENCES,
    eventId,
    occurredAt,
    type: 'processing',
    about: 'money',
    intentId: nonEmptyString(intent.id),
    amountCents: wholeCents(intent.amount),
    currency: currencyOf(intent.currency),
    ...keysOf(intent.metadata),
  };
}

function refundEvent({ eventId, occurredAt }: Stamp, charge: StripeSdk.Charge): VerifiedEvent {
  return {
    ...NO_REFERENCES,
    eventId,
    occurredAt,
    type: charge.refunded ? 'refunded' : 'partially_refunded',
    about: 'money',
    intentId: idOf(charge.payment_intent),
    amountCents: wholeCents(charge.amount_refunded),
    currency: currencyOf(charge.currency),
    ...keysOf(charge.metadata),
  };
}

/** Stripe reports one failure by several events. Other changes of a refund are reported with its charge. */
function failedRefundEvent({ eventId, occurredAt }: Stamp, refund: StripeSdk.Refund): VerifiedEvent {
  const isFailed = refund.status === 'failed' || refund.status === 'canceled';
  if (!isFailed) return { ...NO_REFERENCES, eventId, type: 'other' };
  return {
    ...NO_REFERENCES,
    eventId,
    occurredAt,
    type: 'refund_failed',
    about: 'money',
    subjectId: nonEmptyString(refund.id),
    intentId: idOf(refund.payment_intent),
    amountCents: wholeCents(refund.amount),
    currency: currencyOf(refund.currency),
    reason: shortText(refund.failure_reason) ?? refund.status,
    ...keysOf(refund.metadata),
  };
}

function disputeEvent({ eventId, occurredAt, name }: Stamp, dispute: StripeSdk.Dispute): VerifiedEvent {
  const status = String(dispute.status);
  return {
    ...NO_REFERENCES,
    eventId,
    occurredAt,
    type: disputeType(status),
    about: 'money',
    subjectId: nonEmptyString(dispute.id),
    intentId: idOf(dispute.payment_intent),
    amountCents: wholeCents(dispute.amount),
    currency: currencyOf(dispute.currency),
    reason: shortText(dispute.reason),
    dueBy: instantText(dispute.evidence_details?.due_by),
    isTaken: isTaken(name, status),
    ...keysOf(dispute.metadata),
  };
}

function disputeType(status: string): DisputeType {
  if (status === 'lost') return 'dispute_lost';
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'dispute_won' : 'disputed';
}

/** Stripe withdraws the money with a dispute, but not with an inquiry. */
function isTaken(name: string, status: string): boolean | null {
  if (name === 'charge.dispute.funds_reinstated' || status === 'won') return false;
  return name === 'charge.dispute.funds_withdrawn' || !INQUIRY.test(status) ? true : null;
}

/** The ids of a payment in an object of an unsupported kind. */
function namesOf(object: Record<string, unknown>) {
  const { id, object: kind, payment_intent: intent, metadata } = object;
  const ownIntent = kind === 'payment_intent' ? nonEmptyString(id) : null;
  return {
    sessionId: kind === 'checkout.session' ? nonEmptyString(id) : null,
    intentId: ownIntent ?? idOf(intent as string | { id: string } | null),
    ...keysOf(isPlainObject(metadata) ? (metadata as Record<string, string>) : null),
  };
}

const keysOf = (metadata: Record<string, string> | null | undefined) => ({
  paymentKey: nonEmptyString(metadata?.['payment']),
  reference: nonEmptyString(metadata?.['reference']),
  service: nonEmptyString(metadata?.['service']),
});

const idOf = (object: string | { id: string } | null | undefined): string | null =>
  nonEmptyString(typeof object === 'string' ? object : object?.id);
