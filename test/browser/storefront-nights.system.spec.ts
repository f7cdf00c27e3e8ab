/** @needs chromium */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { dataOf } from '../../clients/src/answers.js';
import { createStaysClient, type StaysClient } from '../../clients/src/stays.js';
import { day } from '../stays/factories';
import { expectAccessible } from './accessible';
import { type Application, startApplication } from './application';
import { PHONE, useChromium } from './chromium';

const STARTING_MS = 120_000;
const STAY = 'falaj-cottage';
const OWNER = { email: 'owner@stays.example', password: 'demo-password' };
const PATIENCE_MS = 20_000;

const chromium = useChromium();
let application: Application;
let staff: StaysClient;
let token: string;
let id: number;
/** Behind what the demo has booked. */
let nextFree = 120;
beforeAll(async () => {
  application = await startApplication({ services: ['stays'], sites: ['storefront'] });
  const baseUrl = `${application.origin}/stays`;
  const signedIn = await dataOf(createStaysClient({ baseUrl }).POST('/api/auth/login', { body: OWNER }));
  token = signedIn.access_token;
  staff = createStaysClient({ baseUrl, token });
  ({ id } = await dataOf(staff.GET('/api/stays/{slug}', { params: { path: { slug: STAY } } })));
}, STARTING_MS);
afterAll(() => application?.close());

const site = (path: string) => application.site('storefront') + path;

/** The first day of so many free nights in a row, each range behind the last. */
async function freeFrom(nights: number): Promise<number> {
  for (; nextFree < 330; nextFree += 1) {
    const query = { checkIn: day(nextFree), checkOut: day(nextFree + nights), guests: 2 };
    const { available } = await dataOf(
      staff.GET('/api/stays/{slug}/quote', { params: { path: { slug: STAY }, query } }),
    );
    if (!available) continue;
    nextFree += nights;
    return nextFree - nights;
  }
  throw new Error('no nights are free');
}

const addRule = (body: { layer: 'special' | 'season'; from: string; to: string } & Record<string, unknown>) =>
  dataOf(
    staff.POST('/api/stays/manage/{id}/rates', {
      params: { path: { id } },
      body: { name: { en: 'Festival', ar: 'المهرجان' }, ...body },
    }),
  );

const dayOf = (page: Page, of: string) => page.locator(`[data-day="${of}"]`);

const staysAs = async (page: Page) =>
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);

it('the calendar shows prices by night and days on which nobody arrives or leaves, and the price is explained', async () => {
  const first = await freeFrom(8);
  const [from, festival, after, leave] = [day(first), day(first + 2), day(first + 4), day(first + 6)];
  await addRule({ layer: 'special', from: festival, to: after, nightly_rate: 300, closed_to_arrival: true });
  await addRule({ layer: 'season', from: after, to: day(first + 5), closed_to_departure: true });
  const body = { discounts: [{ nights: 6, percent: 10 }] };
  await dataOf(staff.PUT('/api/stays/manage/{id}/length-discounts', { params: { path: { id } }, body }));

  const query = new URLSearchParams({ checkIn: from, checkOut: leave, guests: '2' }).toString();
  const page = await chromium.open(site(`/stays/${STAY}?${query}`), { size: PHONE });
  await page.locator(`[data-day="${festival}"][data-rate="300"]`).waitFor();
  expect(await dayOf(page, festival).getAttribute('aria-label')).toMatch(/\$300\.00 a night, no arrival$/);
  expect(await dayOf(page, festival).isDisabled()).toBe(true);
  await page.locator('.sum').getByText('$300.00 × 2 nights').waitFor();
  await page.locator('.sum').getByText('Festival').waitFor();
  await page.locator('.sum').getByText('10 % off from 6 nights').waitFor();
  await expectAccessible(page);

  await dayOf(page, from).tap();
  await page.getByText('Now choose the day you leave.').waitFor();
  // Nobody arrives then, yet it is a day to leave; the day after is one to arrive and not to leave.
  expect(await dayOf(page, festival).isDisabled()).toBe(false);
  expect(await dayOf(page, after).getAttribute('aria-label')).toMatch(/no check-out$/);
  await dayOf(page, festival).tap();
  await page.locator('.sum').getByText('2 nights').waitFor();
  expect(await page.locator('.sum').getByText('Festival').count()).toBe(0);
  await staysAs(page);
  await page.getByRole('button', { name: 'العربية' }).tap();
  await page.locator(`[data-day="${festival}"][data-rate="300"]`).waitFor();
  await staysAs(page);
  await expectAccessible(page);
});

