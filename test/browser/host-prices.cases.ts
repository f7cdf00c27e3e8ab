import type { Page } from 'playwright-core';
import { Temporal } from 'temporal-polyfill';
import { dataOf } from '../../clients/src/answers.js';
import { calendarOf, type Platform, startPlatform } from '../stays/platform';
import { expectAccessible } from './accessible';
import { type Application, startApplication } from './application';
import { PHONE, useChromium, type Window } from './chromium';
import { day, expectFits, STAY, StaysGuests, todayInDubai, WINDOWS } from './stays-guests';
import { pressForToast } from './toast';
import { until } from './until';

const chromium = useChromium();
let application: Application;
let platform: Platform;
let guests: StaysGuests;
beforeAll(async () => {
  platform = await startPlatform();
  application = await startApplication({
    services: ['stays'],
    sites: ['host'],
    environment: { CALENDAR_FETCH_PRIVATE: 'true' },
  });
  guests = await StaysGuests.of(application);
});
afterAll(async () => {
  await application?.close();
  await platform?.close();
});

const office = (path: string, window?: Window) => guests.office(chromium.open, path, window);

const bookingBody = (checkIn: string, checkOut: string) => ({
  stay_slug: STAY,
  check_in: checkIn,
  check_out: checkOut,
  guests: 2,
  guest_first_name: 'Sara',
  guest_last_name: 'Haddad',
  guest_email: 'sara@example.com',
  payment_method: 'on_arrival' as const,
  client_token: crypto.randomUUID(),
});

async function expectUsable(page: Page): Promise<void> {
  await expectFits(page);
  await expectAccessible(page);
}

const sendButton = (page: Page) => page.locator('dialog [type=submit]');
const send = (page: Page) => sendButton(page).click();

async function fillRule(page: Page, values: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: 'Add a rule', exact: true }).click();
  for (const [name, value] of Object.entries(values)) await page.fill(`dialog [name="${name}"]`, value);
}

it('a host sets extra guests, rules by night and discounts, and is told of rules that overlap', async () => {
  const page = await office(`/stays/${guests.stayId}`, { refused: /\/rates$/ });
  await page.fill('[name=extra_guest_from]', '2');
  await page.fill('[name=extra_guest_fee]', '15');
  await pressForToast(page.getByRole('button', { name: 'Save', exact: true }), 'Saved.');
  await page.getByRole('link', { name: 'Prices and rules' }).click();

  const [from, to] = [day(200), day(210)];
  const names = { 'name.en': 'Festival', 'name.ar': 'المهرجان' };
  await fillRule(page, { ...names, from, to, nightly_rate: '300', min_nights: '3' });
  await expectAccessible(page);
  await send(page);
  const rule = page.locator('[data-rule]');
  await rule.getByText('$300.00 a night · at least 3 nights').waitFor();
  await expectUsable(page);

  await fillRule(page, { ...names, from: day(205), to: day(206), nightly_rate: '400' });
  await send(page);
  await page.locator('dialog').getByText('Festival (').waitFor();
  await page.locator('dialog [name=layer]').selectOption('weekdays');
  await page.locator('dialog').getByLabel('Fri').check();
  await send(page);
  await rule.getByText('Fri').waitFor();
  await rule.first().getByRole('button', { name: 'Delete' }).click();
  await send(page);
  await rule.nth(1).waitFor({ state: 'detached' });

  const discounts = page.locator('[data-part=discounts]');
  await discounts.getByRole('button', { name: 'Add a discount' }).click();
  await discounts.getByRole('spinbutton', { name: 'Percent off, row 1' }).fill('12');
  const stored = page.waitForResponse(
    response => response.request().method() === 'PUT' && response.url().endsWith('/length-discounts'),
  );
  await pressForToast(discounts.getByRole('button', { name: 'Save' }), 'Saved.');
  expect((await stored).status()).toBe(200);
  const tiers = page.locator('[data-part=cancellation]');
  await tiers.getByRole('button', { name: 'Add a row' }).click();
  await tiers.getByRole('spinbutton', { name: 'Days before, row 2' }).fill('2');
  await tiers.getByRole('spinbutton', { name: 'Percent back, row 2' }).fill('50');
  await tiers.getByRole('button', { name: 'Save' }).click();
  await tiers.locator('[data-tiers=own]').waitFor();
  await expectUsable(page);
  await tiers.getByRole('button', { name: 'Use the rules of the company' }).click();
  await tiers.locator('[data-tiers=company]').waitFor();
  await expectUsable(page);
  const stay = await dataOf(guests.guest.GET('/api/stays/{slug}', { params: { path: { slug: STAY } } }));
  expect(stay).toMatchObject({ extra_guest_fee: 15, length_discounts: [{ nights: 7, percent: 12 }] });
});

