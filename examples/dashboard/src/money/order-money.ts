import { h } from '#kit/element';
import { money } from '#kit/format';
import { words } from '#kit/language';
import type { Store } from '#kit/store';
import type { Member } from '../api';
import { orders } from '../orders/orders';
import { type OrderBooks, readOrderBooks } from './api';
import { entryList } from './entries';
import { livePart } from './live-part';
import './money.css';

const say = words({
  charged: ['Charged', 'المبلغ المحصّل'],
  received: ['Received', 'الوارد'],
  refunded: ['Refunds decided', 'مبالغ تقرر ردها'],
  owed: ['Not returned yet', 'لم تُرد بعد'],
  left: ['Left', 'المتبقي'],
  entries: ['Entries', 'القيود'],
});

/** The money of an order as the books have it. */
export const orderMoney = (id: number, _member: Member, left: AbortSignal): Promise<HTMLElement> =>
  livePart({
    left,
    changes: [changesOf(id)],
    read: () => readOrderBooks(id),
    show: books => {
      const currency = orders.value.get(id)?.currency ?? 'USD';
      return [
        sums(books, currency),
        books.entries.length > 0 && h('h3', {}, say('entries')),
        entryList(books.entries, currency),
      ];
    },
  });

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

function sums({ charged, received, refunded, owed }: OrderBooks, currency: string): HTMLElement {
  const decided = refunded.reduce((sum, { kind, amount }) => (kind === 'unplaced' ? sum : sum + amount), 0);
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
