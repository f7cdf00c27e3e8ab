import { h } from '#kit/element';
import { money, upcoming } from '#kit/format';
import { inLanguage } from '#kit/language';
import { acceptChanges } from './basket';
import type { Order, Quote } from './shop';
import { w } from './words';

/** What a basket or an order comes to, row by row. */
export function totals(of: Quote | Order, promo: string | null): HTMLElement {
  const { subtotal, discounts, fees, tip, total, currency } = of;
  const rows: [string, number][] = [
    [w('subtotal'), subtotal],
    [w('discount', { code: promo ?? '' }), -discounts.promo],
    [w('rewards'), -discounts.rewards],
    [w('fee'), fees.delivery],
    [w('pickupFee'), fees.pickup],
    [w('tip'), typeof tip === 'number' ? tip : tip.amount],
  ];
  const row = (name: string, amount: number, kind?: string) =>
    h('div', { class: kind }, h('dt', {}, name), h('dd', {}, money(amount, currency)));
  return h(
    'dl',
    { class: 'totals' },
    rows.filter(([, amount]) => amount !== 0).map(([name, amount]) => row(name, amount)),
    row(w('total'), total, 'total'),
  );
}

/** What changed since the visitor chose, with a button that agrees to it; nothing where nothing did. */
export function changesOf(quote: Quote): HTMLElement | undefined {
  if (quote.changes.length === 0) return undefined;
  const { currency } = quote;
  const said = quote.changes.map(({ line, type, previous, current }) => {
    const name = quote.lines[line ?? -1]?.name;
    const dish = name ? inLanguage(name) : '';
    const back = quote.lines[line ?? -1]?.available_from;
    if (back) return h('li', {}, w('backAt', { dish, time: upcoming(back) }));
    if (type === 'unavailable') return h('li', {}, w('gone', { dish }));
    const prices = { previous: money(previous ?? 0, currency), current: money(current ?? 0, currency) };
    return h('li', {}, w('priceChanged', { dish, ...prices }));
  });
  const accept = h('button', { type: 'button', onclick: () => acceptChanges(quote) }, w('acceptChanges'));
  return h('div', { class: 'notice', role: 'status' }, h('p', {}, w('changed')), h('ul', {}, ...said), accept);
}

/** What the basket lacks to be delivered. */
export const minimumOf = ({ delivery, currency }: Quote): HTMLElement | undefined =>
  delivery.missing > 0 && delivery.minimum !== null
    ? h(
        'p',
        { class: 'notice', role: 'status' },
        w('belowMinimum', { minimum: money(delivery.minimum, currency), missing: money(delivery.missing, currency) }),
      )
    : undefined;
