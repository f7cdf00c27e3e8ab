import { dataOf } from 'quintet-clients/answers';
import type { FoodSchemas } from 'quintet-clients/food';
import { addDays, today } from '#kit/days';
import { h, put } from '#kit/element';
import { choices, select } from '#kit/fields';
import { calendar, time, upcoming } from '#kit/format';
import { say } from '#kit/refusals';
import { basket, changeBasket, dishesIn, whenBasketChanges } from './basket';
import { type Kitchen, shop } from './shop';
import { w } from './words';

type Slots = FoodSchemas['SlotsView'];
type Day = Slots['days'][number];

const DAYS_SHOWN = 7;

/** When it is to be ready: as soon as possible, or a slot of the kitchen. Empty where the kitchen plans nothing ahead. */
export function timeChoice(kitchens: Kitchen[], left: AbortSignal): HTMLElement {
  const element = h('section', { class: 'when' });
  let shown = '';
  const update = async () => {
    const kitchen = kitchens.find(({ code }) => code === basket().kitchen_code);
    const wanted = JSON.stringify([kitchen?.code, dishesIn(basket()), basket().scheduled_for]);
    if (wanted === shown) return;
    shown = wanted;
    const slots = kitchen && dishesIn(basket()) > 0 ? await slotsOf(kitchen) : undefined;
    if (wanted === shown) put(element, ...(slots ? fields(slots) : []));
  };
  const updateOrSay = () => update().catch((failure: unknown) => put(element, h('p', {}, say(failure))));
  whenBasketChanges(left, updateOrSay);
  void updateOrSay();
  return element;
}

function slotsOf({ code, time_zone }: Kitchen): Promise<Slots> {
  const from = today(time_zone);
  const query = { from, to: addDays(from, DAYS_SHOWN - 1), dishes: dishesIn(basket()) };
  return dataOf(shop.GET('/api/kitchens/{code}/slots', { params: { path: { code }, query } }));
}

function fields({ asap, days, time_zone: zone }: Slots): HTMLElement[] {
  const open = days
    .map(each => ({ ...each, slots: each.slots.filter(({ available }) => available) }))
    .filter(({ slots }) => slots.length > 0);
  const { scheduled_for: chosen } = basket();
  if (open.length === 0 && chosen === undefined) return [];
  const choose = ({ target }: Event) => {
    const isLater = (target as HTMLInputElement).value === 'later';
    changeBasket({ scheduled_for: isLater ? open[0]?.slots[0]?.starts_at : undefined });
  };
  const soon =
    asap.available && asap.promised_at ? w('asap', { time: upcoming(asap.promised_at, zone) }) : w('asapNot');
  const ways = [
    { value: 'asap', label: soon, checked: chosen === undefined },
    { value: 'later', label: w('later'), checked: chosen !== undefined },
  ];
  return [choices('when', w('when'), ways, choose), ...(chosen === undefined ? [] : slotFields(open, chosen, zone))];
}

function slotFields(open: Day[], chosen: string, zone: string): HTMLElement[] {
  const isChosen = ({ starts_at: at }: Day['slots'][number]) => Date.parse(at) === Date.parse(chosen);
  const day = open.find(({ slots }) => slots.some(isChosen));
  const choose = (scheduled_for: string | undefined) => changeBasket({ scheduled_for });
  const chooseDay = ({ target }: Event) =>
    choose(open.find(({ date }) => date === (target as HTMLSelectElement).value)?.slots[0]?.starts_at);
  const dayName = (date: string) => calendar(date, { weekday: 'long', day: 'numeric', month: 'long' });
  const days = open.map(({ date }) => ({ value: date, label: dayName(date) }));
  const slots = (day ?? open[0])?.slots ?? [];
  const times = slots.map(({ starts_at: at }) => ({ value: at, label: time(at, zone) }));
  return [
    h(
      'div',
      { class: 'pair' },
      select({ name: 'slot_day', label: w('day'), value: day?.date, options: days, onchange: chooseDay }),
      select({
        name: 'slot_time',
        label: w('time'),
        value: slots.find(isChosen)?.starts_at,
        options: times,
        onchange: ({ target }) => choose((target as HTMLSelectElement).value),
      }),
    ),
    ...(day ? [] : [h('p', { class: 'problem', role: 'status' }, w('slotGone'))]),
  ];
}
