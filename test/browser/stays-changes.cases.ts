import type { Page } from 'playwright-core';
import { dataOf } from '../../clients/src/answers.js';
import { LocalStripe } from '../payments/local-stripe';
import { expectAccessible } from './accessible';
import { type Application, startApplication } from './application';
import { PHONE, useChromium } from './chromium';
import { day, expectFits, fillGuest, queryOf, STAY, StaysGuests, WINDOWS } from './stays-guests';

const WEBHOOK_SECRET = 'whsec_local_stays';

const chromium = useChromium();
let stripe: LocalStripe;
let application: Application;
let guests: StaysGuests;
beforeAll(async () => {
  stripe = await new LocalStripe(WEBHOOK_SECRET).start();
  application = await startApplication({
    services: ['stays'],
    sites: ['storefront', 'host'],
    environment: {
      TRUST_PROXY: '1',
      STRIPE_SECRET_KEY: 'sk_test_local',
      STRIPE_API_BASE: stripe.url,
      STAYS_STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    },
  });
  stripe.webhookUrl = `${application.origin}/stays/api/webhooks/payments/stripe`;
  guests = await StaysGuests.of(application);
  await guests.set('allow_date_changes', true);
});
afterAll(async () => {
  await application?.close();
  await stripe?.stop();
});

const PAY = /^Pay \d/;
const giveUpPaying = (page: Page) => page.getByRole('button', { name: 'Go back without paying' }).click();

/** A booking whose card was charged, as address of its page. */
async function paidBooking(first: number, nights: number) {
  const { reference, access_token: token, session_id: session } = await guests.book(first, nights);
  stripe.pay(session!);
  await stripe.deliveries.settled();
  return { reference, address: guests.site(`/bookings/${reference}?token=${token}`) };
}

async function chooseDates(page: Page, first: number, last: number): Promise<void> {
  await page.locator('#change-dates').click();
  await page.locator(`[data-day="${day(first)}"]`).click();
  await page.locator(`[data-day="${day(last)}"]`).click();
}

it('a guest pays the difference of other dates on the page of the processor and comes back; the host sees the nights kept', async () => {
  const first = await guests.freeFrom(5);
  const { reference, address } = await paidBooking(first, 3);
  const page = await chromium.open(address);
  await chooseDates(page, first, first + 5);
  await page.getByRole('button', { name: /^Change and pay \$/ }).click();
  await page.getByRole('button', { name: PAY }).waitFor();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('alert').getByText('The card was declined.').waitFor();
  await giveUpPaying(page);
  const notice = page.locator('[data-change=open]');
  await notice.getByText('These nights are kept for you until').waitFor();
  await expectAccessible(page);

  const month = `/calendar?month=${day(first + 4).slice(0, 7)}`;
  const office = await guests.office(chromium.open, month);
  const kept = office.locator(`[data-stay=${STAY}] .kept.change`);
  await kept.first().waitFor();
  await expectAccessible(office);
  await kept.first().click();
  await office.locator('[data-change=open]').getByText('The guest is changing to').waitFor();
  await office.goBack();
  await kept.first().waitFor();

  await notice.getByRole('link', { name: /^Pay the difference of \$/ }).click();
  stripe.deliveries.mode.held = true;
  await page.getByRole('button', { name: PAY }).click();
  await notice.getByText('Your payment is on its way.').waitFor();
  expect(await notice.getByRole('link', { name: /^Pay/ }).count()).toBe(0);
  await expectAccessible(page);
  stripe.deliveries.mode.held = false;
  expect(await stripe.deliveries.release()).toEqual([200]);
  await page.getByText('5 nights').first().waitFor();
  await notice.waitFor({ state: 'detached' });
  await expectAccessible(page);
  await kept.first().waitFor({ state: 'detached' });
  expect(await guests.bookingOf(reference)).toMatchObject({ check_out: day(first + 5), nights: 5, change: null });
});

it('in Arabic on a phone: a guest gives up a change that waits for its payment, and its nights are free again', async () => {
  const first = await guests.freeFrom(4);
  const { reference, address } = await paidBooking(first, 3);
  const page = await chromium.open(address, { size: PHONE, language: 'ar' });
  // An open page of the booking, on which nothing moves when the change comes and goes.
  const opened = await guests.office(chromium.open, `/bookings/${reference}`, { size: PHONE, language: 'ar' });
  await opened.locator('#change-dates').waitFor();
  await chooseDates(page, first, first + 4);
  await page.getByRole('button', { name: /^التغيير ودفع/ }).tap();
  await giveUpPaying(page);
  const notice = page.locator('[data-change=open]');
  await notice.getByRole('link', { name: /^دفع الفرق/ }).waitFor();
  await expectFits(page);
  await expectAccessible(page);

  await opened.locator('[data-change=open]').waitFor();
  await expectFits(opened);
  await expectAccessible(opened);

  const month = `/calendar?month=${day(first + 3).slice(0, 7)}&stay=${guests.stayId}`;
  const office = await guests.office(chromium.open, month, { size: PHONE, language: 'ar' });
  await office.locator(`.kept.change[data-day="${day(first + 3)}"]`).waitFor();
  await expectFits(office);
  await expectAccessible(office);

  await notice.getByRole('button', { name: 'التخلي عن التغيير' }).tap();
  await notice.waitFor({ state: 'detached' });
  await opened.locator('[data-change=open]').waitFor({ state: 'detached' });
  await page.locator('#change-dates').waitFor();
  await expectFits(page);
  await office.locator(`button[data-day="${day(first + 3)}"]`).waitFor();
  expect(await guests.bookingOf(reference)).toMatchObject({ check_out: day(first + 3), change: null });
});

