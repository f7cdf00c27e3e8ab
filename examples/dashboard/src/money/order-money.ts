import { h } from '#kit/element';
import { money } from '#kit/format';
import { words } from '#kit/language';
import type { Store } from '#kit/store';
import { tell } from '#kit/toast';
import type { Member, Order } from '../api';
import { orders } from '../orders/orders';
import { type OrderBooks, readOrderBooks, readPayments } from './api';
import { livePart } from './live-part';
import './money.css';
import { paymentAttempts } from './payment-attempts';
import { askRefund } from './refund-form';
import { refundRow } from './refund-row';

const say = words({
  charged: ['Charged', 'المبلغ المحصّل'],
  received: ['Received', 'الوارد'],
  refunded: ['Refunds decided', 'مبالغ تقرر ردها'],
  owed: ['Not returned yet', 'لم تُرد بعد'],
  left: ['Left', 'المتبقي'],
  refund: ['Refund …', 'رد مبلغ …'],
  decided: ['The refund has been requested.', 'تم طلب الرد.'],
  refunds: ['Refunds', 'المبالغ المردودة'],
  entries: ['Entries in the books', 'القيود في الدفاتر'],
});

/** The money of an order: amounts, refunds with what can be done about them, and entries. */
export const orderMoney = (id: number, { permissions }: Member, left: AbortSignal): Promise<HTMLElement> => {
  const mayAct = permissions.includes('books.refund');
  return livePart({
    left,
    changes: [changesOf(id)],
    read: () => Promise.all([readOrderBooks(id), readPayments(id)]),
    show: ([books, payments], renew) => {
      const order = orders.value.get(id)!;
      const { currency = 'USD', refunds = [], kitchen } = order;
      const zone = kitchen?.time_zone;
      return [
        sums(books, currency),
        mayAct && isRefundable(order, books) && refundButton(order, currency),
        paymentAttempts(payments, zone),
        refunds.length > 0 && h('h3', {}, say('refunds')),
        h(
          'ul',
          { class: 'refunds' },
          ...refunds.map(refund => refundRow(refund, { currency, mayAct, isLinked: false, zone, renew })),
        ),
        h('a', { href: `/books?order=${order.order_number}` }, say('entries')),
      ];
    },
  });
};

/** Changes of one order. */
function changesOf(id: number): Pick<Store<unknown>, 'onChange'> {
  let latest = orders.value.get(id);
  return {
    onChange: (left, listener) =>
      orders.onChange(left, all => {
        const order = all.get(id);
        if (order === latest) return;
        latest = order;
        listener(order);
      }),
  };
}

/** Late money is no part of what was charged. */
const decidedOf = ({ refunded }: OrderBooks): number =>
  refunded.reduce((sum, { kind, amount }) => (kind === 'unplaced' ? sum : sum + amount), 0);

const isRefundable = ({ payment_status, total = 0 }: Order, books: OrderBooks): boolean =>
  payment_status === 'paid' && decidedOf(books) < total;

function sums(books: OrderBooks, currency: string): HTMLElement {
  const { charged, received, owed } = books;
  const decided = decidedOf(books);
  const rows: [string, number][] = [
    [say('charged'), charged],
    [say('received'), received],
    [say('refunded'), decided],
    [say('owed'), owed],
    [say('left'), charged - decided],
  ];
  return h(
    'dl',
    { class: 'amounts' },
    ...rows.flatMap(([name, amount]) => [h('dt', {}, name), h('dd', {}, money(amount, currency))]),
  );
}

const refundButton = (order: Order, currency: string): HTMLElement =>
  h(
    'button',
    {
      type: 'button',
      id: 'refund',
      onclick: async () => {
        if (await askRefund(order, currency)) tell(say('decided'));
      },
    },
    say('refund'),
  );
