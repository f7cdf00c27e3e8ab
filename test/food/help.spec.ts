import { makeDish, makeKitchen, makePromo } from './factories';
import { type Food, startFood } from './food';
import { basket, helpOf, quoted } from './help.actors';
import { address, customerWith, oneOf, place, regular } from './placement.actors';

/** Wednesday 12:30 in New York. */
const NOW = '2026-05-13T16:30:00Z';
const LUNCH = [{ day: 3, open: '12:00', close: '15:00' }];
const EVENING = [{ day: 3, open: '18:00', close: '22:00' }];

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_ORDERS: '100000' });
});
beforeEach(() => food.service.clock.set(NOW));
afterEach(async () => {
  await food.service.db.rows('DELETE FROM dish_snooze');
  await food.service.db.rows(`DELETE FROM kitchen WHERE code LIKE 'kitchen-%'`);
});
afterAll(() => food?.service.close());

const snooze = (kitchenId: number, productId: number, until: string) =>
  food.service.db.rows('INSERT INTO dish_snooze (kitchen_id, product_id, until) VALUES ($1, $2, $3)', [
    kitchenId,
    productId,
    until,
  ]);
const slugs = (dishes: { slug: string }[]) => dishes.map(({ slug }) => slug);

describe('below the minimum', () => {
  it('names what is missing and the cheapest dishes without choices that are enough', async () => {
    const [cheap, dear] = [
      await makeDish(food.service.db, { priceCents: 850 }),
      await makeDish(food.service.db, { priceCents: 900 }),
    ];
    const help = await helpOf(food);
    expect(help).toEqual({
      minimum: 15,
      missing: 8.5,
      additions: [
        { product_id: cheap.id, slug: cheap.slug, name: cheap.name, price: 8.5 },
        { product_id: dear.id, slug: dear.slug, name: dear.name, price: 9 },
      ],
      pickup_possible: true,
    });
    const refused = await place(food, basket(food));
    expect([refused.status, refused.body.code]).toEqual([422, 'below_minimum']);
    expect(refused.body).toMatchObject({ minimum: 15, missing: 8.5, help });
    await food.service.db.rows('DELETE FROM dish WHERE id = ANY ($1)', [[cheap.id, dear.id]]);
  });

  it('leaves out dishes that need a choice, and the list when no dish is enough', async () => {
    expect(await helpOf(food)).toEqual({ minimum: 15, missing: 8.5, pickup_possible: true });
  });

  it('leaves additions out of a basket that has no room for a further line', async () => {
    const water = await makeDish(food.service.db, { priceCents: 1 });
    const lines = Array.from({ length: 50 }, () => oneOf(water));
    expect(await helpOf(food, { lines })).toEqual({ minimum: 15, missing: 14.5, pickup_possible: true });
    await food.service.db.rows('DELETE FROM dish WHERE id = $1', [water.id]);
  });
});

