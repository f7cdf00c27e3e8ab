import { priceOfferLine } from './price-offer-line';
import type { Menu, MenuDish, MenuOffer } from './pricing.types';

const dish = (id: number, change: Partial<MenuDish> = {}): MenuDish => ({
  id,
  name: { en: `Dish ${id}`, ar: `طبق ${id}` },
  priceCents: 500,
  isActive: true,
  isAvailable: true,
  archived: false,
  slug: 'soup',
  image: null,
  optionGroups: [],
  ...change,
});

const offer: MenuOffer = {
  id: 3,
  code: 'LUNCH',
  image: null,
  name: { en: 'Lunch', ar: 'غداء' },
  priceCents: 1200,
  isActive: true,
  slots: [
    {
      name: 'main',
      label: { en: 'Main', ar: 'رئيسي' },
      choices: [1, 2, 4, 5, 6].map(productId => ({ productId, supplementCents: productId === 2 ? 250 : 0 })),
    },
    { name: 'drink', label: { en: 'Drink', ar: 'مشروب' }, choices: [{ productId: 3, supplementCents: 0 }] },
  ],
};

const dishes = [
  dish(1),
  dish(2),
  dish(3),
  dish(4, { archived: true }),
  dish(5, { isAvailable: false }),
  dish(6, { isActive: false }),
  dish(7),
];

function priced(offerChoices: Record<string, number>, change: Partial<MenuOffer> = {}) {
  const menu: Menu = {
    dishes: new Map(dishes.map(dish => [dish.id, dish])),
    offers: new Map([[3, { ...offer, ...change }]]),
  };
  return priceOfferLine(
    { offerId: 3, quantity: 2, offerChoices, instructions: null, shownUnitPriceCents: null },
    0,
    menu,
  );
}

describe('priceOfferLine', () => {
  it('adds the supplements of the chosen dishes to the price of the offer', () => {
    const line = priced({ drink: 3, main: 2 });
    expect(line).toMatchObject({ offerId: 3, productId: null, unitPriceCents: 1450, lineTotalCents: 2900 });
    expect(line).toMatchObject({ orderable: true, reason: null, name: offer.name });
    expect(line.offerChoices).toEqual([
      {
        slot: 'main',
        label: { en: 'Main', ar: 'رئيسي' },
        productId: 2,
        name: { en: 'Dish 2', ar: 'طبق 2' },
        supplementCents: 250,
      },
      {
        slot: 'drink',
        label: { en: 'Drink', ar: 'مشروب' },
        productId: 3,
        name: { en: 'Dish 3', ar: 'طبق 3' },
        supplementCents: 0,
      },
    ]);
  });

  it.each<[string, string, Record<string, number>]>([
    ['a slot is missing', 'slot_missing', { main: 1 }],
    ['nothing is chosen', 'slot_missing', {}],
    ['a slot is too much', 'slot_unknown', { main: 1, drink: 3, dessert: 7 }],
    ['a slot is named like a property of every object', 'slot_unknown', { main: 1, drink: 3, constructor: 7 }],
    ['the dish is not among the choices', 'slot_choice_unknown', { main: 7, drink: 3 }],
    ['the dish does not exist', 'slot_choice_unknown', { main: 99, drink: 3 }],
    ['the dish is archived', 'slot_dish_unavailable', { main: 4, drink: 3 }],
    ['the dish is unavailable', 'slot_dish_unavailable', { main: 5, drink: 3 }],
    ['the dish is a draft', 'slot_dish_unavailable', { main: 6, drink: 3 }],
  ])('is not priced when %s', (_, reason, choices) => {
    const expected = { orderable: false, reason, unitPriceCents: null, lineTotalCents: 0, offerChoices: [] };
    expect(priced(choices)).toMatchObject(expected);
  });

  it('reports a disabled offer like an unknown one', () => {
    const off = priced({ main: 1, drink: 3 }, { isActive: false });
    expect(off).toMatchObject({ orderable: false, reason: 'not_on_menu', name: null });
    const line = { offerId: 3, quantity: 2, offerChoices: {}, instructions: null, shownUnitPriceCents: null };
    expect(priceOfferLine(line, 0, { dishes: new Map(), offers: new Map() })).toEqual(off);
  });

  it('finds a slot whose name every object has', () => {
    const slots = [{ ...offer.slots[0]!, name: 'toString' }];
    expect(priced({}, { slots })).toMatchObject({ reason: 'slot_missing' });
    expect(priced({ toString: 1 }, { slots })).toMatchObject({ orderable: true });
  });
});
