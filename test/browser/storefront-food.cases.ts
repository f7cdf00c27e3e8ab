import type { Page } from 'playwright-core';
import { dataOf } from '../../clients/src/answers.js';
import { createFoodClient, type FoodClient, type FoodSchemas } from '../../clients/src/food.js';
import { rowsOf } from '../../clients/src/pages.js';
import { expectAccessible } from './accessible';
import { type Application, startApplication } from './application';
import { PHONE, useChromium } from './chromium';
import { until } from './until';

const chromium = useChromium();
let application: Application;
/** Staff, at another desk. */
let manager: FoodClient;
beforeAll(async () => {
  application = await startApplication({ services: ['food'], sites: ['storefront'] });
  const baseUrl = `${application.origin}/food`;
  const body = { email: 'manager@food.example', password: 'demo-password' };
  const { access_token: token } = await dataOf(createFoodClient({ baseUrl }).POST('/api/auth/login', { body }));
  manager = createFoodClient({ baseUrl, token });
});
afterAll(() => application?.close());

async function move(number: string, status: FoodSchemas['OrderStatusBody']['status']): Promise<void> {
  const page = await dataOf(manager.GET('/api/orders', { params: { query: { q: number } } }));
  const { id } = rowsOf(page)[0]!;
  await dataOf(manager.PATCH('/api/orders/{id}/status', { params: { path: { id } }, body: { status } }));
}

async function setPrice(slug: string, price: number): Promise<void> {
  const { id } = await dataOf(manager.GET('/api/products/slug/{slug}', { params: { path: { slug } } }));
  await dataOf(manager.PATCH('/api/products/{id}', { params: { path: { id } }, body: { price } }));
}

async function setSetting(key: string, value: string | number): Promise<void> {
  await dataOf(manager.PATCH('/api/settings/{key}', { params: { path: { key } }, body: { value } }));
}

/** Nothing of the page lies outside the window, and axe finds no violation. */
async function expectUsable(page: Page): Promise<void> {
  expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  await expectAccessible(page);
}

const textOf = async (page: Page, selector: string) => (await page.locator(selector).textContent()) ?? '';
const shown = (page: Page, selector: string, hasText: string | RegExp) =>
  page.locator(selector).filter({ hasText }).first().waitFor();

async function addToBasket(page: Page, dish: string): Promise<void> {
  await page.locator(`.card a[href="/menu/${dish}"]`).click();
  await expectUsable(page);
  await page.locator('.dish form button[type=submit]').click();
  await page.locator('.filters').waitFor();
}

async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[name=terms_accepted]').check();
}

const SARA = { name: 'Sara Haddad', email: 'sara@example.com', phone: '+1 212 555 0142' };
const LAYLA = { name: 'ليلى منصور', email: 'layla@example.com', phone: '+1 212 555 0143' };
const HOME = { 'address.postcode': '10001', 'address.street': '5 Main St', 'address.city': 'New York' };