/** As the owner; for every route, also those without a type yet. */
async function call(method: string, path: string, body: unknown): Promise<void> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const answer = await fetch(`${application.origin}/stays${path}`, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
}

const set = (key: string, value: unknown) => call('PATCH', `/api/settings/${key}`, { value });

const change = (body: Record<string, unknown>) => call('PUT', `/api/stays/manage/${id}`, body);

async function fillGuest(page: Page, email: string): Promise<void> {
  const values = { guest_first_name: 'Sara', guest_last_name: 'Haddad', guest_email: email };
  const card = { card_number: '4242 4242 4242 4242', card_name: 'Sara Haddad', card_expiry: '12/60', card_cvc: '123' };
  for (const [name, value] of Object.entries({ ...values, ...card })) await page.fill(`[name=${name}]`, value);
}

const book = (page: Page) => page.getByRole('button', { name: 'Book', exact: true }).click();

const queryOf = (first: number, nights: number) =>
  new URLSearchParams({ checkIn: day(first), checkOut: day(first + nights), guests: '2' }).toString();

const referenceOn = async (page: Page): Promise<string> => {
  await page.locator('[data-status=confirmed]').waitFor();
  return /\/bookings\/(BKG-\w+)\?/.exec(page.url())![1]!;
};

const bookingOf = (reference: string) =>
  dataOf(staff.GET('/api/bookings/manage/{reference}', { params: { path: { reference } } }));

it('a price is held, a price that changed is shown before it is booked, and cancelling shows what goes back', async () => {
  const tiers = [
    { days_before: 30, refund_percent: 100 },
    { days_before: 2, refund_percent: 50 },
  ];
  await call('PUT', `/api/stays/manage/${id}/cancellation`, { tiers });
  await change({ deposit: 100 });
  const first = await freeFrom(3);
  const page = await chromium.open(site(`/stays/${STAY}/book?${queryOf(first, 3)}`), { refused: /\/api\/bookings$/ });
  await page.getByText('This price is yours until').waitFor();
  await page.locator('.sum').getByText('Refundable deposit').waitFor();
  expect(await page.locator('.policy li').count()).toBe(3);
  await page.locator('.policy').getByText('$330.00 goes back to you').waitFor();
  await expectAccessible(page);

  await set('quote_lock_minutes', 0);
  await change({ nightly_rate: 140 });
  await fillGuest(page, 'sara@example.com');
  await book(page);
  await page.locator('[data-repriced]').getByText('from $525.00 to $555.00').waitFor();
  await page.locator('.sum').getByText('$555.00').waitFor();
  await expectAccessible(page);
  await book(page);
  const reference = await referenceOn(page);
  expect(await bookingOf(reference)).toMatchObject({ to_pay: 555, deposit: 100, payment_status: 'paid' });

  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  await page.getByText('$555.00 goes back to you (Card).').waitFor();
  await page.getByText('The deposit of $100.00 is part of it.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep the booking' }).click();
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await page.locator('[data-status=cancelled]').waitFor();
  await set('quote_lock_minutes', 15);
});

it('a guest changes the dates and sees before what is paid or goes back', async () => {
  await set('allow_date_changes', true);
  const first = await freeFrom(6);
  const page = await chromium.open(site(`/stays/${STAY}/book?${queryOf(first, 3)}`), { size: PHONE });
  await fillGuest(page, 'omar@example.com');
  await book(page);
  const reference = await referenceOn(page);
  const before = await bookingOf(reference);

  await page.locator('#change-dates').tap();
  await dayOf(page, day(first)).tap();
  await dayOf(page, day(first + 5)).tap();
  await page.getByText('You pay $280.00 more.').waitFor();
  await staysAs(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change and pay $280.00' }).tap();
  expect(await bookingUntil(reference, day(first + 5))).toMatchObject({ to_pay: before.to_pay + 280 });
  await page.getByText('5 nights').first().waitFor();

  await page.locator('#change-dates').tap();
  await dayOf(page, day(first + 1)).tap();
  await dayOf(page, day(first + 4)).tap();
  await page.getByText('goes back to you.').waitFor();
  await page.getByRole('button', { name: 'Keep the dates' }).tap();
  await page.locator('#change-dates').waitFor();
});

/** The booking, once its change is stored. */
async function bookingUntil(reference: string, checkOut: string) {
  for (let waited = 0; waited < PATIENCE_MS; waited += 100) {
    const booking = await bookingOf(reference);
    if (booking.check_out === checkOut) return booking;
    await sleep(100);
  }
  throw new Error(`The dates of ${reference} did not change`);
}