it('a host reads another calendar, sees its nights and conflicts, and gives out an address', async () => {
  const first = await guests.freeFrom(12);
  const [from, to] = [day(first), day(first + 3)];
  const { reference } = await dataOf(guests.guest.POST('/api/bookings', { body: bookingBody(from, to) }));
  platform.files.set(
    'feed.ics',
    calendarOf([
      { uid: 'conflicting', from: day(first + 1), to: day(first + 5) },
      { uid: 'free', from: day(first + 7), to: day(first + 9) },
    ]),
  );
  const page = await office('/calendar/feeds');
  await page.getByRole('button', { name: 'Add a calendar' }).click();
  await page.locator('dialog [name=stay_id]').selectOption(String(guests.stayId));
  await page.fill('dialog [name=name]', 'Platform');
  await page.fill('dialog [name=url]', platform.addressOf('feed.ics'));
  await expectAccessible(page);
  await send(page);
  const feed = page.locator('[data-feed]');
  // A job reads the new feed, too. "Read now" draws the list anew, with the events hidden.
  await page.locator('[data-feed-state=ok]').waitFor();
  await feed.evaluate(row => row.setAttribute('data-former', ''));
  await feed.getByRole('button', { name: 'Read now' }).click();
  await page.locator('[data-former]').waitFor({ state: 'detached' });
  await page.locator('[data-conflict]').getByRole('link', { name: reference }).waitFor();
  await page.locator('[data-feed-state=ok]').waitFor();
  await feed.getByRole('button', { name: 'Show its events' }).click();
  await feed.locator('[data-event=held]').waitFor();
  await expectUsable(page);

  await page.locator('[data-part=exports] select').selectOption(String(guests.stayId));
  await page.getByRole('button', { name: 'New address' }).click();
  await send(page);
  const address = await page.locator('[data-address]').inputValue();
  expect((await fetch(address)).status).toBe(200);
  await page.getByRole('button', { name: 'End the address' }).click();
  await send(page);
  await page.locator('[data-address]').waitFor({ state: 'detached' });
  expect((await fetch(address)).status).toBe(404);

  await page.goto(`${application.site('host')}/calendar?month=${day(first + 7).slice(0, 7)}`);
  await page.locator(`[data-stay=${STAY}] .imported`).first().waitFor();
  await page.getByRole('link', { name: 'Other calendars 1 conflict' }).waitFor();
  await expectUsable(page);

  const phone = await office('/calendar/feeds', { size: PHONE, language: 'ar' });
  await phone.locator('[data-feed]').waitFor();
  await expectUsable(phone);
  await phone.goto(`${application.site('host')}/stays/${guests.stayId}/rates`);
  await phone.locator('[data-rule]').first().waitFor();
  await expectUsable(phone);
  await phone.goto(`${application.site('host')}/calendar?month=${day(first + 7).slice(0, 7)}&stay=${guests.stayId}`);
  await phone.locator('.month-days .imported').first().waitFor();
  await expectUsable(phone);
});

it('a host changes the dates of a booking, keeps a part of its deposit and cancels it by the policy', async () => {
  await guests.change({ deposit: 100 });
  const first = await guests.freeFrom(6);
  const { reference } = await guests.book(first, 3);
  const page = await office(`/bookings/${reference}`);
  await page.locator('#change-dates').click();
  await page.fill('dialog [name=check_out]', day(first + 2));
  await page.locator('dialog [name=refund]').selectOption('full');
  await page.fill('dialog [name=reason]', 'The guest called');
  await expectAccessible(page);
  await pressForToast(sendButton(page), 'The dates are changed.');
  expect(await guests.bookingOf(reference)).toMatchObject({ check_out: day(first + 2), nights: 2 });

  const kept = page.locator('[data-part=deposit]');
  await kept.getByRole('button', { name: 'Keep a part' }).click();
  await page.fill('dialog [name=keep]', '40');
  await page.fill('dialog [name=reason]', 'A broken window');
  await send(page);
  await kept.getByText('$40.00 is kept: A broken window').waitFor();
  await expectUsable(page);
  await page.locator('#action-cancel').click();
  await page.getByText(', by the policy').click();
  await expectAccessible(page);
  await send(page);
  await page.locator('.tag[data-status=cancelled]').waitFor();
});

