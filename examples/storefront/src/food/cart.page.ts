import { dataOf } from 'quintet-clients/answers';
import { h, put } from '#kit/element';
import { choices, field } from '#kit/fields';
import { form } from '#kit/forms';
import { money, upcoming } from '#kit/format';
import { inLanguage } from '#kit/language';
import { pictureOf } from '#kit/pictures';
import { say } from '#kit/refusals';
import type { Page, Visit } from '#kit/router';
import { type Basket, basket, changeBasket, type Line, quoteOf, setQuantity, whenBasketChanges } from './basket';
import { helpOf } from './help';
import { kitchenNotice } from './kitchen-state';
import { type Quote, shop } from './shop';
import { changesOf, minimumOf, totals } from './summary';
import { promoReason, w } from './words';

export async function cartPage({ left }: Visit): Promise<Page> {
  const kitchens = await dataOf(shop.GET('/api/kitchens'));
  const anyKitchen = kitchens[0]?.code ?? '';
  const shown = h('div', {});
  const body = h('section', {}, h('h1', {}, w('basket')), kitchenNotice(kitchens), shown);

  const update = async () => {
    const current = basket();
    if (current.lines.length === 0) return put(shown, emptyBasketNote());
    const quote = await quoteOf(current, anyKitchen);
    if (current.key === basket().key) put(shown, ...contentOf(current, quote));
  };
  const updateOrSay = () => update().catch((failure: unknown) => put(shown, h('p', { class: 'notice' }, say(failure))));
  whenBasketChanges(left, updateOrSay);
  await update();
  return { title: w('basket'), body };
}

const emptyBasketNote = () =>
  h('div', {}, h('p', {}, w('empty')), h('a', { class: 'button main', href: '/menu' }, w('toMenu')));

function contentOf(current: Basket, quote: Quote): HTMLElement[] {
  const rows = current.lines.map((line, index) => rowOf(line, index, quote));
  const blocked = quote.changes.length > 0 || quote.delivery.missing > 0;
  const onward = blocked
    ? h('button', { type: 'button', class: 'main', disabled: true }, w('toCheckout'))
    : h('a', { class: 'button main', href: '/checkout' }, w('toCheckout'));
  return [
    h(
      'div',
      { class: 'beside' },
      h('ul', { class: 'lines' }, ...rows),
      h(
        'aside',
        { class: 'panel' },
        handoverOf(current),
        promoForm(quote),
        totals(quote, quote.promo.code),
        minimumOf(quote),
        changesOf(quote),
        helpOf(quote),
        onward,
      ),
    ),
  ];
}

function rowOf(line: Line, index: number, { lines, currency }: Quote): HTMLElement {
  const { name, slug, pictures, orderable, available_from: back, line_total: total } = lines[index]!;
  const dish = name ? inLanguage(name) : '';
  const set = (quantity: number) => () => setQuantity(index, quantity);
  const button = (label: string, text: string, quantity: number) =>
    h('button', { type: 'button', 'aria-label': `${label}: ${dish}`, onclick: set(quantity) }, text);
  return h(
    'li',
    {},
    pictureOf(pictures[0], { alt: '', sizes: '6rem' }),
    h(
      'div',
      {},
      h('h2', {}, slug ? h('a', { href: `/menu/${slug}` }, dish) : dish),
      h('p', { class: 'faint' }, [...line.chosen.map(inLanguage), line.instructions].filter(Boolean).join(' · ')),
      !orderable &&
        h('p', { class: 'problem' }, back ? w('soldOutUntil', { time: upcoming(back) }) : w('cannotBeOrdered')),
      h(
        'p',
        { class: 'stepper' },
        button(line.quantity > 1 ? w('less') : w('remove'), '−', line.quantity - 1),
        h('output', {}, line.quantity),
        button(w('more'), '+', line.quantity + 1),
        h('strong', {}, money(total, currency)),
      ),
    ),
  );
}

const handoverOf = ({ fulfillment }: Basket): HTMLElement => {
  const choice = (value: Basket['fulfillment']) => ({ value, label: w(value), checked: fulfillment === value });
  return choices('fulfillment', w('handover'), [choice('delivery'), choice('pickup')], ({ target }) =>
    changeBasket({ fulfillment: (target as HTMLInputElement).value as Basket['fulfillment'], kitchen_code: undefined }),
  );
};

function promoForm({ promo }: Quote): HTMLElement {
  const element = form(
    async ({ promo: code }) => changeBasket({ promo_code: code }),
    { button: w('apply') },
    field({ name: 'promo', label: w('promo'), value: basket().promo_code, autocomplete: 'off' }),
  );
  element.classList.add('one-line');
  const reason = promo.reason && promoReason(promo.reason);
  if (reason) put(element.querySelector('.problem')!, reason);
  return element;
}
