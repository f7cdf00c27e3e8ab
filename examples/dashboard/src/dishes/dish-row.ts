import { dataOf } from 'quintet-clients/answers';
import { type Dish, food } from '../api';
import { h, put } from '#kit/element';
import { fileButton } from '#kit/fields';
import { currencySign } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { pictureOf } from '#kit/pictures';
import { attempt, tell } from '#kit/toast';

const say = words({
  available: ['Available', 'متاح'],
  missing: ['Cannot be ordered: no choice left in {groups}', 'لا يمكن طلبه: لا خيار متاح في {groups}'],
  draft: ['Draft', 'مسودة'],
  price: ['Price', 'السعر'],
  save: ['Save', 'حفظ'],
  saved: ['Saved.', 'تم الحفظ.'],
  picture: ['New picture', 'صورة جديدة'],
});

/** A dish of the list. After each change it is shown as the service answered it. */
export function dishRow(dish: Dish, currency: string): HTMLElement {
  const row = h('li', { 'data-dish': dish.slug }, ...parts(dish, currency, show));
  function show(changed: Dish): void {
    put(row, ...parts(changed, currency, show));
    tell(say('saved'));
  }
  return row;
}

const parts = (dish: Dish, currency: string, show: Show): HTMLElement[] => [
  pictureOf(dish.pictures[0], { alt: '', sizes: '96px' }),
  h(
    'div',
    { class: 'name' },
    h('strong', {}, inLanguage(dish.name)),
    h('small', { class: 'faint' }, inLanguage(dish.category.name)),
    !dish.is_active && h('span', { class: 'tag' }, say('draft')),
  ),
  availabilitySwitch(dish, show),
  priceForm(dish, currency, show),
  pictureButton(dish, show),
];

type Show = (changed: Dish) => void;

/** The switch of staff, which a dish without choices in a required group keeps. */
function availabilitySwitch(dish: Dish, show: Show): HTMLElement {
  const { id, unavailable_reason: reason } = dish;
  const isOn = reason !== 'switched_off';
  const params = { path: { id } };
  const change = async () => {
    const body = { is_available: box.checked };
    const isDone = await attempt(box, async () =>
      show(await dataOf(food.PATCH('/api/products/{id}/availability', { params, body }))),
    );
    if (!isDone) box.checked = isOn;
  };
  const box: HTMLInputElement = h('input', {
    type: 'checkbox',
    role: 'switch',
    checked: isOn,
    onchange: change,
  });
  return h('div', {}, h('label', { class: 'switch' }, box, say('available')), missingChoices(dish));
}

function missingChoices({ unavailable_groups: keys, option_groups: groups }: Dish): HTMLElement | false {
  const names = groups.filter(({ key }) => keys.includes(key)).map(({ name }) => inLanguage(name));
  return names.length > 0 && h('small', { class: 'faint' }, say('missing', { groups: names.join(', ') }));
}

function priceForm({ id, price }: Dish, currency: string, show: Show): HTMLElement {
  const input: HTMLInputElement = h('input', {
    type: 'number',
    inputmode: 'decimal',
    min: 0,
    step: 0.01,
    required: true,
    value: price.toFixed(2),
    'aria-label': say('price'),
    oninput: () => (button.hidden = input.valueAsNumber === price),
  });
  const button = h('button', { class: 'main', hidden: true }, say('save'));
  const save = (event: Event) => {
    event.preventDefault();
    const change = { params: { path: { id } }, body: { price: input.valueAsNumber } };
    return attempt(button, async () => show(await dataOf(food.PATCH('/api/products/{id}', change))));
  };
  return h('form', { class: 'price', onsubmit: save }, h('span', {}, currencySign(currency)), input, button);
}

/** A picture is stored first, then the dish names it as its first one. */
const pictureButton = ({ id, images }: Dish, show: Show): HTMLElement =>
  fileButton(say('picture'), (file, input) =>
    attempt(input, async () => {
      const { url } = await dataOf(food.POST('/api/helpers/upload', { body: { file, for: 'dish' } }));
      const change = { params: { path: { id } }, body: { images: [url, ...images] } };
      show(await dataOf(food.PATCH('/api/products/{id}', change)));
    }),
  );
