import { dataOf } from 'quintet-clients/answers';
import { everyRow } from 'quintet-clients/pages';
import { openDialog } from '#kit/dialog';
import { h } from '#kit/element';
import { field, select, stepper } from '#kit/fields';
import { upcoming } from '#kit/format';
import type { Values } from '#kit/forms';
import { inLanguage, words } from '#kit/language';
import { sayAll } from '#kit/refusals';
import { attempt, tell } from '#kit/toast';
import { food, type Kitchen, type Snooze } from '../api';
import { putKitchen } from './kitchens';

const say = words({
  pause: ['Pause {kitchen}', 'إيقاف {kitchen} مؤقتًا'],
  pause_hint: ['It takes no new orders. Orders that it has go on.', 'لا يستقبل طلبات جديدة. وتستمر الطلبات الحالية.'],
  pause_send: ['Pause the kitchen', 'إيقاف المطبخ مؤقتًا'],
  busy: ['{kitchen} is busy', '{kitchen} مشغول'],
  busy_hint: ['New orders are promised later.', 'يُوعد بالطلبات الجديدة في وقت متأخر أكثر.'],
  busy_send: ['Promise later', 'تأخير الموعد'],
  minutes: ['Minutes longer', 'دقائق إضافية'],
  snooze: ['Sold out in {kitchen}', 'نفد في {kitchen}'],
  snooze_hint: ['The dish cannot be ordered here until then.', 'لا يمكن طلب الطبق هنا حتى ذلك الوقت.'],
  snooze_send: ['Mark as sold out', 'تعليم كنافد'],
  snoozed: ['{dish}: until {time}', '{dish}: حتى {time}'],
  sell: ['Sell again', 'إعادة البيع'],
  dish: ['Dish', 'الطبق'],
  until: ['Until', 'حتى'],
  in_minutes: ['for {minutes} minutes', 'لمدة {minutes} دقيقة'],
  closing: ['until closing', 'حتى الإغلاق'],
  reopening: ['until the next opening', 'حتى موعد الفتح التالي'],
  reason: ['Reason', 'السبب'],
});

const MINUTES = [15, 30, 60, 120];

function untilField({ is_open_now: isOpen, closes_at }: Kitchen): HTMLElement {
  // A kitchen that never closes has neither.
  const named = isOpen ? (closes_at ? (['closing', 'reopening'] as const) : []) : (['reopening'] as const);
  const options = [
    ...MINUTES.map(minutes => ({ value: String(minutes), label: say('in_minutes', { minutes }) })),
    ...named.map(word => ({ value: word, label: say(word) })),
  ];
  return select({ name: 'until', label: say('until'), value: '30', options });
}

const untilIn = ({ until = '' }: Values): string =>
  /^\d+$/.test(until) ? new Date(Date.now() + Number(until) * 60_000).toISOString() : until;

const reasonField = () => field({ name: 'reason', label: say('reason'), maxlength: 200, autocomplete: 'off' });

const paramsOf = ({ code }: Kitchen) => ({ path: { code } });

export const askPause = (kitchen: Kitchen): Promise<boolean> =>
  openDialog(
    {
      title: say('pause', { kitchen: inLanguage(kitchen.name) }),
      hint: say('pause_hint'),
      button: say('pause_send'),
      kind: 'bad',
      send: async values => {
        const body = { until: untilIn(values), reason: values['reason'] };
        putKitchen(await dataOf(food.PUT('/api/kitchens/{code}/pause', { params: paramsOf(kitchen), body })));
      },
    },
    untilField(kitchen),
    reasonField(),
  );

export const askBusy = (kitchen: Kitchen): Promise<boolean> =>
  openDialog(
    {
      title: say('busy', { kitchen: inLanguage(kitchen.name) }),
      hint: say('busy_hint'),
      button: say('busy_send'),
      send: async values => {
        const body = { until: untilIn(values), minutes: Number(values['minutes']) };
        putKitchen(await dataOf(food.PUT('/api/kitchens/{code}/busy', { params: paramsOf(kitchen), body })));
      },
    },
    stepper({ name: 'minutes', label: say('minutes'), value: 20, min: 5, max: 120 }),
    untilField(kitchen),
  );

/** Lists what is sold out, and marks one more dish. */
export async function askSnooze(kitchen: Kitchen): Promise<void> {
  const params = paramsOf(kitchen);
  try {
    const [snoozes, options] = await Promise.all([
      dataOf(food.GET('/api/kitchens/{code}/snoozes', { params })),
      dishOptions(kitchen),
    ]);
    await openDialog(
      {
        title: say('snooze', { kitchen: inLanguage(kitchen.name) }),
        hint: say('snooze_hint'),
        button: say('snooze_send'),
        send: values => {
          const path = { ...params.path, productId: Number(values['product_id']) };
          const body = { until: untilIn(values), reason: values['reason'] };
          return dataOf(food.PUT('/api/kitchens/{code}/snoozes/{productId}', { params: { path }, body }));
        },
      },
      h('ul', { class: 'snoozes' }, ...snoozes.map(snooze => snoozeRow(kitchen, snooze))),
      select({ name: 'product_id', label: say('dish'), options }),
      untilField(kitchen),
      reasonField(),
    );
  } catch (failure) {
    tell(sayAll(failure));
  }
}

function snoozeRow(kitchen: Kitchen, { product_id: productId, name, until }: Snooze): HTMLElement {
  const params = { path: { ...paramsOf(kitchen).path, productId } };
  const sellAgain = async () => {
    await dataOf(food.DELETE('/api/kitchens/{code}/snoozes/{productId}', { params }));
    row.remove();
  };
  const button: HTMLButtonElement = h(
    'button',
    { type: 'button', onclick: () => attempt(button, sellAgain) },
    say('sell'),
  );
  const row = h('li', {}, say('snoozed', { dish: inLanguage(name), time: upcoming(until, kitchen.time_zone) }), button);
  return row;
}

async function dishOptions({ code: kitchen }: Kitchen) {
  const query = { kitchen, available: true, sort: 'name', limit: 100 } as const;
  const options = [];
  for await (const { id, name } of everyRow(page =>
    food.GET('/api/products', { params: { query: { ...query, page } } }),
  ))
    options.push({ value: String(id), label: inLanguage(name) });
  return options;
}
