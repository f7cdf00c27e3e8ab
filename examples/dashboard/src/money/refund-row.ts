import { openDialog } from '#kit/dialog';
import { h } from '#kit/element';
import { field } from '#kit/fields';
import { moment, money } from '#kit/format';
import { words } from '#kit/language';
import { attempt } from '#kit/toast';
import { changeRefund, type Refund } from './api';
import { reasonName, refundState } from './refund-words';

const say = words({
  retry: ['Try again', 'حاول مرة أخرى'],
  otherwise: ['Paid otherwise', 'دُفع بطريقة أخرى'],
  otherwiseHint: [
    'The processor is not asked any more. The note says how it was paid.',
    'لن تُسأل جهة الدفع بعد ذلك. تذكر الملاحظة كيف دُفع.',
  ],
  note: ['Note', 'ملاحظة'],
});

const STATE_CLASS: Record<Refund['status'], string> = {
  due: '',
  sent: '',
  done: 'good',
  failed: 'bad',
  paid_otherwise: 'good',
};

interface Shown {
  currency: string;
  mayAct: boolean;
  /** Leads to the order; left out where the order is shown. */
  isLinked: boolean;
  zone: string | undefined;
  renew: () => Promise<void>;
}

/** A refund with its state; for one that is open, what can be done about it. */
export function refundRow(refund: Refund, { currency, mayAct, isLinked, zone, renew }: Shown): HTMLElement {
  const { id, amount, status, reason_kind, reason, note, at, reference } = refund;
  const isOpen = status !== 'done' && status !== 'paid_otherwise';
  return h(
    'li',
    { 'data-refund': id },
    h(
      'div',
      {},
      isLinked && h('a', { href: `/books?order=${encodeURIComponent(reference)}` }, h('bdi', {}, reference)),
      h('span', {}, h('bdi', {}, reason ?? reasonName(reason_kind))),
      h('small', {}, moment(at, zone), note && ' · ', h('bdi', {}, note ?? '')),
    ),
    h('span', {}, money(amount, currency)),
    h('span', { class: `tag ${STATE_CLASS[status]}` }, refundState(status)),
    mayAct && isOpen && h('div', { class: 'moves' }, retryButton(id, renew), otherwiseButton(id, renew)),
  );
}

function retryButton(id: number, renew: () => Promise<void>): HTMLElement {
  const button: HTMLButtonElement = h(
    'button',
    {
      type: 'button',
      id: `retry-${id}`,
      onclick: () =>
        attempt(button, async () => {
          await changeRefund(id, { action: 'retry' });
          await renew();
        }),
    },
    say('retry'),
  );
  return button;
}

const otherwiseButton = (id: number, renew: () => Promise<void>): HTMLElement =>
  h(
    'button',
    {
      type: 'button',
      id: `otherwise-${id}`,
      onclick: async () => {
        const isDone = await openDialog(
          {
            title: say('otherwise'),
            hint: say('otherwiseHint'),
            button: say('otherwise'),
            send: ({ note }) => changeRefund(id, { action: 'paid_otherwise', note }),
          },
          field({ name: 'note', label: say('note'), rows: 2, maxlength: 500, required: true }),
        );
        if (isDone) await renew();
      },
    },
    say('otherwise'),
  );
