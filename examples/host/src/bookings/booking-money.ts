import { dataOf } from 'quintet-clients/answers';
import { openDialog } from '#kit/dialog';
import { h } from '#kit/element';
import { field } from '#kit/fields';
import { currencySign, money, moment } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { type BookingDetail, stays } from '../api';
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
  policy: ['If the guest cancels', 'إذا ألغى الضيف'],
  until: ['Until {moment}: {amount} goes back', 'حتى {moment}: يُعاد {amount}'],
  after: ['After that guests cannot cancel.', 'بعد ذلك لا يمكن للضيف الإلغاء.'],
  keep: ['Keep a part', 'الاحتفاظ بجزء'],
  keepTitle: ['Keep a part of the deposit?', 'الاحتفاظ بجزء من مبلغ التأمين؟'],
  keepHint: [
    'The guest gets the rest back and sees the reason. 0 gives all of it back.',
    'يُعاد الباقي إلى الضيف ويرى السبب. الصفر يعيد المبلغ كله.',
  ],
  amount: ['Amount kept ({currency})', 'المبلغ المحتفظ به ({currency})'],
  reason: ['Reason', 'السبب'],
});

interface MoneyOptions {
  /** Of the company. */
  timeZone: string;
  show: (changed: BookingDetail) => void;
}

/** The price line by line, the deposit and the policy of cancelling. */
export const moneyOf = (booking: BookingDetail, options: MoneyOptions): (HTMLElement | false)[] => [
  priceOf(booking),
  booking.deposit > 0 && depositOf(booking, options),
  booking.payment_status === 'paid' && policyOf(booking),
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

const policyOf = ({ policy, currency }: BookingDetail): HTMLElement =>
  h(
    'section',
    {},
    h('h2', {}, w('policy')),
    h(
      'ul',
      { class: 'policy' },
      policy.map(({ until, time_zone, refund }) =>
        h('li', {}, w('until', { moment: moment(until, time_zone), amount: money(refund, currency) })),
      ),
      h('li', {}, w('after')),
    ),
  );

function depositOf(booking: BookingDetail, { timeZone, show }: MoneyOptions): HTMLElement {
  const { deposit_kept: kept, deposit_settled_at: settled, currency } = booking;
  return h(
    'section',
    { 'data-part': 'deposit' },
    h('h2', {}, w('deposit')),
    kept > 0 && h('p', {}, w('kept', { amount: money(kept, currency), reason: booking.deposit_reason ?? '' })),
    h('p', { class: 'faint' }, settled === null ? returnOf(booking, timeZone) : w(kept > 0 ? 'settled' : 'returned')),
    settled === null &&
      booking.status !== 'cancelled' &&
      h('button', { type: 'button', onclick: () => askToKeep(booking, show) }, w('keep')),
  );
}

const returnOf = ({ deposit_returns_at: at }: BookingDetail, timeZone: string): string =>
  at === null ? w('later') : w('returns', { moment: moment(at, timeZone) });

async function askToKeep(booking: BookingDetail, show: (changed: BookingDetail) => void): Promise<void> {
  const params = { path: { reference: booking.reference } };
  await openDialog(
    {
      title: w('keepTitle'),
      hint: w('keepHint'),
      button: w('keep'),
      send: async ({ keep, reason = '' }) => {
        const body = { keep: Number(keep ?? 0), reason };
        show(await dataOf(stays.PATCH('/api/bookings/manage/{reference}/deposit', { params, body })));
      },
    },
    field({
      name: 'keep',
      label: w('amount', { currency: currencySign(booking.currency) }),
      type: 'number',
      inputmode: 'numeric',
      value: booking.deposit_kept,
      min: 0,
      max: booking.deposit,
      required: true,
    }),
    field({
      name: 'reason',
      label: w('reason'),
      value: booking.deposit_reason ?? '',
      rows: 2,
      maxlength: 500,
      required: true,
      dir: 'auto',
    }),
  );
}
