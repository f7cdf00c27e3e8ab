import { dataOf } from 'quintet-clients/answers';
import type { FoodSchemas } from 'quintet-clients/food';
import type { Bilingual } from '#kit/language';
import { type Order, type Quote, shop } from './shop';

/** What the visitor chose, with what the basket shows of it. */
export interface Line {
  product_id: number;
  quantity: number;
  options: FoodSchemas['ChosenOptionBody'][];
  instructions?: string;
  /** What the visitor was shown: a quote tells when it has changed. */
  unit_price: number;
  chosen: Bilingual[];
}

export interface Basket {
  lines: Line[];
  fulfillment: 'delivery' | 'pickup';
  kitchen_code?: string;
  address: { street?: string; city?: string; postcode?: string };
  promo_code?: string;
  /** Start of the slot that was chosen; as soon as possible without. */
  scheduled_for?: string;
  /** Of the dishes, for the team. */
  tip_percent?: number;
  /** Names one order: made anew with every change, since a key that was used answers the order it made. */
  key: string;
}

const KEPT = 'food.basket';
const CHANGED = 'basket-changed';

/** Does this at every change of the basket, until the visitor leaves the page. */
export function whenBasketChanges(left: AbortSignal, act: () => Promise<unknown>): void {
  document.addEventListener(CHANGED, () => void act(), { signal: left });
}

export function basket(): Basket {
  const kept = localStorage.getItem(KEPT);
  return kept ? (JSON.parse(kept) as Basket) : { lines: [], fulfillment: 'delivery', address: {}, key: '' };
}

/** Another kitchen has other slots. */
export function changeBasket(change: Partial<Basket>): void {
  const before = basket();
  const slot = 'kitchen_code' in change && change.kitchen_code !== before.kitchen_code && { scheduled_for: undefined };
  localStorage.setItem(KEPT, JSON.stringify({ ...before, ...slot, ...change, key: crypto.randomUUID() }));
  document.dispatchEvent(new Event(CHANGED));
}

export function addLine(line: Line): void {
  const { lines } = basket();
  const same = lines.find(each => whatOf(each) === whatOf(line));
  if (!same) return changeBasket({ lines: [...lines, line] });
  return changeBasket({
    lines: lines.map(each => (each === same ? { ...line, quantity: each.quantity + line.quantity } : each)),
  });
}

const whatOf = ({ product_id, options, instructions }: Line) => JSON.stringify([product_id, options, instructions]);

/** Puts the dishes of an order into the basket, at what they cost then: the quote tells what has changed. */
export function orderAgain({ lines }: Order): void {
  for (const { product_id, unit_price, quantity, options, instructions } of lines)
    if (product_id !== null && unit_price !== undefined)
      addLine({
        product_id,
        quantity,
        unit_price,
        options: options.map(({ group, choice }) => ({ group, choice })),
        chosen: options.map(({ choice_name: name }) => name),
        instructions: instructions ?? undefined,
      });
}

/** None of it is left out of the basket. */
export function setQuantity(index: number, quantity: number): void {
  const { lines } = basket();
  const changed = lines.map((line, at) => (at === index ? { ...line, quantity } : line));
  changeBasket({ lines: changed.filter(line => line.quantity > 0) });
}

export const emptyBasket = (): void =>
  changeBasket({ lines: [], promo_code: undefined, scheduled_for: undefined, tip_percent: undefined });

export const dishesIn = ({ lines }: Basket): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The lines as the service takes them. */
export const linesOf = ({ lines }: Basket): FoodSchemas['BasketLineBody'][] =>
  lines.map(({ chosen: _shownOnly, ...line }) => line);

/** What is priced, and ordered as it was priced; `anyKitchen` as long as none is chosen. */
export const pricedBody = (chosen: Basket, anyKitchen: string) => {
  const { fulfillment, kitchen_code = anyKitchen, promo_code, scheduled_for, tip_percent: percent } = chosen;
  const tip = percent ? { percent } : undefined;
  return { lines: linesOf(chosen), kitchen_code, fulfillment, promo_code, scheduled_for, tip };
};

/** What the basket costs now. */
export const quoteOf = (chosen: Basket, anyKitchen: string): Promise<Quote> =>
  dataOf(shop.POST('/api/checkout/quote', { body: { ...pricedBody(chosen, anyKitchen), address: chosen.address } }));

/** Takes prices as they are now, and leaves out what cannot be ordered any more. */
export function acceptChanges({ lines: quoted }: Quote): void {
  const lines = basket().lines.flatMap((line, index) => {
    const { unit_price = null, orderable = false } = quoted[index] ?? {};
    return orderable && unit_price !== null ? [{ ...line, unit_price }] : [];
  });
  changeBasket({ lines });
}