describe('a closed kitchen', () => {
  it('says when it opens, in UTC and on its own clock, and which others there are', async () => {
    const evening = await makeKitchen(food.service.db, { hours: EVENING });
    const help = await helpOf(food, { kitchen_code: evening.code });
    expect(help).toEqual({
      next_opening: '2026-05-13T22:00:00.000Z',
      next_opening_local: '2026-05-13T18:00:00-04:00',
      other_kitchens: [
        {
          code: 'downtown',
          name: { en: 'Downtown', ar: 'وسط المدينة' },
          open_now: true,
          next_opening: null,
          delivers: true,
          changes: 0,
        },
        {
          code: 'harbor',
          name: { en: 'Harbor', ar: 'الميناء' },
          open_now: true,
          next_opening: null,
          delivers: false,
          changes: 0,
        },
      ],
    });
    const refused = await place(food, basket(food, { kitchen_code: evening.code }));
    expect([refused.status, refused.body.code, refused.body.help]).toEqual([422, 'kitchen_closed', help]);
  });

  it('says until when it is paused, and when it takes orders after that', async () => {
    const lunch = await makeKitchen(food.service.db, { hours: LUNCH });
    await food.manager.put(`/api/kitchens/${lunch.code}/pause`, { until: '2026-05-13T17:00:00Z' });
    expect(await helpOf(food, { kitchen_code: lunch.code })).toMatchObject({
      paused_until: '2026-05-13T17:00:00.000Z',
      next_opening: '2026-05-13T17:00:00.000Z',
      next_opening_local: '2026-05-13T13:00:00-04:00',
    });
    await food.manager.put(`/api/kitchens/${lunch.code}/pause`, { until: '2026-05-13T20:00:00Z' });
    expect(await helpOf(food, { kitchen_code: lunch.code })).toMatchObject({
      paused_until: '2026-05-13T20:00:00.000Z',
      next_opening: '2026-05-20T16:00:00.000Z',
    });
  });

  it('names no opening that the fixed clock of demonstrations never reaches', async () => {
    const evening = await makeKitchen(food.service.db, { hours: EVENING });
    await food.owner.patch('/api/settings/service_clock', { value: 'demo-fixed' });
    const help = await helpOf(food, { kitchen_code: evening.code });
    await food.owner.patch('/api/settings/service_clock', { value: 'real' });
    expect(Object.keys(help)).toEqual(['other_kitchens']);
  });

  it('counts the lines that another kitchen does not sell', async () => {
    const evening = await makeKitchen(food.service.db, { hours: EVENING });
    const { soup, kebab, dessert } = food.dishes;
    await snooze(food.harbor.id, soup.id, '2026-05-13T17:00:00Z');
    await snooze(food.downtown.id, kebab.id, '2026-05-13T16:00:00Z');
    const lines = [
      oneOf(soup),
      oneOf(kebab, { options: regular }),
      { offer_id: food.offer.id, quantity: 1, offer_choices: { main: soup.id, sweet: dessert.id } },
    ];
    const { other_kitchens } = await helpOf(food, { kitchen_code: evening.code, lines });
    expect(other_kitchens).toMatchObject([
      { code: 'downtown', changes: 0 },
      { code: 'harbor', changes: 2 },
    ]);
  });

  it('lists open kitchens first, then by their next opening, at most three', async () => {
    const { db } = food.service;
    const ask = await makeKitchen(db, { hours: [] });
    const never = await makeKitchen(db, { hours: [] });
    const evening = await makeKitchen(db, { hours: EVENING });
    const soon = await makeKitchen(db, { hours: [{ day: 3, open: '13:00', close: '14:00' }] });
    const { other_kitchens } = await helpOf(food, { kitchen_code: ask.code });
    expect(other_kitchens).toMatchObject([
      { code: 'downtown', open_now: true },
      { code: 'harbor', open_now: true },
      { code: soon.code, open_now: false, next_opening: '2026-05-13T17:00:00.000Z' },
    ]);
    await db.rows(`UPDATE kitchen SET is_active = false WHERE code = 'harbor'`);
    const others = (await helpOf(food, { kitchen_code: ask.code })).other_kitchens;
    expect(others).toMatchObject([{ code: 'downtown' }, { code: soon.code }, { code: evening.code }]);
    expect(JSON.stringify(others)).not.toContain(never.code);
    await db.rows('UPDATE kitchen SET is_active = true');
  });
});

it('names the kitchens that deliver to an address outside of the area', async () => {
  const change = { address: { ...address, postcode: ' 11231 ' } };
  const help = await helpOf(food, change);
  expect(help).toEqual({
    other_kitchens: [
      { code: 'harbor', name: food.harbor.name, open_now: true, next_opening: null, delivers: true, changes: 0 },
    ],
    pickup_possible: true,
  });
  const refused = await place(food, basket(food, change));
  expect([refused.status, refused.body.code, refused.body.help]).toEqual([422, 'outside_area', help]);
  expect(await helpOf(food, { address: { ...address, postcode: '99999' } })).toEqual({ pickup_possible: true });
});

