import { priceDishLine } from './price-dish-line';
import type { DishLine, MenuDish } from './pricing.types';

const dish: MenuDish = {
  id: 7,
  name: { en: 'Soup', ar: 'شوربة' },
  priceCents: 870,
  isActive: true,
  isAvailable: true,
  archived: false,
  slug: 'soup',
  image: null,
  optionGroups: [
    {
      key: 'size',
      name: { en: 'Size', ar: 'الحجم' },
      required: false,
      min: 0,
      max: 1,
      choices: [
        { key: 'half', name: { en: 'Half', ar: 'نصف' }, priceDeltaCents: -400, isAvailable: true },
        { key: 'taste', name: { en: 'Taste', ar: 'تذوق' }, priceDeltaCents: -900, isAvailable: true },
        { key: 'family', name: { en: 'Family', ar: 'عائلي' }, priceDeltaCents: 1130, isAvailable: false },
      ],
    },
  ],
};

function line(choice?: string): DishLine {
  const options = choice ? [{ group: 'size', choice }] : [];
  return { productId: 7, quantity: 3, options, instructions: 'hot', shownUnitPriceCents: null };
}

const priced = (change: Partial<MenuDish> = {}, choice?: string) =>
  priceDishLine(line(choice), 2, { ...dish, ...change }).priced;

describe('priceDishLine', () => {
  it('multiplies the unit price by the quantity', () => {
    expect(priced()).toMatchObject({ line: 2, productId: 7, offerId: null, name: dish.name, instructions: 'hot' });
    expect(priced()).toMatchObject({ unitPriceCents: 870, lineTotalCents: 2610, orderable: true, reason: null });
  });

  it('adds options to the unit price, which never falls below 0', () => {
    expect(priced({}, 'half')).toMatchObject({ unitPriceCents: 470, lineTotalCents: 1410 });
    expect(priced({}, 'taste')).toMatchObject({ unitPriceCents: 0, lineTotalCents: 0, orderable: true });
  });

  it.each([
    ['archived', { archived: true }, undefined],
    ['unavailable', { isAvailable: false }, undefined],
    ['choice_unavailable', {}, 'family'],
    ['options_invalid', {}, 'giant'],
  ])('does not price a line that is %s', (reason, change, choice) => {
    const expected = { orderable: false, reason, unitPriceCents: null, lineTotalCents: 0, name: dish.name };
    expect(priced(change, choice)).toMatchObject(expected);
  });

  it('reports a draft like an unknown dish, even if it is archived', () => {
    const unknown = priceDishLine(line(), 2, undefined).priced;
    expect(unknown).toMatchObject({ orderable: false, reason: 'not_on_menu', name: null, unitPriceCents: null });
    expect(priced({ isActive: false })).toEqual(unknown);
    expect(priced({ isActive: false, archived: true, isAvailable: false })).toEqual(unknown);
  });

  it('refuses options only of a dish that could be ordered', () => {
    expect(priceDishLine(line('giant'), 2, dish).refusals).toHaveLength(1);
    expect(priceDishLine(line('giant'), 2, { ...dish, isAvailable: false }).refusals).toEqual([]);
  });
});
