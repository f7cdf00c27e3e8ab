import { dataOf } from 'quintet-clients/answers';
import { h, put } from '#kit/element';
import { choices, field } from '#kit/fields';
import { inLanguage } from '#kit/language';
import { type Basket, basket, changeBasket } from './basket';
import { stateOf } from './kitchen-state';
import { type Kitchen, shop } from './shop';
import { w } from './words';

/** Where to: the address and the kitchen that serves it, or the kitchen where it is picked up. */
export const handoverFields = (kitchens: Kitchen[]): HTMLElement =>
  basket().fulfillment === 'delivery' ? deliveryFields(kitchens) : pickupFields(kitchens);

function deliveryFields(kitchens: Kitchen[]): HTMLElement {
  const { address } = basket();
  const served = kitchens.flatMap(({ delivery_postcodes: postcodes }) => postcodes);
  const cook = h('p', { class: 'faint reserved', 'aria-live': 'polite' });
  const keep = (part: keyof Basket['address']) => (event: Event) => {
    const value = (event.target as HTMLInputElement).value.trim();
    changeBasket({ address: { ...basket().address, [part]: value } });
    if (part === 'postcode') return tellKitchen(value, cook);
  };
  if (address.postcode) void tellKitchen(address.postcode, cook);
  const part = (name: keyof Basket['address'], autocomplete: string, hint?: string) =>
    field({
      name: `address.${name}`,
      label: w(name),
      value: address[name],
      autocomplete,
      required: true,
      hint,
      onchange: keep(name),
    });
  return h(
    'section',
    { class: 'form' },
    h('h2', {}, w('delivery')),
    part('postcode', 'postal-code', w('deliversTo', { postcodes: served.join(', ') })),
    cook,
    part('street', 'address-line1'),
    part('city', 'address-level2'),
    field({ name: 'delivery_instructions', label: w('deliveryInstructions'), autocomplete: 'off' }),
  );
}

/** The kitchen that delivers to a postcode, which is the basket's from then on; none where nobody delivers. */
export async function kitchenServing(postcode: string): Promise<Kitchen | undefined> {
  const body = { mode: 'delivery', postcode } as const;
  const { result, kitchen } = await dataOf(shop.POST('/api/kitchens/check', { body }));
  const serving = (result !== 'outside_area' && kitchen) || undefined;
  if (serving?.code !== basket().kitchen_code) changeBasket({ kitchen_code: serving?.code });
  return serving;
}

async function tellKitchen(postcode: string, told: Element): Promise<void> {
  const kitchen = await kitchenServing(postcode);
  if (!kitchen) return put(told, w('outsideArea'));
  const { name, preparation_minutes, busy_minutes } = kitchen;
  const minutes = preparation_minutes + (busy_minutes ?? 0);
  put(told, w('cookedBy', { kitchen: inLanguage(name), minutes }), ' · ', stateOf(kitchen));
}

function pickupFields(kitchens: Kitchen[]): HTMLElement {
  const chosen = basket().kitchen_code ?? kitchens.find(({ is_open_now: open }) => open)?.code;
  if (chosen !== basket().kitchen_code) changeBasket({ kitchen_code: chosen });
  const choice = (kitchen: Kitchen) => {
    const { address, phone } = kitchen;
    const place = address && `${address.street}, ${address.city}`;
    const told = [
      h('strong', {}, inLanguage(kitchen.name)),
      h('bdi', {}, place),
      h('bdi', {}, phone),
      stateOf(kitchen),
    ];
    const label = h('span', { class: 'stacked' }, ...told.map(line => h('span', {}, line)));
    return { value: kitchen.code, label, checked: kitchen.code === chosen };
  };
  const choose = ({ target }: Event) => changeBasket({ kitchen_code: (target as HTMLInputElement).value });
  return h(
    'section',
    {},
    h('h2', {}, w('pickup')),
    choices('kitchen_code', w('kitchen'), kitchens.map(choice), choose),
  );
}