it('in Arabic on a phone: a guest leaves early, and the waiting list', async () => {
  const today = todayInDubai();
  const inDays = (days: number) => Temporal.PlainDate.from(today).add({ days }).toString();
  const [soon, later] = [inDays(2), inDays(4)];
  const query = { checkIn: today, checkOut: later, guests: 2 };
  const free = (await dataOf(guests.guest.GET('/api/stays', { params: { query } }))).data[0]!;
  const body = { ...bookingBody(today, later), stay_slug: free.slug };
  const { reference } = await dataOf(guests.guest.POST('/api/bookings', { body }));
  for (const action of ['confirm', 'check_in'] as const) {
    const params = { path: { reference } };
    await dataOf(guests.owner.PATCH('/api/bookings/manage/{reference}', { params, body: { action } }));
  }
  const page = await office(`/bookings/${reference}`, { size: PHONE, language: 'ar' });
  await page.locator('#leave-early').tap();
  await page.fill('dialog [name=check_out]', soon);
  await expectUsable(page);
  await pressForToast(sendButton(page), 'تم تغيير التواريخ.');
  expect(await guests.bookingOf(reference)).toMatchObject({ check_out: soon });
  await page.goto(`${application.site('host')}/waitlist`);
  await page.locator('.filters').waitFor();
  await expectUsable(page);
});

const STALE = {
  en: {
    state: 'Out of date',
    error: 'The other side answers 500.',
    stopped: 'This home takes no bookings',
    unread: 'Not read in full: 1 event.',
    problem: 'unknown days: its beginning is not understood',
    count: 'out of date',
  },
  ar: {
    state: 'غير محدّث',
    error: 'ردّت الجهة الأخرى بالرمز',
    stopped: 'لا يستقبل هذا البيت حجوزات',
    unread: 'لم يُقرأ بالكامل:',
    problem: 'أيام غير معروفة: بدايته غير مفهومة',
    count: 'غير محدّث',
  },
} as const;

// Last in the file: the clock of the service stops where it is moved to.
it('a calendar that could not be read for long is out of date, which open pages show until it is read again', async () => {
  const own = await dataOf(guests.guest.GET('/api/stays', { params: { query: { page_size: 50 } } }));
  const other = own.data.find(({ slug }) => slug !== STAY)!;
  const good = { uid: 'one', from: day(250), to: day(252) };
  platform.files.set('stale.ics', calendarOf([good, { uid: 'odd', from: 'soon', to: 'later' }]));
  const body = { stay_id: other.id, name: 'Silent', url: platform.addressOf('stale.ics'), stop_when_stale: true };
  const { id: feedId } = await dataOf(guests.owner.POST('/api/calendar/feeds', { body }));
  const sync = { params: { path: { id: feedId } } };
  await dataOf(guests.owner.POST('/api/calendar/feeds/{id}/sync', sync));
  // The job of a new feed reads it too; while it does, a request to read it returns at once.
  await until('the event that cannot be read', async () =>
    (await dataOf(guests.owner.GET('/api/calendar/feeds'))).find(({ id, unread }) => id === feedId && unread === 1),
  );
  platform.files.set('stale.ics', { body: '', status: 500 });
  application.clock.advance({ hours: 7 });
  await dataOf(guests.owner.POST('/api/calendar/feeds/{id}/sync', sync));

  const months: Page[] = [];
  for (const window of WINDOWS) {
    const words = STALE[window.language];
    const page = await office('/calendar/feeds', window);
    const feed = page.locator(`[data-feed="${feedId}"]`);
    await feed.locator('[data-feed-state=stale]').getByText(words.state).waitFor();
    await feed.getByText(words.error).waitFor();
    await feed.getByText(words.stopped).waitFor();
    await feed.getByText(words.unread).waitFor();
    await feed.getByText(words.problem).waitFor();
    await expectUsable(page);
    await page.goto(`${application.site('host')}/calendar`);
    await page.locator('.tag.bad').getByText(words.count).waitFor();
    await expectUsable(page);
    months.push(page);
  }

  const page = await office('/calendar/feeds');
  platform.files.set('stale.ics', calendarOf([good]));
  const feed = page.locator(`[data-feed="${feedId}"]`);
  await feed.getByRole('button', { name: 'Read now' }).click();
  await feed.locator('[data-feed-state=ok]').waitFor();
  await feed.locator('[data-unread]').waitFor({ state: 'detached' });
  await expectUsable(page);
  // The feed of the test before had no failure: the service did not read it.
  for (const { id } of await dataOf(guests.owner.GET('/api/calendar/feeds')))
    if (id !== feedId) await dataOf(guests.owner.POST('/api/calendar/feeds/{id}/sync', { params: { path: { id } } }));
  await page.locator('[data-feed-state=stale]').waitFor({ state: 'detached' });
  for (const [index, month] of months.entries()) {
    const { count } = STALE[WINDOWS[index]!.language];
    await month.locator('.tag.bad').getByText(count).waitFor({ state: 'detached' });
    await expectUsable(month);
  }
});
