import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { dataOf } from '../../clients/src/answers.js';
import { createStaysClient, type StaysClient } from '../../clients/src/stays.js';
import { expectAccessible } from './accessible';
import { type Application, startApplication } from './application';
import { PHONE, useChromium, type Window } from './chromium';
import { day } from './stays-guests';
import { pressForToast } from './toast';

const STAY = 'falaj-cottage';
const HOST = { email: 'host@stays.example', password: 'demo-password' };

const chromium = useChromium();
let application: Application;
let guest: StaysClient;
let staff: StaysClient;
beforeAll(async () => {
  application = await startApplication({ services: ['stays'], sites: ['host'] });
  const baseUrl = `${application.origin}/stays`;
  guest = createStaysClient({ baseUrl });
  const { access_token: token } = await dataOf(guest.POST('/api/auth/login', { body: HOST }));
  staff = createStaysClient({ baseUrl, token });
});
afterAll(() => application?.close());

async function office(path: string, window?: Window): Promise<Page> {
  const page = await chromium.open(application.site('host') + path, window);
  await page.locator('.demo button').first().click();
  await page.locator('.sign-in [type=submit]').click();
  await page.locator('.state.good').waitFor();
  return page;
}

/** A month far ahead in which the home is free from its tenth to its twentieth day. */
async function freeMonth(): Promise<string> {
  for (let ahead = 150; ahead < 330; ahead += 30) {
    const month = day(ahead).slice(0, 7);
    const { stays } = await dataOf(staff.GET('/api/calendar', { params: { query: { month } } }));
    const { bookings, blocks } = stays.find(({ slug }) => slug === STAY)!;
    const held = [
      ...bookings.map(({ check_in: from, check_out: to }) => ({ from, to })),
      ...blocks.map(({ from, to }) => ({ from, to })),
    ];
    if (held.every(({ from, to }) => to <= `${month}-10` || from >= `${month}-20`)) return month;
  }
  throw new Error('no month is free');
}

async function book(checkIn: string, checkOut: string): Promise<string> {
  const body = {
    stay_slug: STAY,
    check_in: checkIn,
    check_out: checkOut,
    guests: 2,
    guest_first_name: 'Sara',
    guest_last_name: 'Haddad',
    guest_email: 'sara@example.com',
    payment_method: 'on_arrival' as const,
    client_token: crypto.randomUUID(),
  };
  return (await dataOf(guest.POST('/api/bookings', { body }))).reference;
}

async function expectUsable(page: Page): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  await expectAccessible(page);
}

it('a host blocks nights, sees a booking come, confirms it, notes on it and cancels it', async () => {
  const month = await freeMonth();
  const signIn = await chromium.open(application.site('host'));
  await signIn.locator('.demo').waitFor();
  await expectUsable(signIn);

  const page = await office(`/calendar?month=${month}`);
  const row = page.locator(`[data-stay=${STAY}]`);
  await row.getByRole('button', { name: 'Block nights' }).click();
  await page.fill('dialog [name=from]', `${month}-10`);
  await page.fill('dialog [name=to]', `${month}-12`);
  await expectAccessible(page);
  await page.locator('dialog [type=submit]').click();
  await row.getByRole('button', { name: 'Maintenance' }).waitFor();
  await expectUsable(page);

  const reference = await book(`${month}-14`, `${month}-17`);
  await row.getByRole('link', { name: 'Sara Haddad' }).click();
  await page.locator('h1').getByText('Sara Haddad').waitFor();
  await page.locator('#action-confirm').click();
  await page.locator('.tag[data-status=confirmed]').waitFor();
  await page.fill('[name=admin_notes]', 'Late arrival');
  await pressForToast(page.getByRole('button', { name: 'Save the notes' }), 'Saved.');
  await expectUsable(page);
  await page.locator('#action-cancel').click();
  await page.locator('dialog .bad').click();
  await page.locator('.tag[data-status=cancelled]').waitFor();
  const path = { reference };
  const booking = await dataOf(staff.GET('/api/bookings/manage/{reference}', { params: { path } }));
  expect(booking).toMatchObject({ status: 'cancelled', admin_notes: 'Late arrival' });

  await page.goBack();
  await row.getByRole('button', { name: 'Maintenance' }).click();
  await page.locator('dialog [type=submit]').click();
  await row.getByRole('button', { name: 'Maintenance' }).waitFor({ state: 'detached' });
});

it('an account that may see the calendar but no bookings gets it without kept nights', async () => {
  const page = await chromium.open(application.site('host'));
  await page.route(/\/auth\/me$/, async route => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    await route.fulfill({ response, json: { ...rest, data: { ...data, permissions: ['calendar.view'] } } });
  });
  // What such an account is refused; a refusal fails the test.
  await page.route(/\/(waitlist|bookings\/manage)\?/, route => route.fulfill({ status: 403, json: {} }));
  await page.locator('.demo button').first().click();
  await page.locator('.sign-in [type=submit]').click();
  await page.locator('.head nav a[href="/calendar"]').click();
  await page.locator(`[data-stay=${STAY}]`).waitFor();
});

it('prices, texts and photographs of a home change, and it is taken off the site', async () => {
  const page = await office('/prices');
  const row = page.locator(`[data-stay=${STAY}]`);
  await row.locator('[name=nightly_rate]').fill('155');
  await expectUsable(page);
  await pressForToast(row.getByRole('button', { name: 'Save' }), 'is saved');
  await row.getByRole('link').click();
  await page.locator('[name="title.en"]').fill('Falaj Cottage by the palms');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name: 'Falaj Cottage by the palms' }).waitFor();
  const before = await page.locator('.gallery li').count();
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'palms.png', mimeType: 'image/png', buffer });
  await page.locator('.gallery li').nth(before).waitFor();
  await expectUsable(page);
  await page.locator('#publish').click();
  await page.locator('[data-status=draft]').waitFor();
  await page.locator('#publish').click();
  await page.locator('[data-status=published]').waitFor();
  const shown = await dataOf(guest.GET('/api/stays/{slug}', { params: { path: { slug: STAY } } }));
  expect(shown).toMatchObject({ nightly_rate: 155, title: { en: 'Falaj Cottage by the palms' } });
  expect(shown.media).toHaveLength(before + 1);
});

it('in Arabic on a phone: the day, bookings, one home of the calendar, homes and guests', async () => {
  const page = await office('/', { size: PHONE, language: 'ar' });
  await page.locator('.figures').waitFor();
  await expectUsable(page);
  await page.locator('.head nav a[href="/bookings"]').click();
  await page.locator('[data-booking]').first().waitFor();
  await page.locator('[name=status]').selectOption('completed');
  await page.waitForURL(/status=completed/);
  await page.locator('[data-booking] [data-status=completed]').first().waitFor();
  await expectUsable(page);
  await page.locator('.head nav a[href="/calendar"]').click();
  await page.locator('.month-days [data-day]').first().waitFor();
  await page.locator('[name=stay]').selectOption({ index: 2 });
  await page.waitForURL(/stay=/);
  await expectUsable(page);
  await page.locator('.head nav a[href="/stays"]').click();
  await page.locator('[data-stay]').first().waitFor();
  await expectUsable(page);
  await page.locator('.head nav a[href="/reviews"]').click();
  await page.getByRole('button', { name: 'إخفاء' }).first().click();
  await page.getByRole('button', { name: 'إظهار من جديد' }).first().click();
  await page.locator('[data-status=hidden]').waitFor({ state: 'detached' });
  await expectUsable(page);
});
