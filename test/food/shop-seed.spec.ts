import { seedCustomers } from '#seeds/food/customers';
import { seedMenu } from '#seeds/food/menu';
import { seedHomePage, seedKitchens, seedOffers, seedPromos, seedReviews } from '#seeds/food/shop';
import { Passwords } from '#kit/access/passwords';
import { Storage } from '#kit/media/storage';
import { food } from '#services/food/food';
import { startService, type TestService } from '../harness/app';

let service: TestService;
beforeAll(async () => {
  // Drawing the pictures takes longer than a request may.
  service = await startService(food, { DATABASE_TIMEOUT_MS: '60000' });
  const { configuration, db, clock } = service;
  const passwords = service.get(Passwords);
  const seeding = { definition: food.definition, configuration, db, clock, passwords, storage: service.get(Storage) };
  await db.transaction(async () => {
    await seedMenu(seeding);
    await seedCustomers(seeding);
    await seedKitchens(seeding);
    await seedPromos(seeding);
    await seedOffers(seeding);
    await seedHomePage(seeding);
    await seedReviews(seeding);
  });
}, 60_000);
afterAll(() => service?.close());

const get = async (path: string) => (await service.anonymous.get(path)).body.data;
const check = async (body: object) => (await service.anonymous.post('/api/kitchens/check', body)).body.data;

it('opens both kitchens at lunch on a Wednesday, and delivers to the demo customers', async () => {
  service.clock.set('2026-05-13T16:30:00Z');
  const kitchens = await get('/api/kitchens');
  expect(kitchens.map((kitchen: { is_open_now: boolean }) => kitchen.is_open_now)).toEqual([true, true]);
  const addresses = await service.db.rows<{ postcode: string }>('SELECT DISTINCT postcode FROM address');
  for (const { postcode } of addresses) {
    expect(await check({ mode: 'delivery', postcode })).toMatchObject({
      result: 'match',
      kitchen: { code: 'downtown' },
    });
  }
});

it('closes both on Thanksgiving', async () => {
  service.clock.set('2026-05-13T16:30:00Z');
  const [kitchen] = await get('/api/kitchens');
  expect(kitchen.closures.map((closure: { date: string }) => closure.date)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\d{4}-11-2[2-8]$/)]),
  );
});

it('has three promo codes, two of them good', async () => {
  const validate = async (code: string) =>
    (await service.anonymous.post('/api/promo/validate', { code, subtotal: 20 })).body.data;
  expect(await validate('WELCOME10')).toMatchObject({ valid: true, percent: 10, discount: 2 });
  expect(await validate('FAMILY15')).toMatchObject({ valid: true, discount: 3 });
  expect(await validate('SUMMER20')).toMatchObject({ valid: false, reason: 'inactive' });
});

it('has combo offers that save something and whose first choices can be ordered', async () => {
  const offers = await get('/api/offers');
  expect(offers).toHaveLength(3);
  for (const offer of offers) {
    expect(offer.savings).toBeGreaterThan(0);
    expect(offer.image).toMatch(/^\/food\/media\//);
    const offer_choices = Object.fromEntries(
      offer.slots.map((slot: { name: string; choices: { product_id: number }[] }) => [
        slot.name,
        slot.choices[0]?.product_id,
      ]),
    );
    const quote = await service.anonymous.post('/api/checkout/quote', {
      lines: [{ offer_id: offer.id, quantity: 1, offer_choices }],
      kitchen_code: 'downtown',
      fulfillment: 'pickup',
    });
    expect(quote.body.data).toMatchObject({ subtotal: offer.price, lines: [{ orderable: true }] });
  }
});

it('fills the sections of the home page, the hidden one left out', async () => {
  const sections = await get('/api/homepage-sections');
  expect(sections.map((section: { key: string }) => section.key)).toEqual([
    'hero',
    'featured',
    'best-sellers',
    'combos',
    'plant-based',
    'something-sweet',
  ]);
  for (const { key, product_ids } of sections) {
    const dishes = await get(`/api/homepage-sections/${key}/products`);
    expect(dishes.map((dish: { id: number }) => dish.id)).toEqual(product_ids);
    expect(dishes.length > 0).toBe(key !== 'combos');
  }
});

it('has reviews to page through, in both languages, none from the future', async () => {
  const { id } = await get('/api/products/slug/lamb-kofta');
  const page = await get(`/api/reviews/product/${id}`);
  expect(page.total).toBeGreaterThan(page.limit);
  const summary = await get(`/api/reviews/product/${id}/summary`);
  expect(summary.total).toBe(page.total);
  expect(summary.average).toBeGreaterThan(3);
  const odd = await service.db.rows(
    `SELECT 1 FROM review JOIN customer ON customer.id = customer_id
     WHERE review.created_at > now() OR review.created_at < customer.created_at`,
  );
  expect(odd).toEqual([]);
});
