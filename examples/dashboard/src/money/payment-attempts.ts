import { h } from '#kit/element';
import { moment, money } from '#kit/format';
import { words } from '#kit/language';
import type { Payment } from './api';
import { processorName } from './words';

const say = words({
  title: ['Payments', 'الدفعات'],
  until: ['Under way, kept until {time}', 'قيد المعالجة، محفوظة حتى {time}'],
  refused: ['Refused: {reason}', 'مرفوضة: {reason}'],
  refundFailed: ['The refund failed: {reason}', 'تعذّر الرد: {reason}'],
  unread: ['Reports that are not understood: {n}', 'بلاغات غير مفهومة: {n}'],
  dispute: ['Dispute over {amount}: {reason}', 'اعتراض على {amount}: {reason}'],
  due: ['Respond by {time}', 'آخر موعد للرد {time}'],
});

const statusName = words<Payment['status']>({
  opened: ['Open', 'مفتوحة'],
  processing: ['Under way', 'قيد المعالجة'],
  paid: ['Paid', 'مدفوعة'],
  failed: ['Failed', 'فشلت'],
  expired: ['Expired', 'منتهية'],
  closed: ['Closed', 'مغلقة'],
  refund_due: ['To be returned', 'مستحقة الرد'],
  refunded: ['Returned', 'مردودة'],
});

const disputeName = words<Payment['disputes'][number]['status']>({
  open: ['Open', 'مفتوح'],
  won: ['Won', 'حُسم لصالحنا'],
  lost: ['Lost', 'خُسر'],
});
const DISPUTE_CLASS = { open: 'bad', won: 'good', lost: 'bad' };

/** Every attempt to pay, with what went wrong with it. */
export function paymentAttempts(payments: Payment[], zone: string | undefined): HTMLElement | false {
  return (
    payments.length > 0 &&
    h(
      'section',
      { id: 'payment-attempts' },
      h('h3', {}, say('title')),
      h('ul', { class: 'refunds' }, ...payments.map(payment => attempt(payment, zone))),
    )
  );
}

function attempt(payment: Payment, zone: string | undefined): HTMLElement {
  const { provider, amount, currency, status, processing_until: until, refusal, refund_error, unread_events } = payment;
  const note = (text: string) => h('small', {}, text);
  return h(
    'li',
    { 'data-payment': status },
    h('strong', {}, money(amount, currency)),
    h('span', {}, processorName(provider)),
    h('span', { class: 'tag' }, statusName(status)),
    until !== null && note(say('until', { time: moment(until, zone) })),
    refusal !== null && note(say('refused', { reason: refusal })),
    refund_error !== null && note(say('refundFailed', { reason: refund_error })),
    unread_events > 0 && note(say('unread', { n: unread_events })),
    ...payment.disputes.map(dispute => disputeOf(dispute, zone)),
  );
}

const disputeOf = (
  { amount, currency, reason, status, due_by: due }: Payment['disputes'][number],
  zone: string | undefined,
): HTMLElement =>
  h(
    'p',
    { 'data-dispute': status },
    h('span', { class: `tag ${DISPUTE_CLASS[status]}` }, disputeName(status)),
    say('dispute', { amount: money(amount, currency), reason: reason ?? '–' }),
    status === 'open' && due !== null && h('small', {}, say('due', { time: moment(due, zone) })),
  );
