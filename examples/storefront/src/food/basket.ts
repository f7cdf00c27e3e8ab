import { dataOf } from 'quintet-clients/answers';
import type { FoodSchemas } from 'quintet-clients/food';
import type { Bilingual } from '#kit/language';
import { type Quote, shop } from './shop';

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

export function changeBasket(change: Partial<Basket>): void {
  localStorage.setItem(KEPT, JSON.stringify({ ...basket(), ...change, key: crypto.randomUUID() }));
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

/** None of it is left out of the basket. */
export function setQuantity(index: number, quantity: number): void {
  const { lines } = basket();
  const changed = lines.map((line, at) => (at === index ? { ...line, quantity } : line));
  changeBasket({ lines: changed.filter(line => line.quantity > 0) });
}

export const emptyBasket = (): void => changeBasket({ lines: [], promo_code: undefined });

export const dishesIn = ({ lines }: Basket): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The lines as the service takes them. */
export const linesOf = ({ lines }: Basket): FoodSchemas['BasketLineBody'][] =>
  lines.map(({ chosen: _shownOnly, ...line }) => line);

/** What the basket costs now; `kitchen_code` is any kitchen as long as none is chosen. */
export function quoteOf(chosen: Basket, kitchen_code: string): Promise<Quote> {
  const { fulfillment, address, promo_code } = chosen;
  const body = { lines: linesOf(chosen), kitchen_code: chosen.kitchen_code ?? kitchen_code, fulfillment, promo_code };
  return dataOf(shop.POST('/api/checkout/quote', { body: { ...body, address } }));
}

/** Takes prices as they are now, and leaves out what cannot be ordered any more. */
export function acceptChanges({ lines: quoted }: Quote): void {
  const lines = basket().lines.flatMap((line, index) => {
    const { unit_price = null, orderable = false } = quoted[index] ?? {};
    return orderable && unit_price !== null ? [{ ...line, unit_price }] : [];
  });
  changeBasket({ lines });
}
