import type { BasketLine } from '../pricing/pricing.types';
import { selectionKey } from './selection-key';

const large = { group: 'size', choice: 'large' };
const garlic = { group: 'extras', choice: 'garlic' };
const dish = (values: object = {}): BasketLine => ({
  productId: 4,
  quantity: 1,
  instructions: null,
  shownUnitPriceCents: null,
  options: [large, garlic],
  ...values,
});
const offer = (values: object = {}): BasketLine => ({
  offerId: 4,
  quantity: 1,
  instructions: null,
  shownUnitPriceCents: null,
  offerChoices: { main: 1, sweet: 2 },
  ...values,
});

it('does not mind the order of options or slots, quantity or price', () => {
  const key = selectionKey(dish());
  expect(selectionKey(dish({ options: [garlic, large] }))).toBe(key);
  expect(selectionKey(dish({ quantity: 7, shownUnitPriceCents: 870 }))).toBe(key);
  expect(selectionKey(offer({ offerChoices: { sweet: 2, main: 1 } }))).toBe(selectionKey(offer()));
});

it('differs for different selections', () => {
  const different = [
    dish(),
    dish({ productId: 5 }),
    dish({ options: [large] }),
    dish({ options: [] }),
    dish({ options: [{ group: 'size', choice: 'large","garlic' }] }),
    dish({ instructions: 'No onions' }),
    dish({ instructions: 'no onions' }),
    offer(),
    offer({ offerChoices: { main: 2, sweet: 1 } }),
    offer({ offerChoices: {} }),
  ].map(selectionKey);
  expect(new Set(different).size).toBe(different.length);
});
