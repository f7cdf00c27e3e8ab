import type { FoodSchemas } from 'quintet-clients/food';
import { h } from '#kit/element';
import { money } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { chosenIn, optionFields } from '../../storefront/src/food/options';
import type { CartLine } from './cart';

const w = words({
  add: ['Add', 'أضف'],
  addOf: ['Add {dish}', 'أضف {dish}'],
  choose: ['Choose', 'اختر'],
  chooseOf: ['Choose {dish}', 'اختر {dish}'],
  soldOut: ['Sold out', 'نفد'],
});

/** A dish with a button; one with options opens them first. */
export function dishRow(
  dish: FoodSchemas['ListedDishView'],
  currency: string,
  add: (line: CartLine) => void,
): HTMLElement {
  const name = inLanguage(dish.name);
  const about = h('span', {}, name, ' ', h('small', {}, money(dish.price, currency)));
  if (!dish.is_available) return h('li', { class: 'dish' }, about, h('small', {}, w('soldOut')));
  const send = (event: Event) => {
    event.preventDefault();
    const { options, chosen, price } = chosenIn(form, dish);
    add({ product_id: dish.id, quantity: 1, options, chosen, unit_price: price, name: dish.name });
  };
  const needsChoice = dish.option_groups.length > 0;
  const submit = h('button', { type: 'submit', 'aria-label': w('addOf', { dish: name }) }, w('add'));
  const form = h(
    'form',
    { class: 'form', hidden: needsChoice, onsubmit: send },
    ...optionFields(dish, currency),
    submit,
  );
  if (!needsChoice) {
    const plain = h('button', { type: 'button', 'aria-label': w('addOf', { dish: name }), onclick: send }, w('add'));
    return h('li', { class: 'dish' }, about, plain);
  }
  const open = h(
    'button',
    {
      type: 'button',
      'aria-expanded': 'false',
      'aria-label': w('chooseOf', { dish: name }),
      onclick: () => {
        form.hidden = !form.hidden;
        open.setAttribute('aria-expanded', String(!form.hidden));
      },
    },
    w('choose'),
  );
  return h('li', { class: 'dish' }, about, open, form);
}
