import type { StaysSchemas } from 'quintet-clients/stays';
import { h } from '#kit/element';
import { money } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { count } from './counts';
import { w } from './words';

type Price = Pick<StaysSchemas['QuoteView'], 'lines' | 'to_pay' | 'currency'>;
type Line = Price['lines'][number];

const q = words({
  returned: ['It goes back to you after your stay.', 'يُعاد إليك بعد إقامتك.'],
  times: ['{price} × {quantity}', '{price} × {quantity}'],
});

/** The price line by line, as the service explains it. */
export const priceTable = ({ lines, to_pay, currency }: Price): HTMLElement =>
  h(
    'dl',
    { class: 'sum' },
    lines.flatMap(line => [
      h('dt', {}, inLanguage(line.label), detailOf(line, currency)),
      h('dd', {}, money(line.amount, currency)),
    ]),
    h('dt', {}, w(lines.some(({ kind }) => kind === 'deposit') ? 'toPay' : 'total')),
    h('dd', {}, money(to_pay, currency)),
  );

/** How many at which price, or what becomes of it. */
function detailOf({ kind, quantity, unit_price }: Line, currency: string): HTMLElement | false {
  if (kind === 'deposit') return h('small', {}, q('returned'));
  if (kind !== 'nights' && quantity === 1) return false;
  const times = kind === 'nights' ? count('night', quantity) : quantity;
  return h('small', {}, q('times', { price: money(unit_price, currency), quantity: times }));
}
