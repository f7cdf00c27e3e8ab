import { h } from '#kit/element';
import { money, moment } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import type { BookingDetail } from '../api';
import { count } from '../words';

const w = words({
  times: ['{price} × {quantity}', '{price} × {quantity}'],
  total: ['Total', 'الإجمالي'],
  deposit: ['Deposit', 'مبلغ التأمين'],
  returned: ['All of it has gone back to the guest.', 'أُعيد كله إلى الضيف.'],
  returns: ['It goes back to the guest on {moment}.', 'يُعاد إلى الضيف في {moment}.'],
  later: ['It goes back to the guest after the stay.', 'يُعاد إلى الضيف بعد الإقامة.'],
  kept: ['{amount} is kept: {reason}', 'يُحتفظ بـ{amount}: {reason}'],
  settled: ['The rest has gone back to the guest.', 'أُعيد الباقي إلى الضيف.'],
});

/** The price line by line, and what becomes of the deposit. */
export const moneyOf = (booking: BookingDetail): (HTMLElement | false)[] => [
  priceOf(booking),
  booking.deposit > 0 && depositOf(booking),
];

function priceOf({ lines, to_pay, currency }: BookingDetail): HTMLElement {
  const detail = ({ kind, quantity, unit_price }: BookingDetail['lines'][number]) =>
    (kind === 'nights' || quantity > 1) &&
    h(
      'small',
      {},
      w('times', {
        price: money(unit_price, currency),
        quantity: kind === 'nights' ? count('night', quantity) : quantity,
      }),
    );
  return h(
    'dl',
    { class: 'amounts' },
    lines.flatMap(line => [
      h('dt', {}, inLanguage(line.label), detail(line)),
      h('dd', {}, money(line.amount, currency)),
    ]),
    h('dt', {}, w('total')),
    h('dd', {}, money(to_pay, currency)),
  );
}

function depositOf(booking: BookingDetail): HTMLElement {
  const { deposit_kept: kept, deposit_settled_at: settled, currency } = booking;
  return h(
    'section',
    { 'data-part': 'deposit' },
    h('h2', {}, w('deposit')),
    kept > 0 && h('p', {}, w('kept', { amount: money(kept, currency), reason: booking.deposit_reason ?? '' })),
    h('p', { class: 'faint' }, settled === null ? returnOf(booking) : w(kept > 0 ? 'settled' : 'returned')),
  );
}

const returnOf = ({ deposit_returns_at: at }: BookingDetail): string =>
  at === null ? w('later') : w('returns', { moment: moment(at) });
