import type { Page } from 'playwright-core';
import { dataOf } from '../../clients/src/answers.js';
import { expectAccessible } from './accessible';
import { type Application, startApplication } from './application';
import { useChromium } from './chromium';
import { day, expectFits, fillGuest, queryOf, STAY, StaysGuests, WINDOWS } from './stays-guests';
import { until } from './until';

const chromium = useChromium();
let application: Application;
let guests: StaysGuests;
beforeAll(async () => {
  application = await startApplication({
    services: ['stays'],
    sites: ['storefront', 'host'],
    environment: { TRUST_PROXY: '1' },
  });
  guests = await StaysGuests.of(application);
  await guests.set('waitlist', true);
});
afterAll(() => application?.close());

/** Waits for the nights without a page. */
function wait(first: number, email: string) {
  const body = {
    check_in: day(first),
    check_out: day(first + 3),
    guests: 2,
    first_name: 'Omar',
    email,
    client_token: crypto.randomUUID(),
  };
  const headers = guests.ownAddress();
  return dataOf(guests.guest.POST('/api/stays/{slug}/waitlist', { params: { path: { slug: STAY } }, body, headers }));
}

async function cancel(reference: string): Promise<void> {
  const body = { action: 'cancel' as const };
  await dataOf(guests.owner.PATCH('/api/bookings/manage/{reference}', { params: { path: { reference } }, body }));
}

