import { currencyOf, nonEmptyString, NO_REFERENCES, reportedCents, type VerifiedEvent } from './webhook-verifier';

interface Money {
  value?: string;
  currency_code?: string;
}

interface Resource {
  id?: string;
  amount?: Money;
  custom_id?: string;
  invoice_id?: string;
  purchase_units?: { amount?: Money; custom_id?: string; invoice_id?: string }[];
  supplementary_data?: { related_ids?: { order_id?: string; capture_id?: string } };
  seller_payable_breakdown?: { total_refunded_amount?: Money };
  links?: { rel?: string; href?: string }[];
}

export interface PaypalEvent {
  id: string;
  event_type: string;
  resource?: Resource | null;
}

/** Converts an event. PayPal does not mark full refunds; they are recognised by their amount. */
export function eventOf({ id, event_type: type, resource: reported }: PaypalEvent): VerifiedEvent {
  const resource = reported ?? {};
  switch (type) {
    case 'CHECKOUT.ORDER.APPROVED':
      return orderEvent(id, resource);
    case 'PAYMENT.CAPTURE.COMPLETED':
      return captureEvent(id, 'paid', resource);
    case 'PAYMENT.CAPTURE.DENIED':
      return captureEvent(id, 'failed', resource);
    case 'PAYMENT.CAPTURE.REFUNDED':
      return refundEvent(id, resource);
    default:
      return { eventId: id, type: 'other', ...NO_REFERENCES };
  }
}

function orderEvent(eventId: string, { id, purchase_units: units }: Resource): VerifiedEvent {
  const unit = units?.[0];
  return {
    ...NO_REFERENCES,
    eventId,
    type: 'approved',
    sessionId: nonEmptyString(id),
    ...moneyOf(unit?.amount),
    ...keysOf(unit),
  };
}

function captureEvent(eventId: string, type: 'paid' | 'failed', resource: Resource): VerifiedEvent {
  return {
    ...NO_REFERENCES,
    eventId,
    type,
    about: 'money',
    sessionId: nonEmptyString(resource.supplementary_data?.related_ids?.order_id),
    intentId: nonEmptyString(resource.id),
    ...moneyOf(resource.amount),
    ...keysOf(resource),
  };
}

/** The resource is the refund; its `up` link contains the id of the capture. */
function refundEvent(eventId: string, resource: Resource): VerifiedEvent {
  const capture = resource.links
    ?.find(link => link.rel === 'up')
    ?.href?.split('/')
    .at(-1);
  return {
    ...NO_REFERENCES,
    eventId,
    type: 'refunded',
    about: 'money',
    sessionId: nonEmptyString(resource.supplementary_data?.related_ids?.order_id),
    intentId: nonEmptyString(capture) ?? nonEmptyString(resource.supplementary_data?.related_ids?.capture_id),
    ...moneyOf(resource.seller_payable_breakdown?.total_refunded_amount ?? resource.amount),
    ...keysOf(resource),
  };
}

const keysOf = (unit: { custom_id?: string; invoice_id?: string } | undefined) => ({
  paymentKey: nonEmptyString(unit?.invoice_id),
  reference: nonEmptyString(unit?.custom_id),
});

const moneyOf = (money: Money | undefined) => ({
  amountCents: reportedCents(money?.value),
  currency: currencyOf(money?.currency_code),
});