describe('lines that cannot be ordered', () => {
  it('have alternatives of the same category: nearest price, then best seller', async () => {
    const { db } = food.service;
    const last = await makeDish(db);
    const { categoryId } = last;
    const dish = (priceCents: number, values: object = {}) => makeDish(db, { categoryId, priceCents, ...values });
    const gone = await dish(1000, { isAvailable: false });
    const near = await dish(1010);
    const best = await dish(990, { isBestSeller: true });
    await dish(1200);
    const snoozed = await dish(1000);
    await snooze(food.downtown.id, snoozed.id, '2026-05-13T17:00:00Z');
    await dish(1000, { isActive: false });
    await dish(1000, { archivedAt: new Date() });
    const lines = [oneOf(food.dishes.soup, { quantity: 5 }), oneOf(gone, { unit_price: 10 }), oneOf(snoozed)];
    const help = await helpOf(food, { lines });
    expect(help.lines).toMatchObject([
      { line: 1, available_from: null, groups: [] },
      { line: 2, available_from: '2026-05-13T17:00:00.000Z', groups: [] },
    ]);
    for (const line of help.lines) expect(slugs(line.alternatives)).toEqual(slugs([best, near, last]));
    const refused = await place(food, basket(food, { lines }));
    expect([refused.status, refused.body.code]).toEqual([422, 'changes']);
    const { quote, ...others } = refused.body.help;
    expect(others).toEqual(help);
    expect(quote).toMatchObject({ subtotal: 32.5, changes: refused.body.changes });
    expect(quote).not.toHaveProperty('help');
  });

  it('name the group of an invalid option with the choices that can be ordered', async () => {
    const lines = [oneOf(food.dishes.soup), oneOf(food.dishes.kebab)];
    const group = {
      group: 'size',
      name: { en: 'Size', ar: 'الحجم' },
      required: true,
      min: 1,
      max: 1,
      choices: [
        { choice: 'regular', name: { en: 'Regular', ar: 'عادي' }, price_delta: 0 },
        { choice: 'large', name: { en: 'Large', ar: 'كبير' }, price_delta: 2.5 },
      ],
    };
    const help = { lines: [{ line: 1, available_from: null, alternatives: [], groups: [group] }] };
    const refused = await place(food, basket(food, { lines }));
    expect([refused.status, refused.body.code, refused.body.help]).toEqual([400, 'validation_failed', help]);
    const quote = await food.anonymous.post('/api/checkout/quote', basket(food, { lines }));
    expect([quote.status, quote.body.help]).toEqual([400, help]);
  });

  it('name the choices that are left when the chosen one is sold out', async () => {
    const { id } = food.dishes.kebab;
    const dish = await makeDish(food.service.db, {
      optionGroups: food.dishes.kebab.optionGroups.map(group => ({
        ...group,
        choices: group.choices.map(choice => ({ ...choice, isAvailable: choice.key !== 'large' })),
      })),
    });
    expect(dish.id).not.toBe(id);
    const lines = [oneOf(dish, { options: [{ group: 'size', choice: 'large' }] })];
    const help = await helpOf(food, { lines, fulfillment: 'pickup' });
    expect(help).toMatchObject({ lines: [{ line: 0, groups: [{ group: 'size', choices: [{ choice: 'regular' }] }] }] });
    expect(help.lines[0].groups).toHaveLength(1);
  });

  it('say nothing of a dish that was never published', async () => {
    const draft = await makeDish(food.service.db, { isActive: false, categoryId: food.category.id });
    const { help, lines } = await quoted(food, { lines: [oneOf(draft)], fulfillment: 'pickup' });
    expect([lines[0].reason, help]).toEqual(['not_on_menu', undefined]);
  });

  it('are at most three', async () => {
    const gone = await makeDish(food.service.db, { isAvailable: false, categoryId: food.category.id });
    const { lines } = await helpOf(food, {
      lines: Array.from({ length: 5 }, () => oneOf(gone)),
      fulfillment: 'pickup',
    });
    expect(lines.map(({ line }: { line: number }) => line)).toEqual([0, 1, 2]);
  });
});

describe('discounts', () => {
  it('say how many points are missing', async () => {
    const customer = await customerWith(food, 80);
    const change = { redeem_points: true, fulfillment: 'pickup' };
    expect(await helpOf(food, change, customer)).toEqual({ points_missing: 20 });
    const refused = await place(food, basket(food, change), { caller: customer });
    expect(refused.body).toMatchObject({ code: 'changes', help: { points_missing: 20, quote: { subtotal: 6.5 } } });
    expect(await helpOf(food, change)).toBeUndefined();
  });

  it('5.6 an unknown code and one that was deleted bring no help', async () => {
    const promo = await makePromo(food.service.db);
    const of = (promo_code: string) => helpOf(food, { promo_code, fulfillment: 'pickup' });
    expect(await of(promo.code)).toBeUndefined();
    await food.service.db.rows('UPDATE promo_code SET is_active = false WHERE id = $1', [promo.id]);
    expect(await of(promo.code)).toEqual({ promo: { reason: 'inactive' } });
    await food.service.db.rows('DELETE FROM promo_code WHERE id = $1', [promo.id]);
    expect(await of(promo.code)).toBeUndefined();
    expect(await of('NEVERTHERE')).toBeUndefined();
    const refused = await place(food, basket(food, { promo_code: promo.code, fulfillment: 'pickup' }));
    expect([refused.body.code, Object.keys(refused.body.help)]).toEqual(['changes', ['quote']]);
  });
});

it('stands in the quote of a cart', async () => {
  const { customer } = food;
  const gone = await makeDish(food.service.db, { categoryId: food.category.id });
  await customer.post('/api/cart/items', oneOf(gone));
  await food.service.db.rows('UPDATE dish SET is_available = false WHERE id = $1', [gone.id]);
  const { quote } = (await customer.get('/api/cart')).body.data;
  expect(quote.help).toMatchObject({ lines: [{ line: 0, alternatives: [{}, {}, {}] }] });
  await customer.delete('/api/cart');
  expect((await customer.get('/api/cart')).body.data.quote).not.toHaveProperty('help');
});
