import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { dataOf } from '../../clients/src/answers.js';
import { createFoodClient, type FoodClient } from '../../clients/src/food.js';
import { type Application, startApplication } from './application';
import { PHONE, useChromium, type Window } from './chromium';

const STARTING_MS = 120_000;
const PASSWORD = 'demo-password';
const EMAIL = 'sara@example.com';

const chromium = useChromium();
let application: Application;
let food: FoodClient;
beforeAll(async () => {
  application = await startApplication({ services: ['food'], sites: ['dashboard'] });
  food = createFoodClient({ baseUrl: `${application.origin}/food` });
}, STARTING_MS);
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
  return page;
}

async function placeOrder(): Promise<string> {
  const { items } = await dataOf(food.GET('/api/products', { params: { query: { q: 'Hummus', limit: 1 } } }));
  const body = {
    lines: [{ product_id: items[0]!.id, quantity: 2, options: required(items[0]!) }],
    kitchen_code: 'downtown',
    fulfillment: 'pickup' as const,
    name: 'Sara Haddad',
    email: EMAIL,
    phone: '+1 212 555 0142',
    payment_method: 'demo',
    terms_accepted: true,
  };
  const params = { header: { 'Idempotency-Key': randomUUID() } };
  return (await dataOf(food.POST('/api/orders', { params, body }))).order.order_number;
}

const pay = (order_number: string) =>
  dataOf(food.POST('/api/payments/checkout-session', { body: { order_number, email: EMAIL } }));

const card = (number: string, column: string) => `[data-column=${column}] [data-order="${number}"]`;
const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
