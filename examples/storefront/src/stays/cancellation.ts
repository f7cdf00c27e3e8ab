import { Refused } from 'quintet-clients/answers';
import type { StaysSchemas } from 'quintet-clients/stays';
import { h, put } from '#kit/element';
import { money } from '#kit/format';
import { words } from '#kit/language';
import { attempt } from '#kit/toast';
import { policySteps } from './policy-steps';
import { method } from './words';

export type Preview = StaysSchemas['CancellationPreviewView'];

const b = words({
  cancel: ['Cancel the booking', 'إلغاء الحجز'],
  reallyCancel: ['Yes, cancel it', 'نعم، ألغِ الحجز'],
  keep: ['Keep the booking', 'الاحتفاظ بالحجز'],
  back: ['{amount} goes back to you ({method}).', 'يُعاد إليك {amount} ({method}).'],
  nothing: ['No money goes back.', 'لا يُعاد أي مبلغ.'],
  deposit: ['The deposit of {amount} is part of it.', 'يشمل ذلك مبلغ التأمين {amount}.'],
  changed: [
    'The amount that goes back to you has changed. Nothing is cancelled yet. Please check it again.',
    'تغيّر المبلغ الذي يُعاد إليك، ولم يُلغَ الحجز بعد. يُرجى المراجعة مرة أخرى.',
  ],
});

interface Options {
  currency: string;
  read: () => Promise<Preview>;
  /** @param expected what the guest has been shown to get back */
  cancel: (expected: number) => Promise<unknown>;
}

/** Shows what goes back before the booking is cancelled. */
export function cancelling({ currency, read, cancel }: Options): HTMLElement {
  const shown = h('div', { class: 'preview', role: 'status' });
  const open = async () => show(await read());
  const close = () => {
    put(shown);
    ask.hidden = false;
    ask.focus();
  };
  const show = (preview: Preview, changed = false) => {
    ask.hidden = true;
    const sure: HTMLButtonElement = h(
      'button',
      { type: 'button', class: 'bad', onclick: () => attempt(sure, () => send(preview)) },
      b('reallyCancel'),
    );
    put(
      shown,
      changed && h('p', { class: 'notice' }, b('changed')),
      ...amounts(preview, currency),
      policySteps(preview.steps, currency),
      preview.can_cancel &&
        h('div', { class: 'buttons' }, sure, h('button', { type: 'button', onclick: close }, b('keep'))),
    );
    sure.focus();
  };
  const send = async (preview: Preview) => {
    try {
      await cancel(preview.refund_now);
    } catch (failure) {
      const changed = changedPreview(failure);
      if (!changed) throw failure;
      show(changed, true);
    }
  };
  const ask: HTMLButtonElement = h('button', { type: 'button', onclick: () => attempt(ask, open) }, b('cancel'));
  return h('div', { class: 'cancelling' }, ask, shown);
}

function amounts({ refund_now, deposit, method: way }: Preview, currency: string): (HTMLElement | false)[] {
  if (refund_now === 0) return [h('p', {}, b('nothing'))];
  return [
    h('p', {}, h('strong', {}, b('back', { amount: money(refund_now, currency), method: method(way) }))),
    deposit > 0 && h('p', { class: 'faint' }, b('deposit', { amount: money(deposit, currency) })),
  ];
}

/** What would go back now, where the refusal says that it is another amount. */
function changedPreview(failure: unknown): Preview | undefined {
  if (!(failure instanceof Refused) || failure.code !== 'refund_changed') return undefined;
  return (failure.failure as unknown as { details: Preview }).details;
}