const REFUND_WORDS = {
  en: {
    cancel: 'Cancel the booking',
    sure: 'Yes, cancel it',
    changed: 'The amount that goes back to you has changed. Nothing is cancelled yet.',
  },
  ar: { cancel: 'إلغاء الحجز', sure: 'نعم، ألغِ الحجز', changed: 'تغيّر المبلغ الذي يُعاد إليك، ولم يُلغَ الحجز بعد.' },
} as const;

it.each(WINDOWS)(
  'a refund that changes while the guest looks at it is shown again and cancels nothing, in $language',
  async window => {
    const words = REFUND_WORDS[window.language];
    const { reference, address } = await paidBooking(await guests.freeFrom(3), 3);
    const { to_pay: paid } = await guests.bookingOf(reference);
    const page = await chromium.open(address, { ...window, refused: /\/cancel\?/ });
    await page.getByRole('button', { name: words.cancel }).click();
    const preview = page.locator('.preview');
    await preview.getByText(`${paid}.00`).first().waitFor();

    const body = { amount: 50, reason: 'The shower was cold', client_token: crypto.randomUUID() };
    await dataOf(
      guests.owner.POST('/api/bookings/manage/{reference}/refunds', { params: { path: { reference } }, body }),
    );
    await page.getByRole('button', { name: words.sure }).click();
    await preview.getByText(words.changed).waitFor();
    await preview
      .locator('strong')
      .getByText(`${paid - 50}.00`)
      .waitFor();
    await expectFits(page);
    await expectAccessible(page);
    expect(await guests.bookingOf(reference)).toMatchObject({ status: 'confirmed' });
    await page.getByRole('button', { name: words.sure }).click();
    await page.locator('[data-status=cancelled]').waitFor();
  },
);

/** Last in the file, and nothing is paid afterwards: the clock of the service stops where it is moved to, that of the processor does not. */
describe('after the time of a price is over', () => {
  const BOOK = { en: 'Book', ar: 'احجز' } as const;
  const EXPIRED = { en: 'This price has ended.', ar: 'انتهت صلاحية هذا السعر.' } as const;

  it('a change of dates shows the price of now and asks again', async () => {
    await guests.change({ nightly_rate: 140 });
    const first = await guests.freeFrom(5);
    const { reference, address } = await paidBooking(first, 3);
    const page = await chromium.open(address, { refused: /\/change\?/ });
    await chooseDates(page, first, first + 5);
    await page.getByRole('button', { name: 'Change and pay $280.00' }).waitFor();
    application.clock.advance({ hours: 2 });
    await guests.change({ nightly_rate: 150 });
    await page.getByRole('button', { name: 'Change and pay $280.00' }).click();
    await page.getByText('Nothing is changed yet. This is the price now.').waitFor();
    await expectAccessible(page);
    expect(await guests.bookingOf(reference)).toMatchObject({ check_out: day(first + 3), change: null });
    await page.getByRole('button', { name: 'Change and pay $300.00' }).click();
    await page.getByRole('button', { name: 'Pay 300.00 USD' }).waitFor();
  });

  it.each(WINDOWS)('the form shows the price of now and asks again, in $language', async window => {
    await guests.change({ nightly_rate: 140 });
    const first = await guests.freeFrom(3);
    const page = await chromium.open(guests.site(`/stays/${STAY}/book?${queryOf(first, 3)}`), {
      ...window,
      refused: /\/api\/bookings$/,
    });
    await fillGuest(page, 'sara@example.com');
    application.clock.advance({ hours: 2 });
    await guests.change({ nightly_rate: 150 });
    const book = page.getByRole('button', { name: BOOK[window.language], exact: true });
    await book.click();
    await page.getByText(EXPIRED[window.language]).waitFor();
    await page.locator('[data-repriced]').waitFor();
    await expectFits(page);
    await expectAccessible(page);
    const total = await page.locator('.sum dd').last().textContent();
    await book.click();
    await page.getByRole('button', { name: PAY }).waitFor();
    expect(total).toContain(/Pay (\S+) USD/.exec(await page.locator('form').innerText())![1]);
  });
});
