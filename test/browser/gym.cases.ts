import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { type Application, startApplication } from './application';
import { PHONE, useChromium, type Window } from './chromium';

const PASSWORD = 'demo-password';

const chromium = useChromium();
let application: Application;
beforeAll(async () => {
  application = await startApplication({ services: ['fitness'], sites: ['gym'] });
});
afterAll(() => application?.close());

const tooWide = (page: Page) => page.evaluate('document.documentElement.scrollWidth - window.innerWidth');

async function signedIn(account: string, window?: Window): Promise<Page> {
  const page = await chromium.open(application.site('gym'), window);
  await page.fill('input[type=email]', `${account}@fitness.example`);
  await page.fill('input[type=password]', PASSWORD);
  await page.click('button.main');
  await page.waitForSelector('.state.good');
  return page;
}

async function expectSound(page: Page): Promise<void> {
  expect(await tooWide(page)).toBe(0);
  await expectAccessible(page);
}

it('a member logs a session on a phone in Arabic, and the coach sees it live and answers', async () => {
  const coach = await signedIn('coach');
  await coach.click('text=Noor Aziz');
  await coach.click('text=Assign a workout');
  await coach.selectOption('dialog select', 'full-body-a');
  await coach.fill('dialog textarea', 'Slowly');
  await expectAccessible(coach);
  await coach.click('dialog .main');
  await coach.waitForSelector('dialog', { state: 'detached' });

  const member = await signedIn('member', { size: PHONE, language: 'ar' });
  expect(await member.getAttribute('html', 'dir')).toBe('rtl');
  await expectSound(member);
  await member.click('.head nav a[href="/plan"]');
  await member.click('.rows-list li:has-text("Slowly") button');
  const set = '[data-exercise] .set >> nth=0';
  await member.fill(`${set} >> input[name=weight]`, '22.5');
  await member.fill(`${set} >> input[name=reps]`, '8');
  await member.click(`${set} >> button`);
  await member.waitForSelector('.set.logged');
  await expectSound(member);
  await member.click('text=أنهِ الجلسة');
  await member.click('dialog .main');
  await member.waitForSelector('text=أحسنت!');

  await coach.waitForSelector('.notice:has-text("Noor finished"):has-text("1 set, 180 kg")');
  await coach.fill('.conversation textarea', 'Strong work today!');
  await coach.click('.conversation .main');
  await member.click('.head nav a[href="/messages"]');
  await member.waitForSelector('.theirs:has-text("Strong work today!")');
  await member.fill('.conversation textarea', 'شكرًا لك');
  await member.click('.conversation .main');
  await coach.waitForSelector('.theirs:has-text("شكرًا لك")');
  await expectSound(coach);
  await expectSound(member);
});

it.each([
  ['member', '/progress', 'svg'],
  ['member', '/check-ins', '.panel'],
  ['member', '/events', '.card'],
  ['member', '/profile', 'form'],
  ['coach', '/clients', '.card'],
  ['coach', '/check-ins', '.panel'],
])('the page %s %s is for everybody, on a phone too', async (account, path, shown) => {
  const page = await signedIn(account, { size: PHONE });
  await page.goto(application.site('gym') + path);
  await page.waitForSelector(`main ${shown}`);
  await expectSound(page);
});

it('an account of the office is told who may use the app, and signs out in the bar', async () => {
  const page = await chromium.open(application.site('gym'));
  await page.fill('input[type=email]', 'admin@fitness.example');
  await page.fill('input[type=password]', PASSWORD);
  await page.click('button.main');
  await page.getByRole('heading', { name: 'This app is for members and coaches.' }).waitFor();
  expect(await page.locator('.head nav a').count()).toBe(0);
  await expectSound(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForSelector('input[type=email]');
});
