import { h } from '#kit/element';
import { words } from '#kit/language';

const p = words({
  waiting: [
    'Your payment is on its way. This page changes as soon as it is confirmed.',
    'دفعتك في الطريق. تتغيّر هذه الصفحة فور تأكيدها.',
  ],
  underWay: [
    'Your payment is under way, which can take some days. Your nights are kept for it; please do not pay again.',
    'دفعتك قيد المعالجة، وقد تستغرق بضعة أيام. ليالي إقامتك محفوظة لها؛ يرجى عدم الدفع مرة أخرى.',
  ],
  unpaid: ['I have not paid yet', 'لم أدفع بعد'],
});

/** In place of the button to pay, which would charge the guest a second time. */
export function paymentOnItsWay(): HTMLElement[] {
  const back = new URL(location.href);
  back.searchParams.delete('payment');
  return [
    h('p', { role: 'status', 'data-payment': 'waiting' }, h('strong', {}, p('waiting'))),
    h('p', {}, h('a', { href: back.href }, p('unpaid'))),
  ];
}

/** In place of the button while the processor says that the money is under way, such as a bank debit. */
export const paymentUnderWay = (): HTMLElement =>
  h('p', { role: 'status', 'data-payment': 'processing' }, h('strong', {}, p('underWay')));