/** The address in the mail of an offer, which leads to the booking of its nights. */
const offerMailedTo = (email: string): Promise<string> =>
  until(`An offer to ${email}`, () => {
    const mails = application.mailbox.list().filter(({ to }) => to.includes(email));
    return mails.flatMap(({ text }) => /http\S+\/book\?\S+offer=[^\s"<]+/.exec(text) ?? [])[0];
  });

const WORDS = {
  en: {
    taken: 'Some of these nights are taken.',
    join: 'Join the waiting list',
    joined: 'You are on the waiting list, as number',
    later: 'Page to leave the waiting list later',
    leave: 'Leave the waiting list',
    left: 'You are no longer on the waiting list.',
    kept: 'These nights are kept for you for a while.',
    decline: 'I do not want them any more',
    give: 'Give them to the next guest',
    given: 'Thank you. The nights go to the next guest.',
    over: 'Your offer is over',
    again: 'You can wait for them again',
    free: 'Your offer is over, but these nights are still free.',
    book: 'Book',
    rows: 'Offered, kept until',
    declined: 'Offered and declined on',
  },
  ar: {
    taken: 'بعض هذه الليالي محجوزة.',
    join: 'انضم إلى قائمة الانتظار',
    joined: 'أنت في قائمة الانتظار، ورقمك',
    later: 'صفحة لمغادرة قائمة الانتظار لاحقًا',
    leave: 'مغادرة قائمة الانتظار',
    left: 'لم تعد في قائمة الانتظار.',
    kept: 'هذه الليالي محفوظة لك لبعض الوقت.',
    decline: 'لم أعد أريدها',
    give: 'إتاحتها للضيف التالي',
    given: 'شكرًا لك. تنتقل الليالي إلى الضيف التالي.',
    over: 'انتهى عرضك',
    again: 'يمكنك انتظارها مجددًا',
    free: 'انتهى عرضك، لكن هذه الليالي ما زالت متاحة.',
    book: 'احجز',
    rows: 'معروضة ومحفوظة حتى',
    declined: 'عُرضت ورُفضت في',
  },
} as const;

async function join(page: Page, label: string, email: string): Promise<void> {
  await page.fill('.waiting [name=first_name]', 'Layla');
  await page.fill('.waiting [name=email]', email);
  await page.getByRole('button', { name: label }).click();
}

async function expectSound(page: Page): Promise<void> {
  await expectFits(page);
  await expectAccessible(page);
}

it.each(WINDOWS)(
  'a guest waits, leaves the list, declines an offer and finds it over; the host sees it, in $language',
  async window => {
    const words = WORDS[window.language];
    const first = await guests.freeFrom(3);
    const [early, next] = [`early-${window.language}@example.com`, `next-${window.language}@example.com`];
    const { reference } = await guests.book(first, 3);
    await wait(first, early);

    const page = await chromium.open(guests.site(`/stays/${STAY}?${queryOf(first, 3)}`), window);
    await page.getByText(words.taken).waitFor();
    await page.locator('.ways a').first().waitFor();
    await join(page, words.join, 'layla@example.com');
    await page.locator('.waiting').getByText(words.joined).waitFor();
    await expectSound(page);
    await page.getByRole('link', { name: words.later }).click();
    await page.getByRole('button', { name: words.leave }).waitFor();
    await expectSound(page);
    await page.getByRole('button', { name: words.leave }).press('Enter');
    await page.getByRole('heading', { name: words.left }).and(page.locator(':focus')).waitFor();
    await page.goBack();
    await page.locator('.ways a').first().click();
    await page.getByRole('link', { name: words.book, exact: true }).waitFor();

    await wait(first, next);
    const office = await guests.office(chromium.open, `/waitlist?stay=${STAY}&status=waiting`, window);
    await office.locator('[data-waiting]').filter({ hasText: next }).waitFor();
    await cancel(reference);
    await office.locator('[data-waiting]').filter({ hasText: early }).getByText(words.rows).waitFor();
    await expectSound(office);
    await office.goto(`${application.site('host')}/calendar?month=${day(first).slice(0, 7)}&stay=${guests.stayId}`);
    await office.locator('.held.kept.offer, .kept.offer[data-day]').first().waitFor();
    await expectSound(office);

    const offer = await offerMailedTo(early);
    await page.goto(offer);
    await page.getByText(words.kept).waitFor();
    await expectSound(page);
    await page.getByRole('link', { name: words.decline }).click();
    await page.getByRole('button', { name: words.give }).waitFor();
    await expectSound(page);
    await page.getByRole('button', { name: words.give }).click();
    await page.getByRole('heading', { name: words.given }).waitFor();
    await expectSound(page);

    const second = await offerMailedTo(next);
    await page.goto(offer);
    await page.getByRole('heading', { name: words.over }).waitFor();
    await page.getByText(words.again).waitFor();
    await expectSound(page);
    await join(page, words.join, 'layla@example.com');
    await page.locator('.waiting').getByText(words.joined).waitFor();

    await office.locator('.held.kept.offer, .kept.offer[data-day]').first().click();
    await office.locator('[data-waiting]').filter({ hasText: early }).getByText(words.declined).waitFor();
    await expectSound(office);
    await bookOffer(page, second, next);
  },
);

/** Books the nights of an offer from its mail. */
async function bookOffer(page: Page, offer: string, email: string): Promise<void> {
  await page.goto(offer);
  await page.locator('[data-offer=open]').waitFor();
  await fillGuest(page, email);
  await page.locator('[name=payment_method][value=on_arrival]').check();
  await page.locator('.book form [type=submit]').click();
  await page.locator('[data-status=pending]').waitFor();
}

it.each(WINDOWS)(
  'an offer that ends while its page is open is explained, and nights that are free are booked, in $language',
  async window => {
    const words = WORDS[window.language];
    const first = await guests.freeFrom(3);
    const email = `alone-${window.language}@example.com`;
    const { reference } = await guests.book(first, 3);
    await wait(first, email);
    await cancel(reference);
    const offer = await offerMailedTo(email);
    const page = await chromium.open(offer, { ...window, refused: /\/api\/bookings$/ });
    await page.locator('[data-offer=open]').waitFor();
    const token = new URL(offer).searchParams.get('offer')!;
    const declined = await guests.guest.DELETE('/api/waitlist/{token}', { params: { path: { token } } });
    expect(declined.response.status).toBe(200);

    await fillGuest(page, email);
    await page.locator('[name=payment_method][value=on_arrival]').check();
    const book = page.getByRole('button', { name: words.book, exact: true });
    await book.click();
    await page.getByText(words.free).waitFor();
    await expectSound(page);
    const reopened = await chromium.open(offer, window);
    await reopened.getByText(words.free).waitFor();
    await expectSound(reopened);
    await book.click();
    await page.locator('[data-status=pending]').waitFor();
  },
);

it('a link that the service does not know is explained', async () => {
  const page = await chromium.open(guests.site('/waitlist/unknown'), { refused: /\/waitlist\/unknown$/ });
  await page.getByRole('button', { name: WORDS.en.give }).click();
  await page.getByRole('heading', { name: 'This link does not work any more.' }).waitFor();
  await expectSound(page);
});
