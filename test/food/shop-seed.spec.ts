import { seedCustomers } from '#seeds/food/customers';
import { dishes, seedMenu } from '#seeds/food/menu';
import { seedOrders } from '#seeds/food/orders/orders';
import { seedHomePage, seedKitchens, seedOffers, seedPromos, seedReviews } from '#seeds/food/shop';
import { seedWishlists } from '#seeds/food/wishlists';
import { Passwords } from '#kit/access/passwords';
import { Storage } from '#media/storage';
import { food } from '#services/food/food';
import { Kitchen } from '#services/food/kitchens/kitchen.entity';
import { isOpenAt } from '#services/food/kitchens/opening-hours';
import { Temporal } from 'temporal-polyfill';
import { startService, type TestService } from '../harness/app';
import { withDrawings } from '../harness/drawings';

// A Wednesday evening in New York, both kitchens are open.
const NOW = '2026-11-18T23:40:00Z';

let service: TestService;
beforeAll(async () => {
  // Drawing the pictures takes longer than a request may.
  service = await startService(food, { DATABASE_TIMEOUT_MS: '60000' });
  service.clock.set(NOW);
  const { configuration, db, clock } = service;
  const passwords = service.get(Passwords);
  const seeding = { definition: food.definition, configuration, db, clock, passwords, storage: service.get(Storage) };
  const seed = async () => {
    await seedMenu(seeding);
    await seedCustomers(seeding);
    await seedKitchens(seeding);
    await seedPromos(seeding);
    await seedOffers(seeding);
    await seedHomePage(seeding);
    await seedReviews(seeding);
    await seedWishlists(seeding);
    await seedOrders(seeding, await db.of(Kitchen).find({ order: { id: 'ASC' } }));
  };
  await withDrawings(configuration, ['food'], () => db.transaction(seed));
});
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
     WHERE review.created_at > '${NOW}' OR review.created_at < customer.created_at`,
  );
  expect(odd).toEqual([]);
});

it('has no comment twice, Arabic ones by customers with Arabic names, written in each of the last months', async () => {
  const reviews = await service.db.rows<{ comment: string | null; first_name: string; at: Date }>(
    'SELECT comment, first_name, review.created_at AS at FROM review JOIN customer ON customer.id = customer_id',
  );
  const comments = reviews.flatMap(({ comment }) => comment ?? []);
  expect(comments.length).toBeGreaterThan(100);
  expect(new Set(comments).size).toBe(comments.length);
  const arabic = /[\u0600-\u06ff]/;
  const others = reviews.filter(
    ({ comment, first_name }) => comment && arabic.test(comment) !== arabic.test(first_name),
  );
  expect(others).toEqual([]);
  const months = new Set(reviews.map(({ at }) => at.toISOString().slice(0, 7)));
  expect([...months]).toEqual(expect.arrayContaining(['2026-11', '2026-10', '2026-09', '2026-08']));
});

describe('the orders', () => {
  beforeAll(() => service.clock.set(NOW));

  const rows = <Row>(statement: string) => service.db.rows<Row>(statement);
  const one = async <Row>(statement: string) => (await rows<Row>(statement))[0]!;

  it('are of every dish and offer, with options, codes and points, by many people in both languages', async () => {
    const { orders, people, codes, languages, redeemed, days } = await one<Record<string, number>>(
      `SELECT count(*) AS orders, count(DISTINCT email) AS people, count(DISTINCT promo_code) AS codes, count(DISTINCT locale) AS languages,
         count(*) FILTER (WHERE points_redeemed > 0) AS redeemed, count(DISTINCT placed_at::date) AS days FROM customer_order`,
    );
    expect(orders).toBeGreaterThanOrEqual(200);
    expect(orders).toBeLessThanOrEqual(320);
    expect(people).toBeGreaterThan(45);
    expect(days).toBeGreaterThan(80);
    expect([codes, languages]).toEqual([3, 2]);
    expect(redeemed).toBeGreaterThan(3);
    expect(
      await rows(
        'SELECT slug FROM dish WHERE is_active AND id NOT IN (SELECT product_id FROM order_line WHERE product_id IS NOT NULL)',
      ),
    ).toEqual([]);
    expect(await rows('SELECT DISTINCT offer_id FROM order_line WHERE offer_id IS NOT NULL')).toHaveLength(3);
    const { plain } = await one<{ plain: number }>(
      `SELECT count(*) AS plain FROM order_line JOIN dish ON dish.id = product_id
       WHERE options = '[]' AND dish.option_groups @> '[{"required": true}]'`,
    );
    expect(plain).toBe(0);
  });

  it('were placed before today while their kitchen was open, by customers who had registered, and went on step by step', async () => {
    const kitchens = new Map((await service.db.of(Kitchen).find()).map(kitchen => [kitchen.id, kitchen]));
    const placed = await rows<{ kitchen_id: number; placed_at: Date; order_number: string }>(
      `SELECT * FROM customer_order WHERE placed_at < '2026-11-18T05:00:00Z'`,
    );
    const closed = placed.filter(
      order =>
        !isOpenAt(kitchens.get(order.kitchen_id)!, Temporal.Instant.fromEpochMilliseconds(order.placed_at.getTime())),
    );
    expect(closed).toEqual([]);
    expect(
      await rows(
        'SELECT 1 FROM customer_order o JOIN customer c ON c.id = o.customer_id WHERE o.placed_at < c.created_at',
      ),
    ).toEqual([]);
    const unsteady = await rows(
      `SELECT o.order_number FROM customer_order o JOIN LATERAL (
         SELECT array_agg(e.status ORDER BY e.id) AS steps, array_agg(e.at ORDER BY e.id) AS times,
           array_agg(e.at ORDER BY e.at, e.id) AS sorted
         FROM order_event e WHERE e.order_id = o.id) t ON true
       WHERE t.steps[array_upper(t.steps, 1)] <> o.status OR t.times <> t.sorted OR t.times[1] <> o.placed_at
         OR t.times[array_upper(t.times, 1)] > '${NOW}'`,
    );
    expect(unsteady).toEqual([]);
    const { gaps } = await one<{ gaps: number }>(
      `SELECT count(DISTINCT gap) AS gaps FROM (SELECT round(extract(epoch FROM at - lag(at) OVER (PARTITION BY order_id ORDER BY id)) / 60) AS gap FROM order_event) g`,
    );
    expect(gaps).toBeGreaterThan(20);
    expect(await rows('SELECT DISTINCT status FROM customer_order')).toHaveLength(8);
  });

  it('that are on their way are promised in 10 to 30 minutes, and no hour of today in which a kitchen is open is without orders', async () => {
    const late = await rows(
      `SELECT order_number, promised_at FROM customer_order WHERE status NOT IN ('delivered', 'cancelled', 'refunded')
         AND promised_at NOT BETWEEN '${NOW}'::timestamptz + interval '10 minutes' AND '${NOW}'::timestamptz + interval '30 minutes'`,
    );
    expect(late).toEqual([]);
    const hours = await rows<{ hour: number }>(
      `SELECT DISTINCT extract(hour FROM placed_at AT TIME ZONE 'America/New_York')::integer AS hour FROM customer_order
       WHERE placed_at >= '2026-11-18T05:00:00Z' ORDER BY 1`,
    );
    expect(hours.map(({ hour }) => hour)).toEqual(Array.from({ length: 8 }, (_, index) => index + 11));
  });

  it('made the popularity of dishes, which begins as the menu means it', async () => {
    const wrong = await rows(
      `SELECT slug FROM dish WHERE popularity <> (
         SELECT coalesce(sum(l.quantity), 0) FROM order_line l JOIN order_event e ON e.order_id = l.order_id AND e.status = 'delivered'
         WHERE l.product_id = dish.id)`,
    );
    expect(wrong).toEqual([]);
    const popular = (await get('/api/products?sort=popularity&limit=100')).items as { id: number; slug: string }[];
    const meant = dishes.toSorted((one, other) => other.weight - one.weight).map(({ slug }) => slug);
    expect(meant.slice(0, 4)).toEqual(expect.arrayContaining(popular.slice(0, 3).map(({ slug }) => slug)));
    const sold = await rows<{ product_id: number }>(
      `SELECT l.product_id FROM order_line l JOIN customer_order o ON o.id = l.order_id
       WHERE o.placed_at > '${NOW}'::timestamptz - interval '19 hours' AND product_id IS NOT NULL
       GROUP BY 1 ORDER BY sum(l.quantity) DESC, sum(l.line_total_cents) DESC LIMIT 3`,
    );
    const top = popular.slice(0, 10).map(({ id }) => id);
    expect(top).toEqual(expect.arrayContaining(sold.map(({ product_id }) => product_id)));
  });

  it('relate a main dish to a side, a drink and a sweet, and to few other main dishes', async () => {
    type Shown = { id: number; category: { slug: string } };
    const mains = ['grills', 'platters', 'bowls', 'garden-bowls'];
    const menu = (await get('/api/products?limit=100')).items as Shown[];
    for (const { id, category } of menu.filter(dish => mains.includes(dish.category.slug))) {
      const related = ((await get(`/api/products/${id}/related`)) as Shown[]).map(dish => dish.category.slug);
      expect(related).toEqual(expect.arrayContaining(['salads', 'drinks', 'desserts']));
      const others = related.filter(slug => mains.includes(slug));
      expect(others.length).toBeLessThanOrEqual(3);
      expect(others.filter(slug => slug !== category.slug).length).toBeLessThanOrEqual(1);
    }
  });

  it('are paid as their payments say', async () => {
    const wrong = await rows(
      `SELECT o.order_number, o.payment_status, p.status FROM customer_order o LEFT JOIN payment p ON p.reference = o.order_number
       WHERE p.id IS NULL OR p.amount_cents <> o.total_cents OR p.settles <> (o.payment_status IN ('paid', 'refunded'))
         OR (p.settles AND p.status <> o.payment_status)`,
    );
    expect(wrong).toEqual([]);
  });

  it('earned and spent the points of customers', async () => {
    const unequal = await rows(
      `SELECT id FROM customer WHERE reward_points <>
         coalesce((SELECT sum(points) FROM reward_entry WHERE customer_id = customer.id), 0)`,
    );
    expect(unequal).toEqual([]);
    const below = await rows(
      `SELECT * FROM (SELECT sum(points) OVER (PARTITION BY customer_id ORDER BY created_at, id) AS balance FROM reward_entry) b WHERE balance < 0`,
    );
    expect(below).toEqual([]);
    for (const email of ['customer@food.example', 'customer2@food.example']) {
      const answer = await service.anonymous.post('/api/auth/customer/login', { email, password: 'demo-password' });
      const customer = service.anonymous.as(answer.body.data.token);
      const { reward_points, history } = (await customer.get('/api/rewards/me')).body.data;
      expect(reward_points).toBeGreaterThanOrEqual(100);
      const kinds = (history as { kind: string }[]).map(({ kind }) => kind);
      expect(kinds).toEqual(expect.arrayContaining(['earned', 'redeemed']));
      expect((await customer.get('/api/wishlist')).body.data).not.toHaveLength(0);
    }
  });
});
