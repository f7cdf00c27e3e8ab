import type { Page } from 'playwright-core';
import { dataOf } from '../../clients/src/answers.js';
import { createStaysClient, type StaysClient } from '../../clients/src/stays.js';
import { expectAccessible } from './accessible';
import { type Application, startApplication } from './application';
import { PHONE, useChromium } from './chromium';
import { day, fillGuest, STAY } from './stays-guests';

const DECLINED = '4000 0000 0000 0002';
const ACCEPTED = '4242 4242 4242 4242';

const chromium = useChromium();
let application: Application;
let staff: StaysClient;
beforeAll(async () => {
  application = await startApplication({ services: ['stays'], sites: ['storefront'] });
  const baseUrl = `${application.origin}/stays`;
  const body = { email: 'host@stays.example', password: 'demo-password' };
  const { access_token: token } = await dataOf(createStaysClient({ baseUrl }).POST('/api/auth/login', { body }));
  staff = createStaysClient({ baseUrl, token });
});
afterAll(() => application?.close());

const site = (path: string) => application.site('storefront') + path;

/** Three nights of the home far ahead, behind what the demo has booked. */
async function freeNights(): Promise<{ checkIn: string; checkOut: string }> {
  for (let from = 120; from < 330; from += 3) {
    const nights = { checkIn: day(from), checkOut: day(from + 3) };
    const params = { path: { slug: STAY }, query: { ...nights, guests: 2 } };
    if ((await dataOf(staff.GET('/api/stays/{slug}/quote', { params }))).available) return nights;
  }
  throw new Error('no nights are free');
}

const bookingOf = async (reference: string) =>
  dataOf(staff.GET('/api/bookings/manage/{reference}', { params: { path: { reference } } }));

const statusOn = (page: Page, status: string) => page.locator(`[data-status=${status}]`).waitFor();

it('a guest searches, is told of a declined card, books with another, and cancels; staff see it and are seen', async () => {
  const { checkIn, checkOut } = await freeNights();
  // The form is sent empty once.
  const page = await chromium.open(site('/stays'), { refused: /\/api\/bookings$/ });
  await page.selectOption('[name=destination]', { label: 'Al Ain (3)' });
  await page.fill('[name=checkIn]', checkIn);
  await page.fill('[name=checkOut]', checkOut);
  await page.getByRole('button', { name: 'Search' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Falaj Cottage' });
  await card.getByText('3 nights').waitFor();
  const total = await card.locator('[data-total]').getAttribute('data-total');
  expect(total).toBe('425');
  await expectAccessible(page);

  await card.getByRole('link', { name: 'Falaj Cottage' }).click();
  await page.getByText('Air conditioning').waitFor();
  await page.locator('.reviews li').first().waitFor();
  expect(await page.locator('.days button[aria-pressed=true]').first().getAttribute('data-day')).toBe(checkIn);
  await page.locator('.sum').getByText('$425.00').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Book', exact: true }).click();

  await page.getByRole('button', { name: 'Book' }).click();
  await page.locator('[data-problem=guest_email]').getByText('Please fill this in.').waitFor();
  await expectAccessible(page);
  await fillGuest(page, 'sara@example.com');
  await page.fill('[name=card_number]', DECLINED);
  await page.fill('[name=card_name]', 'Sara Haddad');
  await page.fill('[name=card_expiry]', '12/60');
  await page.fill('[name=card_cvc]', '123');
  await page.getByRole('button', { name: 'Book' }).click();
  await page.getByText('The card was declined. Nothing was charged').waitFor();
  await page.fill('[name=card_number]', ACCEPTED);
  await page.getByRole('button', { name: 'Book' }).click();

  await statusOn(page, 'confirmed');
  const reference = /\/bookings\/(BKG-\w+)\?token=/.exec(page.url())![1]!;
  await page.getByText('Card: Paid').waitFor();
  await page.getByText('from 15:00').waitFor();
  await expectAccessible(page);
  const booking = await bookingOf(reference);
  expect(booking).toMatchObject({ status: 'confirmed', check_in: checkIn, check_out: checkOut, total: 425, guests: 2 });

  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await statusOn(page, 'cancelled');
  expect((await bookingOf(reference)).status).toBe('cancelled');
});

it('an Arabic guest chooses days on a phone, pays on arrival, and hears when the host confirms', async () => {
  const { checkIn, checkOut } = await freeNights();
  const page = await chromium.open(site(`/stays/${STAY}?checkIn=${checkIn}&checkOut=${checkOut}`), {
    size: PHONE,
    language: 'ar',
  });
  await page.getByRole('heading', { name: 'بيت الفلج' }).waitFor();
  expect(await page.evaluate('[document.dir, document.documentElement.scrollWidth]')).toEqual(['rtl', PHONE.width]);
  // The first click begins anew, the second ends it.
  await page.locator(`[data-day="${checkIn}"]`).tap();
  await page.locator(`[data-day="${checkOut}"]`).tap();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'احجز', exact: true }).click();
  await fillGuest(page, 'sara@example.com');
  await page.getByText('الدفع عند الوصول').click();
  expect(await page.locator('[name=card_number]').isVisible()).toBe(false);
  // It is read again once it is connected, so that whatever comes after is heard.
  let reads = 0;
  const connected = page.waitForResponse(answer => /\/api\/bookings\/BKG-/.test(answer.url()) && ++reads === 2);
  await page.getByRole('button', { name: 'احجز' }).click();
  await statusOn(page, 'pending');
  await connected;
  const reference = /\/bookings\/(BKG-\w+)\?/.exec(page.url())![1]!;
  const path = { reference };
  await dataOf(staff.PATCH('/api/bookings/manage/{reference}', { params: { path }, body: { action: 'confirm' } }));
  await page.getByText('مؤكد').first().waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);

  await expectAccessible(page);
  await page.goto(site('/bookings'));
  await page.getByRole('button', { name: 'افتح' }).waitFor();
  await expectAccessible(page);
  await page.fill('[name=reference]', reference);
  await page.getByRole('button', { name: 'افتح' }).click();
  await page.fill('[name=email]', 'sara@example.com');
  await page.getByRole('button', { name: 'افتح' }).click();
  await statusOn(page, 'confirmed');
});
