import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { Temporal } from 'temporal-polyfill';
import { dataOf } from '../../clients/src/answers.js';
import { createFoodClient, type FoodClient } from '../../clients/src/food.js';
import { expectAccessible } from './accessible';
import { type Application, startApplication } from './application';
import { PHONE, useChromium, type Window } from './chromium';
import { pressForToast } from './toast';

const PASSWORD = 'demo-password';
/** Of the demo data, without options. */
const DISH = 8;
const EMAIL = 'sara@example.com';

/** Marks the page when the bell sounds, which a test cannot hear. */
const WATCH_THE_BELL = `
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (when) {
    document.body.dataset.rung = 'yes';
    start.call(this, when);
  };`;

const chromium = useChromium();
let application: Application;
let food: FoodClient;
let staff: FoodClient;
beforeAll(async () => {
  application = await startApplication({ services: ['food'], sites: ['dashboard'] });
  const baseUrl = `${application.origin}/food`;
  food = createFoodClient({ baseUrl });
  const body = { email: 'manager@food.example', password: PASSWORD };
  staff = createFoodClient({ baseUrl, token: (await dataOf(food.POST('/api/auth/login', { body }))).access_token });
});
afterAll(() => application?.close());

async function signIn(page: Page, account: string): Promise<void> {
  await page.fill('input[type=email]', `${account}@food.example`);
  await page.fill('input[type=password]', PASSWORD);
  await page.click('button.main');
}

/** A dashboard whose member has signed in and hears what happens. */
async function dashboard(account: string, window?: Window): Promise<Page> {
  const page = await chromium.open(application.site('dashboard'), window);
  await signIn(page, account);
  await page.waitForSelector('.state.good');
  await page.waitForSelector('[data-column=pending]', { state: 'attached' });
  return page;
}

async function placeOrder({
  scheduled_for,
  instructions,
}: {
  scheduled_for?: string;
  instructions?: string;
} = {}): Promise<string> {
  const body = {
    scheduled_for,
    lines: [{ product_id: DISH, quantity: 2, instructions }],
    kitchen_code: 'downtown',
    fulfillment: 'pickup' as const,
    name: 'Sara Haddad',
    email: EMAIL,
    phone: '+1 212 555 0142',
    payment_method: 'demo',
    terms_accepted: true as const,
  };
  const params = { header: { 'Idempotency-Key': randomUUID() } };
  return (await dataOf(food.POST('/api/orders', { params, body }))).order.order_number;
}

const pay = (order_number: string) =>
  dataOf(food.POST('/api/payments/checkout-session', { body: { order_number, email: EMAIL } }));

const card = (number: string, column: string) => `[data-column=${column}] [data-order="${number}"]`;
/** How many orders wait to be accepted, in the column of new ones and in the title of the window. */
async function waiting(page: Page): Promise<[column: number, title: number]> {
  const column = await page.textContent('[data-column=pending] h2 .count');
  return [Number(column), Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0)];
}

const tooWide = (page: Page) => page.evaluate('document.documentElement.scrollWidth - window.innerWidth');

it('an order comes, rings and goes to its guest on every open dashboard', async () => {
  const office = await dashboard('manager');
  const kitchen = await dashboard('kitchen', { size: PHONE, language: 'ar' });
  expect(await kitchen.getAttribute('html', 'dir')).toBe('rtl');
  expect(await kitchen.textContent('.brand small')).toContain('وسط المدينة');
  expect(await kitchen.textContent('.head nav')).toBe('الطلبات');
  await office.evaluate(WATCH_THE_BELL);

  const [before] = await waiting(office);
  const number = await placeOrder();
  await office.click(`${card(number, 'pending')} a`);
  expect(await waiting(office)).toEqual([before, before]);
  expect(await office.textContent('.drawer .refused')).toBe('AcceptIt is not paid yet.');
  await expectAccessible(office);
  expect(await office.getAttribute('body', 'data-rung')).toBeNull();
  expect(await kitchen.locator(`[data-order="${number}"]`).count()).toBe(0);

  await pay(number);
  await office.waitForSelector('body[data-rung]');
  await office.locator('[data-column=pending] h2 .count', { hasText: String(before + 1) }).waitFor();
  expect(await waiting(office)).toEqual([before + 1, before + 1]);
  expect((await dataOf(staff.GET('/api/overview'))).awaiting_confirmation).toBe(before + 1);
  await kitchen.waitForSelector(card(number, 'pending'));
  expect(await kitchen.textContent(card(number, 'pending'))).not.toContain('$');
  await office.click('.drawer .main >> text=Accept');
  await kitchen.click('#tab-confirmed');
  await kitchen.click(`${card(number, 'confirmed')} .main`);
  await kitchen.click('#tab-preparing');
  await kitchen.click(`${card(number, 'preparing')} .main`);
  await kitchen.click('#tab-ready');
  await kitchen.click(`${card(number, 'ready')} a`);
  expect(await kitchen.textContent('.drawer .refused >> nth=0')).toContain('هذه الخطوة يقوم بها المكتب.');
  expect(await tooWide(kitchen)).toBe(0);
  await expectAccessible(kitchen);
  await kitchen.click('#close');

  await office.click('.drawer .main >> text=Delivered');
  await office.waitForSelector(card(number, 'finished'));
  await kitchen.click('#tab-finished');
  await kitchen.waitForSelector(card(number, 'finished'));
  await expectAccessible(kitchen);
  expect(await tooWide(kitchen)).toBe(0);
  const query = { number, email: EMAIL };
  expect((await dataOf(food.GET('/api/orders/track', { params: { query } }))).status).toBe('delivered');
});

