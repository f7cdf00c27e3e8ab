import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { ROOT } from '../source-files';
import { expectAccessible } from './accessible';
import { type Application, startApplication } from './application';
import { DESKTOP, PHONE, useChromium } from './chromium';
import { siteOf } from './site';
import { day, STAY } from './stays-guests';

const KITCHEN = 'downtown';

const chromium = useChromium();
let application: Application;
/** A page that the process knows, and one that it does not. */
let [foreign, stranger]: Server[] = [];

beforeAll(async () => {
  await promisify(execFile)(process.execPath, [join(ROOT, 'tools/build-widgets.mjs')]);
  [foreign, stranger] = [await servePages(), await servePages()];
  const { origin } = await siteOf('storefront');
  application = await startApplication({
    services: ['food', 'stays'],
    sites: ['storefront'],
    environment: { CORS_ORIGIN: `${origin},${originOf(foreign)}` },
  });
});
afterAll(async () => {
  foreign?.close();
  stranger?.close();
  await application?.close();
});

const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Styles of a page that would spoil every widget, if they reached it. */
const LOUD = `* { font-size: 40px !important; letter-spacing: 1em } button, .button { display: none !important } h2 { color: red }`;

/** Pages with both widgets; the language is that of the address: `/en`, `/ar`. */
async function servePages(): Promise<Server> {
  const server = createServer(({ url = '' }, response) => {
    if (url === '/page.css') return void response.setHeader('Content-Type', 'text/css').end(LOUD);
    const language = url.slice(1);
    const scripts = `<script src="${application.origin}/stays/widgets/booking.js" data-stay="${STAY}"></script>
      <script src="${application.origin}/food/widgets/order.js" data-kitchen="${KITCHEN}"></script>`;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'self'; script-src ${application.origin} 'unsafe-eval'; connect-src ${application.origin}; img-src 'self' data:`,
    );
    response.end(`<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head>
      <meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
      <title>A page of somebody else</title><link rel="stylesheet" href="/page.css"></head>
      <body><main><h1>Ours</h1>${scripts}</main></body></html>`);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return server;
}

const SIZE_OF_A_LABEL = `getComputedStyle(document.querySelector('[data-widget]').shadowRoot.querySelector('label')).fontSize`;
const tooWide = (page: Page) => page.evaluate('document.documentElement.scrollWidth - window.innerWidth');

it('a visitor of another page sees what nights cost, is told of wrong dates at their field, and goes on to book them', async () => {
  const page = await chromium.open(`${originOf(foreign!)}/en`, { steady: false });
  const widget = page.locator('[data-widget]').first();
  await widget.getByRole('heading', { name: 'Falaj Cottage' }).waitFor();
  await widget.getByLabel('Check-in').fill(day(123));
  await widget.getByLabel('Check-out').fill(day(121));
  await widget.locator('[data-problem=checkOut]', { hasText: 'Check-out must be after check-in.' }).waitFor();
  expect(await widget.getByLabel('Check-out').getAttribute('aria-invalid')).toBe('true');
  await widget.getByLabel('Check-out').fill(day(400));
  await widget.locator('[data-problem=checkOut]', { hasText: 'more nights than one booking' }).waitFor();
  for (let from = 120; (await widget.getByRole('link', { name: 'Book' }).count()) === 0 && from < 330; from += 3) {
    await widget.getByLabel('Check-in').fill(day(from));
    await widget.getByLabel('Check-out').fill(day(from + 3));
    await widget.locator('[data-problem]:not(:empty), a.main').first().waitFor();
  }
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate('localStorage.length + sessionStorage.length')).toBe(0);
  await widget.getByRole('link', { name: 'Book' }).click();
  await page.getByLabel('First name').waitFor();
  expect(page.url()).toMatch(new RegExp(`^${application.site('storefront')}/stays/${STAY}/book\\?checkIn=`));
});

it('a visitor of another page fills a basket, which the site takes over', async () => {
  const page = await chromium.open(`${originOf(foreign!)}/en`, { steady: false });
  const widget = page.locator('[data-widget]').nth(1);
  const dish = widget.locator('.dish', { has: page.getByRole('button', { name: /^Choose / }) }).first();
  await dish.getByRole('button', { name: /^Choose / }).click();
  await dish.getByRole('button', { name: /^Add / }).click();
  await widget.getByRole('button', { name: /^One more/ }).click();
  await widget.locator('.line', { hasText: '2' }).waitFor();
  const subtotal = await widget.locator('.sum dd').innerText();
  await widget.getByRole('link', { name: 'To the checkout' }).click();
  await page.waitForURL(`${application.site('storefront')}/cart`);
  await page.getByText(subtotal, { exact: true }).first().waitFor();
});

it.each([
  ['en', DESKTOP],
  ['ar', PHONE],
] as const)(
  'widgets in %s are accessible, fit the window, and keep out the styles of the page',
  async (language, size) => {
    const page = await chromium.open(`${originOf(foreign!)}/${language}`, { size, language, steady: false });
    const [booking, order] = [page.locator('[data-widget]').first(), page.locator('[data-widget]').nth(1)];
    await order.locator('.dish').first().waitFor();
    await booking.locator('select').waitFor();
    expect(await tooWide(page)).toBe(0);
    expect(await page.evaluate(SIZE_OF_A_LABEL)).toBe('16px');
    expect(await order.getByRole('button').first().isVisible()).toBe(true);
    expect(await booking.getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr');
    await expectAccessible(page);
  },
);

it('a widget on a page that CORS_ORIGIN does not name says so', async () => {
  const page = await chromium.open(`${originOf(stranger!)}/en`, { steady: false, refused: /\/api\// });
  for (const index of [0, 1]) {
    const told = page.locator('[data-widget]').nth(index).getByRole('alert');
    await told.waitFor();
    expect(await told.innerText()).toContain(`CORS_ORIGIN. It is ${originOf(stranger!)}`);
  }
});
