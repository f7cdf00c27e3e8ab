import { dataOf } from 'quintet-clients/answers';
import { h } from '#kit/element';
import { money } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { type Page, render, type Visit } from '#kit/router';
import { emptyState } from '#kit/states';
import { type Order, school } from '../school';
import { w } from '../words';

const say = words({
  paid: ['The course is yours', 'الدورة لك الآن'],
  pending: ['We are waiting for the payment', 'ننتظر تأكيد الدفع'],
  pendingHint: [
    'This page changes as soon as the payment service reports it.',
    'تتغيّر هذه الصفحة فور وصول التأكيد من خدمة الدفع.',
  ],
  failed: ['The payment did not go through', 'لم تتم عملية الدفع'],
  failedHint: ['Nothing was charged. You can try again.', 'لم يُخصم شيء. يمكنك المحاولة من جديد.'],
  refunded: ['This order was refunded', 'أُعيد مبلغ هذا الطلب'],
  again: ['Try again', 'حاول مرة أخرى'],
  underWayHint: [
    'Your bank has your payment under way, which can take some days. The courses open as soon as it arrives.',
    'دفعتك قيد المعالجة لدى مصرفك، وقد تستغرق بضعة أيام. تُفتح الدورات فور وصولها.',
  ],
  toPay: ['To the payment page', 'إلى صفحة الدفع'],
  order: ['Order {reference}', 'الطلب {reference}'],
  total: ['Total', 'المجموع'],
});

const AGAIN_MS = 2_000;

/** Where a payment page leads back to, with `reference` and `payment` in the address. */
export async function orderPage({ parameters, query, left }: Visit): Promise<Page> {
  const reference = query.get('reference') ?? parameters['reference']!;
  const order = await dataOf(school.POST('/api/shop/orders/{reference}/settle', { params: { path: { reference } } }));
  const isUnderWay = order.payment_processing_until !== null;
  const isGivenUp = order.status === 'pending' && !isUnderWay && query.get('payment') === 'cancel';
  if (order.status === 'pending' && !isGivenUp && !isUnderWay) {
    const again = setTimeout(() => void render(), AGAIN_MS);
    left.addEventListener('abort', () => clearTimeout(again));
  }
  const status = isGivenUp ? 'failed' : order.status;
  const body = h(
    'section',
    { class: 'narrow', 'data-status': status },
    emptyState(
      '',
      h('h1', {}, say(status)),
      status === 'pending' &&
        h('p', { class: 'faint', role: 'status' }, say(isUnderWay ? 'underWayHint' : 'pendingHint')),
      status === 'failed' && h('p', { class: 'faint' }, say('failedHint')),
      h('div', { class: 'buttons' }, ...onward(order, status)),
    ),
    bill(order),
  );
  return { title: say(status), body, place: `order ${reference}` };
}

function onward({ lines, redirect_url: page }: Order, status: Order['status']): HTMLElement[] {
  const slug = lines[0]?.slug;
  if (status === 'paid') {
    const address = lines.length === 1 ? `/learn/${slug}` : '/my-courses';
    return [h('a', { class: 'button main', href: address }, w('start'))];
  }
  if (status === 'pending' && page) return [h('a', { class: 'button', href: page }, say('toPay'))];
  if (status === 'failed') return [h('a', { class: 'button main', href: `/checkout/${slug}` }, say('again'))];
  return [];
}

const bill = ({ reference, lines, total, currency }: Order): HTMLElement =>
  h(
    'div',
    { class: 'panel' },
    h('h2', {}, say('order', { reference })),
    h(
      'ul',
      { class: 'bill' },
      ...lines.map(({ title, charged }) =>
        h('li', {}, h('span', {}, inLanguage(title)), h('span', {}, money(charged, currency))),
      ),
      h('li', {}, h('strong', {}, say('total')), h('strong', {}, money(total, currency))),
    ),
  );
