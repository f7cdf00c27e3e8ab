import type { Page } from 'playwright-core';
import { dataOf } from '../../clients/src/answers.js';
import { expectAccessible } from './accessible';
import { type Application, startApplication } from './application';
import { PHONE, useChromium } from './chromium';
import { day, expectFits, fillCard, fillGuest, queryOf, STAY, StaysGuests, todayInDubai } from './stays-guests';
import { until } from './until';

const chromium = useChromium();
let application: Application;
let guests: StaysGuests;
let home: { path: { id: number } };
beforeAll(async () => {
  application = await startApplication({ services: ['stays'], sites: ['storefront'] });
  guests = await StaysGuests.of(application);
  home = { path: { id: guests.stayId } };
});
afterAll(() => application?.close());

const addRule = (rule: { layer: 'special' | 'season'; from: string; to: string } & Record<string, unknown>) => {
  const body = { name: { en: 'Festival', ar: 'المهرجان' }, ...rule };
  return dataOf(guests.owner.POST('/api/stays/manage/{id}/rates', { params: home, body }));
};

const dayOf = (page: Page, of: string) => page.locator(`[data-day="${of}"]`);

it('the calendar shows prices by night and days on which nobody arrives or leaves, and the price is explained', async () => {
  const first = await guests.freeFrom(8);
  const [from, festival, after] = [day(first), day(first + 2), day(first + 4)];
  await addRule({ layer: 'special', from: festival, to: after, nightly_rate: 300, closed_to_arrival: true });
  await addRule({ layer: 'season', from: after, to: day(first + 5), closed_to_departure: true });
  const body = { discounts: [{ nights: 6, percent: 10 }] };
  await dataOf(guests.owner.PUT('/api/stays/manage/{id}/length-discounts', { params: home, body }));

  const page = await chromium.open(guests.site(`/stays/${STAY}?${queryOf(first, 6)}`), { size: PHONE });
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
  await expectFits(page);
  await page.getByRole('button', { name: 'العربية' }).tap();
  await page.locator(`[data-day="${festival}"][data-rate="300"]`).waitFor();
  await expectFits(page);
  await expectAccessible(page);
});

it('the calendar begins with the month of today, and after quick presses shows the months of the last one', async () => {
  const page = await chromium.open('about:blank');
  let today: string;
  do {
    today = todayInDubai();
    await page.goto(guests.site(`/stays/${STAY}`));
    await page.locator('.days button:not([data-rate="\u00a0"])').first().waitFor();
  } while (today !== todayInDubai());
  const earlier = page.getByRole('button', { name: 'Earlier', exact: true });
  expect(await earlier.isDisabled()).toBe(true);
  let release = () => {};
  const released = new Promise<void>(resolve => (release = resolve));
  let requests = 0;
  await page.route(/\/availability\?/, async route => {
    if (++requests === 2) await released;
    await route.fallback();
  });
  const read = page.waitForResponse(/\/availability\?/);
  await page.evaluate(`for (const _ of [1, 2]) document.querySelector('.turn button:last-child').click()`);
  await (await read).finished();
  // The later one of the two months after the second press.
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const next = new Date(Date.UTC(year, month + 2, 15)).toISOString().slice(0, 10);
  // It is not shown before its prices.
  expect(await dayOf(page, next).count()).toBe(0);
  release();
  await dayOf(page, next).waitFor();
  expect(await dayOf(page, next).getAttribute('aria-label')).toMatch(/a night|taken/);
  await earlier.click();
  await earlier.click();
  await dayOf(page, today).waitFor();
  expect(await earlier.isDisabled()).toBe(true);
  await expectAccessible(page);
  // The pointer stays over the chosen day.
  await page.locator('.days button:enabled').first().click();
  await page.locator('.days button[aria-pressed=true]:hover').waitFor();
  await expectAccessible(page);
});

const book = (page: Page) => page.getByRole('button', { name: 'Book', exact: true }).click();

const referenceOn = async (page: Page): Promise<string> => {
  await page.locator('[data-status=confirmed]').waitFor();
  return /\/bookings\/(BKG-\w+)\?/.exec(page.url())![1]!;
};

it('a price is held, a price that changed is shown before it is booked, and cancelling shows what goes back', async () => {
  const tiers = [
    { days_before: 30, refund_percent: 100 },
    { days_before: 2, refund_percent: 50 },
  ];
  await dataOf(guests.owner.PUT('/api/stays/manage/{id}/cancellation', { params: home, body: { tiers } }));
  await guests.change({ deposit: 100 });
  const first = await guests.freeFrom(3);
  const page = await chromium.open(guests.site(`/stays/${STAY}/book?${queryOf(first, 3)}`), {
    refused: /\/api\/bookings$/,
  });
  await page.getByText('This price is yours until').waitFor();
  await page.locator('.sum').getByText('Refundable deposit').waitFor();
  expect(await page.locator('.policy li').count()).toBe(3);
  await page.locator('.policy').getByText('$330.00 goes back to you').waitFor();
  await expectAccessible(page);

  await guests.set('quote_lock_minutes', 0);
  await guests.change({ nightly_rate: 140 });
  await fillGuest(page, 'sara@example.com');
  await fillCard(page);
  await book(page);
  await page.locator('[data-repriced]').getByText('from $525.00 to $555.00').waitFor();
  await page.locator('.sum').getByText('$555.00').waitFor();
  await expectAccessible(page);
  await book(page);
  const reference = await referenceOn(page);
  expect(await guests.bookingOf(reference)).toMatchObject({ to_pay: 555, deposit: 100, payment_status: 'paid' });

  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  await page.getByText('$555.00 goes back to you (Card).').waitFor();
  await page.getByText('The deposit of $100.00 is part of it.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep the booking' }).click();
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await page.locator('[data-status=cancelled]').waitFor();
  await guests.set('quote_lock_minutes', 15);
});

it('a guest changes the dates and sees before what is paid or goes back', async () => {
  await guests.set('allow_date_changes', true);
  const first = await guests.freeFrom(6);
  const page = await chromium.open(guests.site(`/stays/${STAY}/book?${queryOf(first, 3)}`), { size: PHONE });
  await fillGuest(page, 'omar@example.com');
  await fillCard(page);
  await book(page);
  const reference = await referenceOn(page);
  const before = await guests.bookingOf(reference);

  await page.locator('#change-dates').tap();
  await dayOf(page, day(first)).tap();
  await dayOf(page, day(first + 5)).tap();
  await page.getByText('You pay $280.00 more.').waitFor();
  await expectFits(page);
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
const bookingUntil = (reference: string, checkOut: string) =>
  until(`The change of ${reference}`, async () => {
    const booking = await guests.bookingOf(reference);
    return booking.check_out === checkOut ? booking : undefined;
  });
