import { dataOf } from 'quintet-clients/answers';
import { type Dish, food } from '../api';
import { h, replace } from '../dom';
import { inLanguage, words } from '../language';
import { picture } from '../picture';
import { attempt, tell } from '../toast';

const say = words({
  available: ['Available', 'متاح'],
  draft: ['Draft', 'مسودة'],
  price: ['Price in dollars', 'السعر بالدولار'],
  save: ['Save', 'حفظ'],
  saved: ['Saved.', 'تم الحفظ.'],
  picture: ['New picture', 'صورة جديدة'],
});

/** What pictures may be: the browser's chooser offers nothing else. */
const PICTURES = 'image/jpeg,image/png,image/webp';

/** A dish of the list. After each change it is shown as the service answered it. */
export function dishRow(dish: Dish): HTMLElement {
  const row = h('li', { 'data-dish': dish.slug }, ...parts(dish, show));
  function show(changed: Dish): void {
    replace(row, ...parts(changed, show));
    tell(say('saved'));
  }
  return row;
}

const parts = (dish: Dish, show: Show): HTMLElement[] => [
  picture(dish.pictures[0], 96),
  h(
    'div',
    { class: 'name' },
    h('strong', {}, inLanguage(dish.name)),
    h('small', { class: 'faint' }, inLanguage(dish.category.name)),
    !dish.is_active && h('span', { class: 'tag' }, say('draft')),
  ),
  availabilitySwitch(dish, show),
  priceForm(dish, show),
  pictureButton(dish, show),
];

type Show = (changed: Dish) => void;

function availabilitySwitch({ id, is_available }: Dish, show: Show): HTMLElement {
  const params = { path: { id } };
  const change = async () => {
    const body = { is_available: box.checked };
    const isDone = await attempt(box, async () =>
      show(await dataOf(food.PATCH('/api/products/{id}/availability', { params, body }))),
    );
    if (!isDone) box.checked = is_available;
  };
  const box: HTMLInputElement = h('input', {
    type: 'checkbox',
    role: 'switch',
    checked: is_available,
    onchange: change,
  });
  return h('label', { class: 'switch' }, box, say('available'));
}

function priceForm({ id, price }: Dish, show: Show): HTMLElement {
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
  return h('form', { class: 'price', onsubmit: save }, h('span', {}, '$'), input, button);
}

/** A picture is stored first and named by the dish then: as its cover, before those it has. */
function pictureButton({ id, images }: Dish, show: Show): HTMLElement {
  const upload = async () => {
    const file = input.files?.[0];
    if (!file) return;
    await attempt(input, async () => {
      const { url } = await dataOf(food.POST('/api/helpers/upload', { body: { file, for: 'dish' } }));
      const change = { params: { path: { id } }, body: { images: [url, ...images] } };
      show(await dataOf(food.PATCH('/api/products/{id}', change)));
    });
  };
  const input: HTMLInputElement = h('input', { type: 'file', accept: PICTURES, onchange: upload });
  return h('label', { class: 'button upload' }, say('picture'), input);
}
