import type { Page } from 'playwright-core';
import { type Application, startApplication } from './application';
import { expectAccessible } from './accessible';
import { DESKTOP, PHONE, useChromium } from './chromium';

const PASSWORD = /demo-password/;

const chromium = useChromium();
let application: Application;
beforeAll(async () => {
  application = await startApplication({
    services: ['food', 'courses', 'property', 'stays', 'fitness'],
    demo: ['stays'],
  });
  application.mailbox.add({
    service: 'stays',
    to: 'sara@example.com',
    subject: 'استلمنا حجزك',
    sent_at: '2026-05-09T12:30:00.000Z',
    text: 'مرحبًا سارة',
    html: '<p dir="rtl">مرحبًا سارة، <a href="https://stays.example/bookings/B-1">حجزك</a></p>',
  });
});
afterAll(() => application?.close());

const PAGES = [
  ['/', 'Quintet', 'ltr'],
  ['/?lang=ar', 'Quintet', 'rtl'],
  ['/food/docs', 'Food ordering', 'ltr'],
  ['/food/docs/guides', 'Guides: Food ordering', 'ltr'],
  ['/stays/docs/guides?lang=ar', 'الأدلة: حجز الإقامات', 'rtl'],
  ['/mailbox', 'Mailbox', 'ltr'],
] as const;

it.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('fit the window of %s, and have titles and an icon', async (_, size) => {
  const page = await chromium.open(application.origin, { size });
  for (const [path, title, direction] of PAGES) {
    await page.goto(application.origin + path);
    if (path.endsWith('/docs')) await page.getByText('Download OpenAPI Document').first().waitFor();
    expect([path, await page.title()]).toEqual([path, title]);
    const seen = await page.evaluate<{ width: number; direction: string; icon: string }>(`({
      width: document.documentElement.scrollWidth,
      direction: getComputedStyle(document.body).direction,
      icon: document.querySelector('link[rel=icon]').href,
    })`);
    expect([path, seen.width, seen.direction]).toEqual([path, size.width, direction]);
    const icon = await page.request.get(seen.icon);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, expect.stringContaining('image/svg+xml')]);
  }
});

it('are accessible, in light and dark colours', async () => {
  const page = await chromium.open(application.origin);
  for (const [path] of PAGES) {
    await page.goto(application.origin + path);
    if (path.endsWith('/docs')) await page.getByText('Download OpenAPI Document').first().waitFor();
    await expectAccessible(page);
  }
});

it('links of the pages lead somewhere', async () => {
  const page = await chromium.open(application.origin);
  const links = new Set<string>();
  for (const path of ['/', '/?lang=ar', '/mailbox', '/stays/docs/guides?lang=ar', '/food/docs/guides']) {
    await page.goto(application.origin + path);
    for (const link of await linksOf(page)) links.add(link);
  }
  const ours = [...links].filter(link => link.startsWith(application.origin));
  expect(ours.length).toBeGreaterThan(25);
  const lost: string[] = [];
  for (const link of ours) {
    const answer = await page.request.get(link);
    const { hash } = new URL(link);
    const isThere = hash === '' || (await answer.text()).includes(`id="${hash.slice(1)}"`);
    if (!answer.ok() || !isThere) lost.push(link);
  }
  expect(lost).toEqual([]);
});

it('the calls to copy work as they stand', async () => {
  const page = await chromium.open(application.origin);
  const commands = await page.locator('pre.command').allInnerTexts();
  expect(commands).toHaveLength(11);
  for (const command of commands.filter(hasDemo)) {
    const [, url = '', type, body] =
      /^curl "?([^\s"]+)"?(?: \\\n {2}-H 'Content-Type: (.+)' \\\n {2}-d '(.+)')?$/.exec(command) ?? [];
    const answer = type
      ? page.request.post(url, { headers: { 'Content-Type': type }, data: body })
      : page.request.get(url);
    expect([command, (await answer).status()]).toEqual([command, 200]);
  }

  await page.locator('pre.command').first().click();
  expect(await page.evaluate('getSelection().toString()')).toBe(commands[0]);
});

it('the reader draws operations, and finds one by its name', async () => {
  const page = await chromium.open(`${application.origin}/food/docs`);
  await page.getByRole('button', { name: 'Open Search' }).click();
  await page.locator('input:focus').waitFor();
  await page.keyboard.type('place order');
  await page.getByRole('option', { name: 'Place an order' }).first().click();
  await page.getByRole('heading', { name: 'Place an order' }).waitFor();
  expect(page.url()).toContain('#tag/orders/POST/api/orders');
  await page.getByRole('button', { name: 'Test Request' }).first().waitFor();
});

it('the reference can be read before the script of the reader has come, and paints nothing larger then', async () => {
  const page = await chromium.open(application.origin, { size: PHONE });
  let send = (): void => undefined;
  const sent = new Promise<void>(resolve => (send = resolve));
  await page.route('**/reader-*.js', async route => {
    await sent;
    await route.continue();
  });
  await page.goto(`${application.origin}/food/docs`, { waitUntil: 'commit' });
  await page.getByText('Place an order').first().waitFor();
  await expectAccessible(page);
  const largest = () => page.evaluate<string[]>(LARGEST_PAINTS);
  const before = await largest();
  expect(before.at(-1)).toBe('of the list');
  send();
  await page.locator('#first').waitFor({ state: 'detached' });
  await page.getByText('Download OpenAPI Document').first().waitFor();
  expect(await largest()).toEqual(before);
});

it('the reader opens its list of operations on a phone, in the dark too', async () => {
  const page = await chromium.open(`${application.origin}/stays/docs`, { size: PHONE, dark: true });
  await page.getByRole('button', { name: 'Open Menu' }).click();
  await page.getByText('Bookings', { exact: true }).filter({ visible: true }).first().click();
  await page.getByText('Book a stay').filter({ visible: true }).first().waitFor();
});

it('the mailbox shows a mail as it is read', async () => {
  const page = await chromium.open(`${application.origin}/mailbox`, { size: PHONE });
  const mail = page.frameLocator('iframe').first();
  expect(await mail.getByRole('link', { name: 'حجزك' }).getAttribute('href')).toBe(
    'https://stays.example/bookings/B-1',
  );
});

/** Where the largest paints so far are: in what the page begins with, or in the reader. */
const LARGEST_PAINTS = `new Promise(resolve => {
  new PerformanceObserver(list => {
    resolve(list.getEntries().map(({ element }) => (element === null || element.closest('#first') ? 'of the list' : 'of the reader')));
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('a[href]')].map(link => link.href)`);

/** An empty service answers its reads, and knows no demo account. */
const hasDemo = (command: string) => !PASSWORD.test(command) || /stays\.example/.test(command);
