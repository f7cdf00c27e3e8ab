import { dataOf, Refused } from 'quintet-clients/answers';
import type { FoodSchemas } from 'quintet-clients/food';
import { h, put } from '#kit/element';
import { choices, field, tick } from '#kit/fields';
import { form, type Values } from '#kit/forms';
import { money, time } from '#kit/format';
import { inLanguage, language } from '#kit/language';
import { say } from '#kit/refusals';
import { go, type Page, type Visit } from '#kit/router';
import { tell } from '#kit/toast';
import { basket, emptyBasket, pricedBody, quoteOf, whenBasketChanges } from './basket';
import { helpOf } from './help';
import { handoverFields, kitchenServing } from './handover';
import { keepTracking, pay } from './payment';
import { type Quote, session, shop } from './shop';
import { changesOf, minimumOf, totals } from './summary';
import { timeChoice } from './time-choice';
import { tipChoice } from './tip-choice';
import { w } from './words';

export async function checkoutPage({ left }: Visit): Promise<Page> {
  if (basket().lines.length === 0) {
    const toMenu = h('a', { class: 'button main', href: '/menu' }, w('toMenu'));
    return { title: w('checkout'), body: h('section', {}, h('h1', {}, w('empty')), toMenu) };
  }
  const [kitchens, { methods, modes }, tip, customer] = await Promise.all([
    dataOf(shop.GET('/api/kitchens')),
    dataOf(shop.GET('/api/payments/methods')),
    tipChoice(left),
    session.token() ? dataOf(shop.GET('/api/auth/customer/me')) : undefined,
  ]);
  const method = (value: string, index: number) => ({ value, label: methodName(value, modes), checked: index === 0 });
  const element = form(
    place,
    { button: '' },
    handoverFields(kitchens),
    timeChoice(kitchens, left),
    tip,
    ...contactFields(customer),
    choices('payment_method', w('payment'), methods.map(method)),
    tick('terms_accepted', termsLabel(), { required: true }),
  );
  const summary = h('aside', { class: 'panel' });
  const button = element.querySelector<HTMLButtonElement>('button[type=submit]')!;
  let quoted: Quote | undefined;
  const update = async () => {
    const current = basket();
    if (current.lines.length === 0) return;
    // The price of what was chosen before would be refused.
    button.disabled = true;
    try {
      const quote = await quoteOf(current, kitchens[0]?.code ?? '');
      if (current.key !== basket().key) return;
      quoted = quote;
      put(summary, ...summaryOf(quote));
      put(button, w('order', { total: money(quote.total, quote.currency) }));
    } finally {
      if (current.key === basket().key) button.disabled = false;
    }
  };
  const updateOrSay = () => update().catch((failure: unknown) => put(summary, say(failure)));
  whenBasketChanges(left, updateOrSay);
  await update();
  const body = h('section', {}, h('h1', {}, w('checkout')), h('div', { class: 'beside' }, summary, element));
  return { title: w('checkout'), body };

  async function place(values: Values): Promise<void> {
    // Whoever presses Enter in the postcode has not waited for its kitchen.
    if (basket().fulfillment === 'delivery') await kitchenServing(values['address.postcode'] ?? '');
    const token = quoted?.quote_token ?? undefined;
    const body = { ...bodyOf(values, kitchens[0]?.code ?? ''), quote_token: token };
    const { key } = basket();
    try {
      const params = { header: { 'Idempotency-Key': key } };
      const { order, tracking, payment } = await dataOf(shop.POST('/api/orders', { params, body }));
      emptyBasket();
      keepTracking({ number: order.order_number, token: tracking });
      // An order whose payment did not begin is paid from its own page.
      const leaving = await pay(order, payment).catch((failure: unknown) => tell(say(failure)));
      if (!leaving) go(`/orders/track?${new URLSearchParams({ number: order.order_number, token: tracking })}`);
    } catch (failure) {
      // The prices of now are shown: the next press of the button orders at these.
      if (failure instanceof Refused && REPRICED.has(failure.code)) await updateOrSay();
      throw failure;
    }
  }
}

/** Refusals after which the basket is priced again. */
const REPRICED = new Set([
  'changes',
  'quote_expired',
  'quote_mismatch',
  'quote_invalid',
  'slot_full',
  'slot_not_offered',
]);

/** In a window of its own, so that the filled-in form stays. */
const termsLabel = (): HTMLElement =>
  h('span', {}, w('agreeTo'), h('a', { href: '/terms', target: '_blank' }, w('terms')), '.');

function contactFields(customer: FoodSchemas['CustomerView'] | undefined): HTMLElement[] {
  const name = customer && `${customer.first_name} ${customer.last_name}`;
  const phone = customer?.phone ?? undefined;
  return [
    h('h2', {}, w('contact')),
    field({ name: 'name', label: w('name'), autocomplete: 'name', required: true, value: name }),
    field({
      name: 'email',
      label: w('email'),
      type: 'email',
      autocomplete: 'email',
      required: true,
      value: customer?.email,
    }),
    field({ name: 'phone', label: w('phone'), type: 'tel', autocomplete: 'tel', required: true, value: phone }),
  ];
}

function bodyOf({ terms_accepted, ...values }: Values, anyKitchen: string): FoodSchemas['PlacementBody'] {
  const { fulfillment } = basket();
  const address = {
    street: values['address.street'],
    city: values['address.city'],
    postcode: values['address.postcode'],
  };
  const returnTo = `${location.origin}/orders/track`;
  return {
    ...pricedBody(basket(), anyKitchen),
    address: fulfillment === 'delivery' ? address : undefined,
    name: values['name'],
    email: values['email'],
    phone: values['phone'] ?? '',
    payment_method: values['payment_method'] ?? '',
    delivery_instructions: values['delivery_instructions'],
    // The service refuses what is not accepted; its description allows nothing else.
    terms_accepted: (terms_accepted === 'on') as true,
    locale: language(),
    return_url_ok: returnTo,
    return_url_cancel: returnTo,
  };
}

function methodName(method: string, modes: Record<string, 'test' | 'live'>): string {
  const name = method in METHODS ? w(METHODS[method]!) : method;
  return modes[method] === 'test' && method !== 'demo' ? `${name} (test)` : name;
}

const METHODS: Record<string, Parameters<typeof w>[0]> = {
  demo: 'method.demo',
  stripe: 'method.card',
  paypal: 'method.paypal',
};

function summaryOf(quote: Quote): (HTMLElement | undefined)[] {
  const lines = quote.lines.map(({ name, quantity, line_total: total }) =>
    h('li', {}, `${quantity} × ${name ? inLanguage(name) : ''}`, h('span', {}, money(total, quote.currency))),
  );
  return [
    h('h2', {}, w('yourOrder')),
    h('ul', { class: 'bill' }, ...lines),
    totals(quote, quote.promo.code),
    minimumOf(quote),
    changesOf(quote),
    helpOf(quote),
    quote.quote_locked_until
      ? h('p', { class: 'faint' }, w('lockedUntil', { time: time(quote.quote_locked_until) }))
      : undefined,
  ];
}
