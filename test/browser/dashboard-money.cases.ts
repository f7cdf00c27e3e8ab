import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { Temporal } from 'temporal-polyfill';
import { dataOf } from '../../clients/src/answers.js';
import { createFoodClient, type FoodClient } from '../../clients/src/food.js';
import { LocalStripe } from '../payments/local-stripe';
import { expectAccessible } from './accessible';
import { type Application, startApplication } from './application';
import { PHONE, useChromium, type Window } from './chromium';

const PASSWORD = 'demo-password';
const WEBHOOK_SECRET = 'whsec_local_food';
/** Of the demo data, without options. */
const DISH = 8;
const EMAIL = 'sara@example.com';

const chromium = useChromium();
let application: Application;
let stripe: LocalStripe;
let food: FoodClient;
let staff: FoodClient;
beforeAll(async () => {
  stripe = await new LocalStripe(WEBHOOK_SECRET).start();
  application = await startApplication({
    services: ['food'],
    sites: ['dashboard'],
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_local',
      STRIPE_API_BASE: stripe.url,
      FOOD_STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    },
  });
  const baseUrl = `${application.origin}/food`;
  food = createFoodClient({ baseUrl });
  const body = { email: 'manager@food.example', password: PASSWORD };
  staff = createFoodClient({ baseUrl, token: (await dataOf(food.POST('/api/auth/login', { body }))).access_token });
});
afterAll(async () => {
  await application?.close();
  await stripe?.stop();
});

async function dashboard(account: string, window?: Window): Promise<Page> {
  const page = await chromium.open(application.site('dashboard'), window);
  await page.fill('input[type=email]', `${account}@food.example`);
  await page.fill('input[type=password]', PASSWORD);
  await page.click('button.main');
  await page.waitForSelector('.state.good');
  await page.waitForSelector('[data-column=pending]', { state: 'attached' });
  return page;
}

/** Returns the number of the order and what payment answers. */
async function payingOrder(payment_method: string) {
  const body = {
    lines: [{ product_id: DISH, quantity: 2 }],
    kitchen_code: 'downtown',
    fulfillment: 'pickup' as const,
    name: 'Sara Haddad',
    email: EMAIL,
    phone: '+1 212 555 0142',
    payment_method,
    terms_accepted: true as const,
  };
  const params = { header: { 'Idempotency-Key': randomUUID() } };
  const { order_number } = (await dataOf(food.POST('/api/orders', { params, body }))).order;
  const session = await dataOf(food.POST('/api/payments/checkout-session', { body: { order_number, email: EMAIL } }));
  return { order_number, session };
}

/** A page that is too wide widens the window of a phone, but not its screen. */
const tooWide = (page: Page) => page.evaluate('document.documentElement.scrollWidth - screen.width');
const loadedScripts = (page: Page) =>
  page.evaluate<number>(`performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length`);

