import { dataOf } from 'quintet-clients/answers';
import { openDialog } from '#kit/dialog';
import { h } from '#kit/element';
import { choices } from '#kit/fields';
import { money } from '#kit/format';
import { words } from '#kit/language';
import { sentenceFor } from '#kit/refusals';
import { attempt } from '#kit/toast';
import { type BookingDetail, stays } from '../api';

type Action = BookingDetail['actions'][number];

const name = words<Action['action']>({
  confirm: ['Confirm', 'تأكيد'],
  check_in: ['Guest has arrived', 'وصل الضيف'],
  complete: ['Guest has left', 'غادر الضيف'],
  cancel: ['Cancel the booking', 'إلغاء الحجز'],
});

const REFUNDS = ['full', 'policy'] as const;
type Refund = (typeof REFUNDS)[number];

const w = words({
  impossible: ['This is not possible now.', 'هذا غير ممكن الآن.'],
  refund: ['What goes back', 'ما يُعاد'],
  full: ['Everything that was paid', 'كل ما دُفع'],
  policy: ['{amount}, by the policy', '{amount} حسب السياسة'],
  cancelTitle: ['Cancel this booking?', 'إلغاء هذا الحجز؟'],
  cancelHint: [
    'The nights become free, the guest gets a mail, and a payment is due to be returned.',
    'تصبح الليالي متاحة وتصل رسالة إلى الضيف ويُستحق رد أي مبلغ مدفوع.',
  ],
});

/** Steps that are past are not offered; others that are not possible yet say why. */
const PAST = /^(already_|not_)/;

export function actionButtons(
  booking: BookingDetail,
  show: (changed: BookingDetail) => void,
  more: HTMLElement[],
): HTMLElement {
  const params = { path: { reference: booking.reference } };
  const send = async (action: Action['action'], refund?: Refund) =>
    show(await dataOf(stays.PATCH('/api/bookings/manage/{reference}', { params, body: { action, refund } })));
  const button = ({ action }: Action) => {
    const cancels = action === 'cancel';
    const element: HTMLButtonElement = h(
      'button',
      {
        type: 'button',
        id: `action-${action}`,
        class: cancels ? 'bad' : 'main',
        onclick: () =>
          cancels ? askToCancel(booking, refund => send(action, refund)) : attempt(element, () => send(action)),
      },
      name(action),
    );
    return element;
  };
  const parts = booking.actions.flatMap(action => {
    if (action.allowed) return button(action);
    if (action.reason === null || PAST.test(action.reason)) return [];
    const why = sentenceFor(action.reason) ?? w('impossible');
    return h('span', { class: 'faint' }, `${name(action.action)}: ${why}`);
  });
  return h('div', { class: 'buttons', 'data-actions': true }, ...parts, ...more);
}

function askToCancel(booking: BookingDetail, send: (refund?: Refund) => Promise<unknown>): Promise<boolean> {
  const isPaid = booking.payment_status === 'paid';
  const amount = money(booking.policy_refund, booking.currency);
  return openDialog(
    {
      title: w('cancelTitle'),
      hint: w('cancelHint'),
      button: name('cancel'),
      kind: 'bad',
      send: ({ refund }) => send(REFUNDS.find(each => each === refund)),
    },
    isPaid &&
      choices(
        'refund',
        w('refund'),
        REFUNDS.map(value => ({ value, label: w(value, { amount }), checked: value === 'full' })),
      ),
  );
}
