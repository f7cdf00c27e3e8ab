import { dataOf } from 'quintet-clients/answers';
import { done } from '#kit/calls';
import { openDialog } from '#kit/dialog';
import { h, put } from '#kit/element';
import { select } from '#kit/fields';
import { words } from '#kit/language';
import { attempt, tell } from '#kit/toast';
import { stays } from '../api';
import type { StayChoice } from './feed-dialogs';

const w = words({
  title: ['Our calendar for other platforms', 'تقويمنا للمنصات الأخرى'],
  hint: [
    'Other platforms read our taken nights at an address of each home. It names no guest.',
    'تقرأ المنصات الأخرى لياليَنا المحجوزة من عنوان خاص بكل بيت، ولا يذكر أي ضيف.',
  ],
  home: ['Home', 'البيت'],
  create: ['New address', 'عنوان جديد'],
  createTitle: ['Make a new address?', 'إنشاء عنوان جديد؟'],
  createHint: [
    'If {home} has an address already, it ends at once, and other platforms need the new one.',
    'إن كان لـ{home} عنوان بالفعل فسينتهي فورًا وتحتاج المنصات الأخرى إلى الجديد.',
  ],
  once: ['Copy it now: it is not shown again.', 'انسخه الآن: لن يُعرض مرة أخرى.'],
  address: ['Address', 'العنوان'],
  copy: ['Copy', 'نسخ'],
  copied: ['Copied.', 'تم النسخ.'],
  end: ['End the address', 'إنهاء العنوان'],
  endTitle: ['End the address of {home}?', 'إنهاء عنوان {home}؟'],
  endHint: ['Other platforms no longer see our bookings.', 'لن ترى المنصات الأخرى حجوزاتنا بعد ذلك.'],
  ended: ['The address has ended.', 'انتهى العنوان.'],
});

/** Makes and ends the addresses at which other platforms read our nights. An address is shown once. */
export function exportForm(homes: StayChoice[]): HTMLElement {
  const shown = h('div', { role: 'status' });
  const choice = select({ name: 'export', label: w('home'), options: homes, onchange: () => put(shown) });
  const chosen = () => {
    const { value } = choice.querySelector('select')!;
    return homes.find(home => home.value === value)!;
  };
  const create = () => {
    const home = chosen();
    return openDialog({
      title: w('createTitle'),
      hint: w('createHint', { home: home.label }),
      button: w('create'),
      send: async () => {
        const body = { stay_id: Number(home.value) };
        const { address } = await dataOf(stays.POST('/api/calendar/exports', { body }));
        put(shown, ...addressShown(address));
      },
    });
  };
  const end = async () => {
    const home = chosen();
    const isSent = await openDialog({
      title: w('endTitle', { home: home.label }),
      hint: w('endHint'),
      button: w('end'),
      kind: 'bad',
      send: () => done(stays.DELETE('/api/calendar/exports', { body: { stay_id: Number(home.value) } })),
    });
    if (!isSent) return;
    put(shown);
    tell(w('ended'));
  };
  return h(
    'section',
    { class: 'form', 'data-part': 'exports' },
    h('h2', {}, w('title')),
    h('p', { class: 'faint' }, w('hint')),
    choice,
    h(
      'div',
      { class: 'buttons' },
      h('button', { type: 'button', class: 'main', onclick: create }, w('create')),
      h('button', { type: 'button', class: 'quiet', onclick: end }, w('end')),
    ),
    shown,
  );
}

function addressShown(address: string): HTMLElement[] {
  const input = h('input', {
    readonly: true,
    value: address,
    dir: 'ltr',
    'aria-label': w('address'),
    'data-address': true,
  });
  const copy = async () => {
    input.select();
    await navigator.clipboard.writeText(address);
    tell(w('copied'));
  };
  const button: HTMLButtonElement = h('button', { type: 'button', onclick: () => attempt(button, copy) }, w('copy'));
  return [h('p', {}, w('once')), h('div', { class: 'copied' }, input, button)];
}
