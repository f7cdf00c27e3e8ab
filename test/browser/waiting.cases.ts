import type { Page } from 'playwright-core';
import { type Application, startApplication } from './application';
import { PHONE, useChromium } from './chromium';
import { day } from './stays-guests';

const LANGUAGES = ['en', 'ar'] as const;

const chromium = useChromium();
let application: Application;
beforeAll(async () => {
  application = await startApplication({ services: ['food', 'stays'], sites: ['storefront', 'dashboard'] });
});
afterAll(() => application?.close());

const tooWide = (page: Page) => page.evaluate('document.documentElement.scrollWidth - window.innerWidth');

/** Opens a site whose service does not respond before `release` is called. */
async function openSlow(address: string, language: 'en' | 'ar', token?: string) {
  let release: () => void = () => undefined;
  const released = new Promise<void>(resolve => (release = resolve));
  const page = await chromium.open('about:blank', { size: PHONE, language });
  if (token) await page.addInitScript(`localStorage.setItem('dashboard.token', ${JSON.stringify(token)})`);
  await page.route(/\/api\//, async route => {
    await released;
    await route.continue();
  });
  await page.goto(address);
  return { page, release };
}

describe.each(LANGUAGES)('while the service is slow, in %s', language => {
  it.each(['/', '/menu', '/stays'])('the storefront shows its frame and a skeleton at %s', async path => {
    const { page, release } = await openSlow(application.site('storefront') + path, language);
    await page.locator('.skeleton').waitFor();
    expect(await page.locator('header nav a').count()).toBeGreaterThan(1);
    await page.getByText(language === 'ar' ? 'جارٍ التحميل …' : 'Loading …').waitFor({ state: 'attached' });
    expect(await tooWide(page)).toBe(0);
    release();
    await page.locator('h1').waitFor();
    await page.locator('.skeleton').first().waitFor({ state: 'detached' });
  });

  it('the dashboard does', async () => {
    const body = JSON.stringify({ email: 'manager@food.example', password: 'demo-password' });
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${application.origin}/food/api/auth/login`, { method: 'POST', headers, body });
    const { data } = (await answer.json()) as { data: { access_token: string } };
    const { page, release } = await openSlow(application.site('dashboard'), language, data.access_token);
    await page.locator('main .skeleton').waitFor();
    await page.getByText(language === 'ar' ? 'خروج' : 'Sign out').waitFor();
    expect(await tooWide(page)).toBe(0);
    release();
    await page.locator('[data-column=pending] article').first().waitFor();
    await page.locator('.skeleton').first().waitFor({ state: 'detached' });
  });
});

describe.each(LANGUAGES)('a search for stays that is refused, in %s', language => {
  it('keeps its form, says what is wrong at the field and is corrected there', async () => {
    const query = `checkIn=${day(64)}&checkOut=${day(60)}`;
    const page = await chromium.open(`${application.site('storefront')}/stays?${query}`, {
      size: PHONE,
      language,
      refused: /\/api\/stays\?/,
    });
    await page.locator('form.search [aria-invalid]').waitFor();
    await page.locator('form.search .problem:not(:empty)').first().waitFor();
    expect(await page.inputValue('[name=checkIn]')).toBe(day(64));
    expect(await page.getAttribute('[name=checkOut]', 'min')).toBe(day(65));
    expect(await tooWide(page)).toBe(0);
    await page.fill('[name=checkIn]', day(66));
    await page.locator('[name=checkIn]').dispatchEvent('change');
    expect(await page.getAttribute('[name=checkOut]', 'min')).toBe(day(67));
    expect(await page.inputValue('[name=checkOut]')).toBe(day(67));
    await page.click('form.search button.main');
    await page.locator('.cards li').first().waitFor();
    await page.waitForURL(url => url.href.includes(`checkOut=${day(67)}`));
  });
});

it('the words of a button that is a link are in its middle', async () => {
  const page = await chromium.open(`${application.site('storefront')}/cart`);
  await page.locator('a.button.main').waitFor();
  expect(await page.evaluate(`getComputedStyle(document.querySelector('a.button.main')).textAlign`)).toBe('center');
});

it.each([
  ['en', /\$\d+\.\d\d/],
  ['ar', /\u200f\d+\.\d\d\s\u2068US\$\u2069/],
] as const)('both sites write amounts alike, in %s', async (language, amount) => {
  const menu = await chromium.open(`${application.site('storefront')}/menu`, { language });
  await menu.locator('.cards .card').first().waitFor();
  expect(await menu.locator('.cards .card footer').first().textContent()).toMatch(amount);
  const desk = await chromium.open(application.site('dashboard'), { language });
  await desk.fill('input[type=email]', 'manager@food.example');
  await desk.fill('input[type=password]', 'demo-password');
  await desk.click('button.main');
  expect(await desk.locator('article.card footer').first().textContent()).toMatch(amount);
});
