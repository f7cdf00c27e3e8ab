import { dataOf } from 'quintet-clients/answers';
import { field, stepper } from '#kit/fields';
import { form, type Values } from '#kit/forms';
import { h, put } from '#kit/element';
import { money } from '#kit/format';
import { inLanguage } from '#kit/language';
import { pictureOf } from '#kit/pictures';
import { go, type Page, type Visit } from '#kit/router';
import { tell } from '#kit/toast';
import { addLine } from './basket';
import { dishCard, stars } from './dish-card';
import { chosenIn, optionFields } from './options';
import { type Dish, labelOf, shop, shopSettings } from './shop';
import { w } from './words';

export async function dishPage({ parameters }: Visit): Promise<Page> {
  const { slug = '' } = parameters;
  const [dish, { dietary_tags: tags, allergens, currency }] = await Promise.all([
    dataOf(shop.GET('/api/products/slug/{slug}', { params: { path: { slug } } })),
    shopSettings(),
  ]);
  const related = await dataOf(shop.GET('/api/products/{id}/related', { params: { path: { id: dish.id } } }));
  const title = inLanguage(dish.name);
  const picture = { alt: title, sizes: '(min-width: 50rem) 32rem, 94vw', eager: true };
  const body = h(
    'section',
    {},
    h(
      'article',
      { class: 'dish' },
      pictureOf(dish.pictures[0], picture),
      h(
        'div',
        {},
        h('h1', {}, title),
        h('p', { class: 'priced' }, h('strong', {}, money(dish.price, currency)), stars(dish)),
        h('p', {}, inLanguage(dish.description)),
        h('ul', { class: 'tags' }, ...dish.dietary_tags.map(tag => h('li', {}, labelOf(tags, tag)))),
        dish.is_available ? orderForm(dish, currency) : h('p', { class: 'notice' }, w('soldOut')),
        facts([w('ingredients'), inLanguage(dish.ingredients)], [w('allergens'), allergensOf(dish, allergens)]),
      ),
    ),
    related.length > 0 && h('h2', {}, w('related')),
    h('ul', { class: 'cards' }, ...related.map(each => h('li', {}, dishCard(each, currency, { hasBadge: false })))),
  );
  return { title, body };
}

const allergensOf = (dish: Dish, known: Parameters<typeof labelOf>[0]) =>
  dish.allergens.map(each => labelOf(known, each)).join(' · ');

const facts = (...rows: [string, string][]): HTMLElement =>
  h(
    'dl',
    { class: 'facts' },
    rows.filter(([, text]) => text).flatMap(([name, text]) => [h('dt', {}, name), h('dd', {}, text)]),
  );

function orderForm(dish: Dish, currency: string): HTMLFormElement {
  const send = ({ quantity, instructions }: Values) => {
    const { options, chosen, price } = chosenIn(element, dish);
    addLine({ product_id: dish.id, quantity: Number(quantity), options, instructions, unit_price: price, chosen });
    tell(w('added', { dish: inLanguage(dish.name) }));
    go('/menu');
  };
  const element = form(
    send,
    { button: '' },
    ...optionFields(dish, currency),
    stepper({ name: 'quantity', label: w('quantity'), value: 1, min: 1, max: 99 }),
    field({ name: 'instructions', label: w('instructions'), rows: 2, maxlength: 500 }),
  );
  const button = element.querySelector('[type=submit]')!;
  const priced = () => {
    const quantity = Number(new FormData(element).get('quantity')) || 1;
    put(button, w('add', { price: money(chosenIn(element, dish).price * quantity, currency) }));
  };
  element.addEventListener('input', priced);
  priced();
  return element;
}