it('a card shows what must be cooked: choices, wishes in bold, how near its time is, and the board the sum by dish', async () => {
  const kitchen = await dashboard('kitchen', { size: PHONE, language: 'ar' });
  const office = await dashboard('manager');
  const { name } = await dataOf(food.GET('/api/products/{id}', { params: { path: { id: DISH } } }));
  const totalOf = async () =>
    Number(
      /(\d+) ×/.exec((await office.locator('.totals li', { hasText: name.en }).allTextContents())[0] ?? '')?.[1] ?? 0,
    );
  const before = await totalOf();
  const number = await placeOrder({ instructions: 'No onions, please' });
  await pay(number);
  await office.waitForSelector(`${card(number, 'pending')} strong.wish >> text=No onions, please`);
  await kitchen.waitForSelector(`${card(number, 'pending')}[data-age=on_time] .wish`);
  expect(await office.textContent(`${card(number, 'pending')} .unseen`)).toContain('on time');
  expect(await totalOf()).toBe(before + 2);
  await expectAccessible(office);
  await expectAccessible(kitchen);
  expect(await tooWide(kitchen)).toBe(0);
});

it('an order is cancelled with a reason, and what happened while a dashboard was away is read when it is back', async () => {
  const office = await dashboard('owner');
  const other = await dashboard('manager', { size: PHONE, refused: /\/socket\.io\// });
  await other.context().setOffline(true);
  await other.waitForSelector('.state:not(.good)');
  const number = await placeOrder();
  await office.click(`${card(number, 'pending')} a`);
  await office.click('.drawer .bad >> text=Cancel');
  await expectAccessible(office);
  await office.fill('dialog textarea', 'The oven is broken');
  await office.click('dialog .bad');
  await office.waitForSelector('.timeline >> text=The oven is broken');
  await other.context().setOffline(false);
  await other.waitForSelector('.state.good');
  await other.click('#tab-finished');
  await other.click(`${card(number, 'finished')} a`);
  await other.waitForSelector('.timeline >> text=The oven is broken');
});

it('a kitchen pauses, is busy and runs out of a dish, and every open dashboard shows it', async () => {
  const office = await dashboard('manager');
  const kitchen = await dashboard('kitchen', { size: PHONE, language: 'ar' });
  const state = (page: Page, text: string) => page.waitForSelector(`.kitchen-bar .tag >> text=${text}`);
  await kitchen.click('#kitchen-pause');
  await expectAccessible(kitchen);
  await kitchen.fill('dialog [name=reason]', 'الفرن معطل');
  await kitchen.click('dialog .bad');
  await state(kitchen, 'متوقف مؤقتًا حتى');
  await state(office, 'Paused until');
  await expectAccessible(office);

  await office.selectOption('.bar select', 'downtown');
  await office.click('#kitchen-pause >> text=Take orders again');
  await state(kitchen, 'مفتوح');
  await office.click('#kitchen-busy');
  await office.click('dialog [type=submit]');
  await state(kitchen, 'أطول بـ');
  expect(await tooWide(kitchen)).toBe(0);
  await kitchen.click('#kitchen-busy >> text=كالمعتاد');
  await office.waitForSelector('#kitchen-busy >> text=Busy');

  await kitchen.click('#kitchen-snooze');
  await kitchen.selectOption('dialog [name=product_id]', String(DISH));
  await kitchen.click('dialog [type=submit]');
  await kitchen.waitForSelector('dialog', { state: 'detached' });
  const params = { path: { code: 'downtown' } };
  const snoozes = () => dataOf(staff.GET('/api/kitchens/{code}/snoozes', { params }));
  expect(await snoozes()).toMatchObject([{ product_id: DISH }]);
  await office.click('#kitchen-snooze');
  await expectAccessible(office);
  await office.click('.snoozes >> text=Sell again');
  await office.waitForSelector('.snoozes li', { state: 'detached' });
  expect(await snoozes()).toEqual([]);
});

it('a kitchen limits its slots and its time to accept, and its board counts down', async () => {
  const office = await dashboard('manager');
  await office.selectOption('.bar select', 'downtown');
  await office.click('#kitchen-slots');
  await office.fill('dialog [name=slot_orders]', '12');
  await office.fill('dialog [name=accept_minutes]', '10');
  await office.fill('dialog [name=slot_days_ahead]', '2');
  await expectAccessible(office);
  await office.click('dialog [type=submit]');
  await office.waitForSelector('dialog', { state: 'detached' });
  const number = await placeOrder();
  await pay(number);
  await office.waitForSelector(`${card(number, 'pending')} >> text=/accept within \\d+ min/`);
  const tomorrow = Temporal.Now.plainDateISO('America/New_York').add({ days: 1 }).toString();
  const params = { path: { code: 'downtown' }, query: { from: tomorrow } };
  const { days } = await dataOf(food.GET('/api/kitchens/{code}/slots', { params }));
  await pay(await placeOrder({ scheduled_for: days[0]?.slots.at(-1)?.starts_at }));
  await office.click('#kitchen-slots');
  const taken = office.locator('dialog td', { hasText: / of 12/ });
  await taken.last().and(office.getByText('1 of 12')).waitFor();
  expect(await taken.count()).toBeGreaterThan(1);
  expect(await tooWide(office)).toBeLessThanOrEqual(0);
});

it('a dish changes: what it costs, whether it can be ordered, what it looks like', async () => {
  const page = await dashboard('manager');
  await page.click('nav >> text=Dishes');
  const { slug } = await dataOf(food.GET('/api/products/{id}', { params: { path: { id: DISH } } }));
  await page.fill('input[type=search]', slug.replaceAll('-', ' '));
  await page.waitForSelector('.dishes li:only-child');
  await expectAccessible(page);
  const row = page.locator(`[data-dish="${slug}"]`);
  await row.locator('input[type=number]').fill('7.25');
  await pressForToast(row.locator('button.main'), 'Saved.');
  await Promise.all([page.waitForResponse(/\/availability$/), row.locator('[role=switch]').uncheck()]);
  const before = await row.locator('img').getAttribute('src');
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await row.locator('input[type=file]').setInputFiles({ name: 'soup.png', mimeType: 'image/png', buffer });
  await page.waitForSelector(`[data-dish="${slug}"] img:not([src="${before}"])`);

  const changed = await dataOf(food.GET('/api/products/{id}', { params: { path: { id: DISH } } }));
  expect(changed).toMatchObject({ price: 7.25, is_available: false });
  expect(changed.pictures[0]).toMatchObject({ width: 640, height: 480 });
  await page.click('nav >> text=Overview');
  await page.waitForSelector('.hours');
  expect(await page.locator('.hours rect').count()).toBe(24);
  await expectAccessible(page);
});

it('whoever signed out, or whose session has ended, signs in again', async () => {
  const page = await chromium.open(application.site('dashboard'), { size: PHONE, refused: /\/auth\/(login|me)$/ });
  await page.waitForSelector('.demo');
  await expectAccessible(page);
  await page.fill('input[type=email]', 'manager@food.example');
  await page.fill('input[type=password]', 'a wrong one');
  await page.click('button.main');
  await page.waitForSelector('.sign-in >> text=E-mail or password is wrong.');
  await signIn(page, 'manager');
  await page.waitForSelector('.state.good');
  await page.evaluate(`localStorage.setItem('dashboard.token', 'of yesterday')`);
  await page.reload();
  await page.waitForSelector('text=Your session has ended.');
  await signIn(page, 'manager');
  // What the board still asks for would be asked without a token.
  await page.waitForSelector('[data-column=pending]', { state: 'attached' });
  await page.click('text=Sign out');
  await page.waitForSelector('input[type=password]');
  expect(await tooWide(page)).toBe(0);
});
