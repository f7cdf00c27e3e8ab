import { dataOf } from 'quintet-clients/answers';
import type { FoodSchemas } from 'quintet-clients/food';
import { addDays, today } from '#kit/days';
import { openDialog } from '#kit/dialog';
import { h } from '#kit/element';
import { field, select, stepper } from '#kit/fields';
import { upcoming } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import type { Values } from '#kit/forms';
import { sayAll } from '#kit/refusals';
import { tell } from '#kit/toast';
import { food, type Kitchen } from '../api';
import { putKitchen } from './kitchens';

type Slot = FoodSchemas['SlotsView']['days'][number]['slots'][number];

const say = words({
  title: ['Times of {kitchen}', 'مواعيد {kitchen}'],
  hint: [
    'What is taken today and tomorrow, and how much fits into one time.',
    'المحجوز اليوم وغدًا، وسعة الموعد الواحد.',
  ],
  send: ['Save', 'حفظ'],
  none_taken: ['Nothing is taken today or tomorrow.', 'لا حجوزات اليوم أو غدًا.'],
  slot: ['Time', 'الموعد'],
  orders: ['Orders', 'الطلبات'],
  dishes: ['Dishes', 'الأطباق'],
  minutes: ['Length in minutes', 'المدة بالدقائق'],
  no_limit: ['Empty: no limit', 'فارغ: بلا حد'],
  days_ahead: ['Days that can be ordered ahead', 'أيام الطلب المسبق'],
  accept_minutes: ['Minutes to accept an order (0: no end)', 'دقائق قبول الطلب (0: بلا نهاية)'],
  of: ['{taken} of {limit}', '{taken} من {limit}'],
});

const MINUTES = [5, 10, 15, 30, 60] as const;

/** What is taken today and tomorrow, since a shift may go on after midnight, and how much fits into one slot. */
export async function askSlots(kitchen: Kitchen): Promise<void> {
  const { code, time_zone: zone } = kitchen;
  const day = today(zone);
  const params = { path: { code }, query: { from: day, to: addDays(day, 1) } };
  try {
    const { days } = await dataOf(food.GET('/api/kitchens/{code}/slots', { params }));
    const taken = days.flatMap(({ slots }) => slots).filter(slot => (slot.taken?.orders ?? 0) > 0);
    await openDialog(
      {
        title: say('title', { kitchen: inLanguage(kitchen.name) }),
        hint: say('hint'),
        button: say('send'),
        send: async values => {
          const body = limitsIn(values);
          putKitchen(await dataOf(food.PATCH('/api/kitchens/{code}', { params: { path: { code } }, body })));
        },
      },
      taken.length > 0 ? slotTable(taken, zone) : h('p', { class: 'faint' }, say('none_taken')),
      ...limitFields(kitchen),
    );
  } catch (failure) {
    tell(sayAll(failure));
  }
}

/** An empty limit is none. */
function limitsIn(values: Values): FoodSchemas['KitchenChangeBody'] {
  const limit = (name: string) => (values[name] === undefined ? null : Number(values[name]));
  return {
    slot_minutes: MINUTES.find(minutes => String(minutes) === values['slot_minutes']),
    slot_orders: limit('slot_orders'),
    slot_dishes: limit('slot_dishes'),
    slot_days_ahead: Number(values['slot_days_ahead'] ?? 0),
    accept_minutes: Number(values['accept_minutes'] ?? 0),
  };
}

function limitFields(kitchen: Kitchen): HTMLElement[] {
  const { slot_minutes, slot_orders, slot_dishes, slot_days_ahead, accept_minutes } = kitchen;
  const minutes = MINUTES.map(each => ({ value: String(each), label: String(each) }));
  const limit = (name: string, label: string, value: number | null) =>
    field({ name, label, type: 'number', min: 1, value: value ?? undefined, hint: say('no_limit') });
  return [
    select({ name: 'slot_minutes', label: say('minutes'), value: String(slot_minutes), options: minutes }),
    limit('slot_orders', say('orders'), slot_orders),
    limit('slot_dishes', say('dishes'), slot_dishes),
    stepper({ name: 'slot_days_ahead', label: say('days_ahead'), value: slot_days_ahead, min: 0, max: 30 }),
    stepper({ name: 'accept_minutes', label: say('accept_minutes'), value: accept_minutes, min: 0, max: 120 }),
  ];
}

const slotTable = (taken: Slot[], zone: string): HTMLElement =>
  h(
    'table',
    {},
    h(
      'thead',
      {},
      h('tr', {}, ...[say('slot'), say('orders'), say('dishes')].map(name => h('th', { scope: 'col' }, name))),
    ),
    h('tbody', {}, ...taken.map(slot => slotRow(slot, zone))),
  );

function slotRow({ starts_at, taken, limits }: Slot, zone: string): HTMLElement {
  const of = (count = 0, limit: number | null | undefined) =>
    limit == null ? String(count) : say('of', { taken: count, limit });
  const cells = [of(taken?.orders, limits?.orders), of(taken?.dishes, limits?.dishes)];
  return h('tr', {}, h('th', { scope: 'row' }, upcoming(starts_at, zone)), ...cells.map(cell => h('td', {}, cell)));
}