/** The address in the first mail to somebody that leads to the site. */
const linkMailedTo = (email: string): Promise<string> =>
  until(`A mail to ${email}`, () => {
    const mail = application.mailbox.list().find(({ to }) => to.includes(email));
    return /http\S+\/orders\/track\?[^\s"<]+/.exec(mail?.text ?? '')?.[0];
  });

it('a guest orders from the menu and sees each step that staff take, as they take it', async () => {
  const page = await chromium.open(`${application.site('storefront')}/menu`, { refused: /\/api\/orders$/ });
  await page.locator('[type=search]').fill('hummus');
  await page.waitForURL(/q=hummus/);
  await page.locator('.card a[href="/menu/lamb-kofta"]').waitFor({ state: 'detached' });
  await expectUsable(page);
  await addToBasket(page, 'hummus-beiruti');

  await page.locator('nav a[href="/cart"]').click();
  await shown(page, '.notice', 'We deliver from $15.00. Add $7.75 more, or pick it up.');
  await page.getByLabel('One more: Hummus Beiruti').click();
  await shown(page, '.notice', 'Add $0.50 more');
  await page.locator('nav a[href="/menu"]').click();
  await page.locator('.card a[href="/menu/lamb-kofta"]').click();
  await page.getByLabel('Large').check();
  await page.getByLabel('Tahini').check();
  await page.getByRole('button', { name: 'One more: Quantity' }).click();
  await page.getByRole('button', { name: 'Add to the basket · $42.50' }).waitFor();
  await page.getByRole('button', { name: 'One less: Quantity' }).click();
  await page.getByRole('button', { name: 'Add to the basket · $21.25' }).click();
  await page.locator('nav a[href="/cart"]').filter({ hasText: '(3)' }).click();
  await shown(page, '.lines li', 'Large · Saffron rice · Tahini');
  await expectUsable(page);

  await page.locator('a[href="/checkout"]').click();
  const order = page.getByRole('button', { name: 'Order and pay' });
  await order.click();
  await page.locator('[aria-invalid]').nth(6).waitFor();
  expect(await page.locator('[aria-invalid]').count()).toBe(7);
  const [terms] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'terms of the shop' }).click(),
  ]);
  await terms.getByText('We deliver from $15.00').waitFor();
  await expectUsable(terms);
  await terms.close();
  await fillIn(page, { ...SARA, ...HOME });
  await shown(page, 'p', 'Cooked by Downtown');
  expect(await page.locator('[aria-invalid]').count()).toBe(0);
  await expectUsable(page);
  await shown(page, '.totals .total', '$39.25');

  await shown(page, 'aside', 'These prices are yours until');
  await setPrice('hummus-beiruti', 8.25);
  await order.click();

  await page.waitForURL(/\/orders\/track\?/);
  await setPrice('hummus-beiruti', 7.25);
  const number = new URL(page.url()).searchParams.get('number')!;
  await shown(page, 'h1', number);
  await shown(page, '.totals .total', '$39.25');
  await shown(page, '.steps [aria-current]', 'Received');
  for (const [status, told] of [
    ['confirmed', 'Accepted'],
    ['preparing', 'In the kitchen'],
    ['ready', 'Ready'],
    ['out_for_delivery', 'On its way'],
    ['delivered', 'Delivered'],
  ] as const) {
    await move(number, status);
    await shown(page, '.steps [aria-current]', told);
  }
  await expectUsable(page);

  const later = await chromium.open(`${application.site('storefront')}/orders/track?number=${number}`);
  await later.locator('[name=email]').fill('sara@example.com');
  await later.getByRole('button', { name: 'Show it' }).click();
  await shown(later, '.steps [aria-current]', 'Delivered');
  await later.getByRole('button', { name: 'Order this again' }).click();
  await shown(later, '.lines li', 'Large · Saffron rice · Tahini');
  await expectUsable(later);
});

it('a guest chooses a time and a tip, and agrees to a price that is not held any more', async () => {
  await setSetting('tips', 'always');
  await setSetting('quote_lock_minutes', 0);
  const page = await chromium.open(`${application.site('storefront')}/menu`, {
    size: PHONE,
    refused: /\/api\/orders$/,
  });
  await addToBasket(page, 'hummus-beiruti');
  await page.locator('nav a[href="/cart"]').click();
  await page.getByLabel('Pick-up').check();
  await page.locator('a[href="/checkout"]').click();
  await page.getByLabel('Harbor').check();
  await page.getByLabel('At another time').check();
  // The first time of the day may pass while the test runs.
  const lastTime = await page.locator('[name=slot_time] option').last().getAttribute('value');
  await page.locator('[name=slot_time]').selectOption(lastTime);
  await page.getByLabel('20%').check();
  await fillIn(page, SARA);
  await expectUsable(page);
  const order = (total: string) => page.getByRole('button', { name: `Order and pay · ${total}` });
  await order('$8.70').waitFor();
  await setPrice('hummus-beiruti', 8.25);
  await order('$8.70').click();
  await shown(page, '.notice', 'Hummus Beiruti: $8.25 instead of $7.25');
  await expectUsable(page);
  await order('$9.90').click();

  await shown(page, 'p', 'Ordered for');
  await shown(page, '.totals div', 'Tip$1.65');
  await expectUsable(page);
  await setPrice('hummus-beiruti', 7.25);
});

it('what would work is one press away: another kitchen, a pick-up, a dish that reaches the minimum', async () => {
  const params = { path: { code: 'downtown' } };
  const until = new Date(Date.now() + 30 * 60_000).toISOString();
  await dataOf(manager.PUT('/api/kitchens/{code}/pause', { params, body: { until } }));
  const page = await chromium.open(`${application.site('storefront')}/menu`);
  await addToBasket(page, 'hummus-beiruti');
  await page.locator('nav a[href="/cart"]').click();
  await page.getByLabel('Pick-up').check();
  await page.locator('a[href="/checkout"]').click();
  await page.getByLabel('Downtown').check();
  await shown(page, '.ways li', 'opens');
  await expectUsable(page);
  await page.getByRole('button', { name: 'Order from Harbor' }).click();
  await page.locator('.ways').waitFor({ state: 'detached' });
  await dataOf(manager.DELETE('/api/kitchens/{code}/pause', { params }));

  await page.locator('nav a[href="/cart"]').click();
  await page.getByLabel('Delivery').check();
  await page.locator('.ways button', { hasText: 'Add ' }).first().click();
  await page.locator('.notice').filter({ hasText: 'We deliver from' }).waitFor({ state: 'detached' });
  await expectUsable(page);
});