it('a dish of a paid order is refunded, the books show it, and a day that is over is closed', async () => {
  const page = await dashboard('owner');
  const { order_number } = await payingOrder('demo');
  const scripts = await loadedScripts(page);
  await page.click(`[data-order="${order_number}"] a`);
  await page.click('#order-money-title');
  await page.click('#refund');
  expect(await loadedScripts(page)).toBeGreaterThan(scripts);
  await page.click('dialog .number-stepper button >> nth=1');
  await page.waitForSelector('dialog .preview >> text=1 × ');
  await expectAccessible(page);
  await page.click('dialog .bad');
  await page.waitForSelector('dialog [data-problem=reason]:not(:empty)');
  await page.fill('dialog textarea', 'It was cold');
  await page.click('dialog .bad');
  await page.waitForSelector('[data-refund] >> text=It was cold');
  await page.locator('#order-money .amounts dd:last-of-type', { hasText: /^\$5\.75$/ }).waitFor();
  await expectAccessible(page);

  await page.click('nav >> text=Books');
  await page.waitForSelector('[data-figure=gross]');
  await page.fill('#entries-order', order_number);
  await page.press('#entries-order', 'Enter');
  await page.waitForSelector(`#entries h2 >> text=Entries of ${order_number}`);
  expect(await page.textContent('#entries .entries')).toContain('Sales → Refunds owed');
  await expectAccessible(page);

  // Days close in order, a quarter of an hour after their end. The demo has closed the day before yesterday, which is over at any
  // hour: it is opened again.
  const yesterday = Temporal.PlainDate.from(await page.inputValue('#day')).subtract({ days: 1 });
  const firstOpen = yesterday.subtract({ days: 1 });
  const db = application.db('food');
  await db.transaction(async () => {
    await db.rows(`SELECT set_config('quintet.emptied_schema', 'food', true)`);
    await db.rows('DELETE FROM closed_day WHERE date = $1', [firstOpen.toString()]);
    await db.rows('UPDATE books_state SET closed_to = $1::date - 1', [firstOpen.toString()]);
  });
  for (const day of [yesterday, firstOpen]) {
    await page.click('#earlier');
    await page.waitForFunction(`document.querySelector('#day')?.value === '${day.toString()}'`);
  }
  await page.click('#close-day');
  await expectAccessible(page);
  await page.click('dialog .main');
  await page.waitForSelector('.money .tag.good');
  expect(await page.locator('#close-day').count()).toBe(0);

  await page.click('nav >> text=Differences');
  await page.click('#list-refunds');
  await page.click(`[data-refund]:has-text("${order_number}") [id^=otherwise]`);
  await page.fill('dialog textarea', 'In cash');
  await page.click('dialog .main');
  await page.waitForSelector(`[data-refund]:has-text("${order_number}")`, { state: 'detached' });
  await expectAccessible(page);
});

it('a payment whose webhook was lost is found and recorded on a phone, another left as it is', async () => {
  const page = await dashboard('manager', { size: PHONE, language: 'ar' });
  const { order_number, session } = await payingOrder('stripe');
  stripe.pay((session.payment as { session_id: string }).session_id);
  stripe.addCharge(1500, 'usd', { service: 'food', payment: randomUUID(), reference: 'ORD-999999' });
  await page.click('nav >> text=الاختلافات');
  await page.waitForSelector('.state-box');
  await dataOf(staff.POST('/api/payments/reconcile'));
  await page.click('[data-difference] [id^=settle]');
  await expectAccessible(page);
  await page.click('dialog .main');
  await page.waitForSelector('[data-difference] [id^=settle]', { state: 'detached' });
  await page.click('[data-difference] [id^=ignore]');
  await page.click('dialog .main');
  await page.locator('dialog .problem').first().and(page.locator(':not(:empty)')).waitFor();
  await page.fill('dialog textarea', 'دفعة تجريبية');
  await page.click('dialog .main');
  await page.click('#reconcile');
  await page.waitForSelector('[data-run=complete] >> nth=1');
  await page.waitForSelector('.state-box');
  await page.click('#list-repaired');
  await page.click(`[data-difference] a >> text=${order_number}`);
  await page.waitForSelector('.drawer .timeline');
  await page.goBack();
  await page.click('#list-ignored');
  await page.waitForSelector('[data-difference] >> text=دفعة تجريبية');
  await expectAccessible(page);
  expect(await tooWide(page)).toBe(0);
  await page.click('nav >> text=الدفاتر');
  await page.waitForSelector('[data-figure=gross]');
  await expectAccessible(page);
  expect(await tooWide(page)).toBe(0);
  const query = { status: 'repaired' } as const;
  const { data } = await dataOf(staff.GET('/api/payments/differences', { params: { query } }));
  expect(data).toMatchObject([{ type: 'paid_unrecorded', action: 'settle' }]);
});

it('an account of a kitchen sees nothing of it', async () => {
  const page = await dashboard('kitchen', { refused: /\/(overview|books)/ });
  expect(await page.textContent('.head nav')).toBe('Orders');
  await page.click('[data-order] a');
  await page.waitForSelector('.drawer .timeline');
  expect(await page.locator('#order-money').count()).toBe(0);
  await page.goto(`${application.site('dashboard')}/books`);
  await page.waitForSelector('main [role=alert] h1');
  await expectAccessible(page);
});
