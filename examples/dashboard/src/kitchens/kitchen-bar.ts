import { dataOf } from 'quintet-clients/answers';
import { h } from '#kit/element';
import { time, upcoming } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { attempt } from '#kit/toast';
import { food, type Kitchen } from '../api';
import { askBusy, askPause, askSnooze } from './kitchen-dialogs';
import { kitchens, putKitchen } from './kitchens';
import { askSlots } from './slots-dialog';

const say = words({
  open: ['Open', 'مفتوح'],
  open_until: ['Open until {time}', 'مفتوح حتى {time}'],
  closed: ['Closed', 'مغلق'],
  opens: ['Closed, opens {time}', 'مغلق، يفتح {time}'],
  paused: ['Paused until {time}', 'متوقف مؤقتًا حتى {time}'],
  busy: ['{minutes} min longer until {time}', 'أطول بـ {minutes} د حتى {time}'],
  pause: ['Pause', 'إيقاف مؤقت'],
  resume: ['Take orders again', 'استقبال الطلبات'],
  be_busy: ['Busy', 'مشغول'],
  end_busy: ['As usual', 'كالمعتاد'],
  sold_out: ['Sold out', 'نفد'],
  slots: ['Times', 'المواعيد'],
});

/** One kitchen with what its team can change; of all kitchens those that are paused or busy. */
export function kitchenBar(code: string, mayChange: boolean, mayPlan: boolean): HTMLElement[] {
  const kitchen = kitchens.value.get(code);
  if (kitchen)
    return [
      h('div', { class: 'states' }, ...statesOf(kitchen)),
      h('div', { class: 'buttons' }, ...(mayChange ? buttonsOf(kitchen, mayPlan) : [])),
    ];
  if (code) return [];
  const unusual = [...kitchens.value.values()].filter(each => each.paused_until ?? each.busy_until);
  return [
    h(
      'div',
      { class: 'states' },
      ...unusual.flatMap(each => [h('span', {}, inLanguage(each.name)), ...statesOf(each)]),
    ),
  ];
}

function statesOf(kitchen: Kitchen): HTMLElement[] {
  const { is_open_now: isOpen, closes_at, next_opening, paused_until, busy_until, busy_minutes, time_zone } = kitchen;
  const at = (instant: string) => ({ time: upcoming(instant, time_zone) });
  const closed = next_opening ? say('opens', at(next_opening)) : say('closed');
  const open = closes_at ? say('open_until', { time: time(closes_at, time_zone) }) : say('open');
  return [
    h(
      'span',
      { class: isOpen ? 'tag good' : 'tag bad' },
      paused_until ? say('paused', at(paused_until)) : isOpen ? open : closed,
    ),
    ...(busy_until
      ? [h('span', { class: 'tag bad' }, say('busy', { minutes: busy_minutes ?? 0, ...at(busy_until) }))]
      : []),
  ];
}

function buttonsOf(kitchen: Kitchen, mayPlan: boolean): HTMLElement[] {
  const params = { path: { code: kitchen.code } };
  const button = (id: string, label: string, act: () => unknown) =>
    h('button', { type: 'button', id: `kitchen-${id}`, onclick: act }, label);
  const ending = (id: string, label: string, end: () => Promise<Kitchen>) => {
    const element = button(id, label, () => attempt(element, async () => putKitchen(await end())));
    return element;
  };
  return [
    kitchen.paused_until
      ? ending('pause', say('resume'), () => dataOf(food.DELETE('/api/kitchens/{code}/pause', { params })))
      : button('pause', say('pause'), () => askPause(kitchen)),
    kitchen.busy_until
      ? ending('busy', say('end_busy'), () => dataOf(food.DELETE('/api/kitchens/{code}/busy', { params })))
      : button('busy', say('be_busy'), () => askBusy(kitchen)),
    button('snooze', say('sold_out'), () => askSnooze(kitchen)),
    ...(mayPlan ? [button('slots', say('slots'), () => askSlots(kitchen))] : []),
  ];
}