it('in Arabic on a phone it is picked up, and the mail leads back to the order', async () => {
  const window = { size: PHONE, language: 'ar' } as const;
  const page = await chromium.open(`${application.site('storefront')}/menu`, window);
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  await page.getByLabel('مشروبات').check();
  await page.locator('.card a[href="/menu/lamb-kofta"]').waitFor({ state: 'detached' });
  await page.getByLabel('الكل').check();
  await page.locator('summary').click();
  await expectUsable(page);
  await addToBasket(page, 'lamb-kofta');
  await page.locator('nav a[href="/cart"]').click();
  await page.getByLabel('استلام').check();
  await expectUsable(page);
  await page.locator('a[href="/checkout"]').click();
  await page.getByLabel('الميناء').check();
  const summary = await page.locator('aside').boundingBox();
  expect(summary!.y).toBeLessThan((await page.locator('form.form').boundingBox())!.y);
  await fillIn(page, LAYLA);
  await expectUsable(page);
  await page.getByRole('button', { name: 'اطلب وادفع' }).click();
  await shown(page, '.steps [aria-current]', 'تم الاستلام');
  await shown(page, 'p', 'استلمه من');
  await expectUsable(page);

  const mailed = await chromium.open(await linkMailedTo(LAYLA.email), window);
  const [number = ''] = /ORD-\d+/.exec(await textOf(mailed, 'h1')) ?? [];
  await move(number, 'confirmed');
  for (const open of [page, mailed]) await shown(open, '.steps [aria-current]', 'تم القبول');
  await mailed.getByRole('button', { name: 'English' }).click();
  await shown(mailed, '.steps [aria-current]', 'Accepted');
  expect(await mailed.locator('html').getAttribute('dir')).toBe('ltr');
});

it('a visitor reads that kitchens are paused, busy or out of a dish, and until when', async () => {
  const until = new Date(Date.now() + 30 * 60_000).toISOString();
  const kitchens = (await dataOf(manager.GET('/api/kitchens'))).map(({ code }) => ({ path: { code } }));
  for (const params of kitchens)
    await dataOf(manager.PUT('/api/kitchens/{code}/pause', { params, body: { until, reason: 'Fire drill.' } }));
  const page = await chromium.open(`${application.site('storefront')}/menu`, { size: PHONE });
  await shown(page, '.notice', /Takes no orders until .* Fire drill\./);
  await expectUsable(page);
  for (const params of kitchens) await dataOf(manager.DELETE('/api/kitchens/{code}/pause', { params }));

  const params = { path: { code: 'downtown' } };
  await dataOf(manager.PUT('/api/kitchens/{code}/busy', { params, body: { until, minutes: 20 } }));
  await addToBasket(page, 'hummus-beiruti');
  await page.locator('nav a[href="/cart"]').click();
  await page.getByLabel('Pick-up').check();
  await page.locator('a[href="/checkout"]').click();
  await page.getByLabel('Downtown').check();
  await shown(page, 'label', 'busy, about 20 minutes longer');
  await expectUsable(page);

  const address = { params: { path: { slug: 'hummus-beiruti' } } };
  const { id: productId } = await dataOf(manager.GET('/api/products/slug/{slug}', address));
  const snooze = { params: { path: { ...params.path, productId } } };
  await dataOf(manager.PUT('/api/kitchens/{code}/snoozes/{productId}', { ...snooze, body: { until } }));
  await page.locator('nav a[href="/menu"]').click();
  await shown(page, '.card', 'Sold out until');
  await page.locator('nav a[href="/cart"]').click();
  await shown(page, '.lines li', 'Sold out until');
  await shown(page, 'aside .notice', 'Hummus Beiruti is sold out until');
  await expectUsable(page);
  await dataOf(manager.DELETE('/api/kitchens/{code}/snoozes/{productId}', snooze));
  await dataOf(manager.DELETE('/api/kitchens/{code}/busy', { params }));
});

it('a customer signs in, finds the orders they placed, and signs out', async () => {
  const page = await chromium.open(`${application.site('storefront')}/account`, { refused: /customer\/login$/ });
  const signIn = page.locator('form').filter({ hasText: 'Forgot the password?' });
  await expectUsable(page);
  await signIn.locator('[name=email]').fill('customer@food.example');
  await signIn.locator('[name=password]').fill('not this one');
  await signIn.getByRole('button').click();
  await shown(page, '[role=alert]', 'E-mail or password is wrong.');
  await signIn.locator('[name=password]').fill('demo-password');
  await signIn.getByRole('button').click();
  await page.locator('.bill a').first().waitFor();
  await expectUsable(page);
  await page.locator('.bill a').first().click();
  await page.locator('.steps').waitFor();
  await page.locator('nav a[href="/account"]').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await shown(page, 'nav a', 'Sign in');
});
