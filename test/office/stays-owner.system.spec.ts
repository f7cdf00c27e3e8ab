/**
 * @no-database
 * @needs chromium
 */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { dataOf } from '../../clients/src/answers.js';
import { expectAccessible } from '../browser/accessible';
import { type Application, startApplication } from '../browser/application';
import { PHONE, useChromium, type Window } from '../browser/chromium';
import { buildOffice } from '../browser/office-build';
import { openSignedIn } from '../browser/office-sign-in';
import { day, expectFits, StaysGuests, todayInDubai } from '../browser/stays-guests';

const chromium = useChromium();
let application: Application;
let stays: StaysGuests;
beforeAll(async () => {
  await buildOffice();
  application = await startApplication({ services: ['stays'] });
  stays = await StaysGuests.of(application);
});
afterAll(() => application?.close());

const addressOf = (path: string): string => `${application.origin}/stays/office${path}`;

const signedIn = (path: string, window?: Window): Promise<Page> =>
  openSignedIn(chromium, addressOf(path), { email: 'owner@stays.example' }, window);

/** Waits for the heading of a screen, and looks whether everybody can use it. */
async function expectScreen(page: Page, heading: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.locator('body:not([aria-busy])').waitFor({ state: 'attached' });
  await expectFits(page);
  await expectAccessible(page);
}

async function fill(page: Page, values: Record<string, string | number>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(String(value));
}

const both = (label: string, en: string, ar: string) => ({ [`${label}: English`]: en, [`${label}: Arabic`]: ar });

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string): Promise<void> =>
  page.getByRole('link', { name, exact: true }).first().click();

const picture = () =>
  sharp({ create: { width: 960, height: 640, channels: 3, background: '#7a9e7e' } })
    .png()
    .toBuffer();

it('an owner adds a destination, a home in it and a price rule', async () => {
  const page = await signedIn('');
  await page.getByRole('link', { name: 'Destinations' }).waitFor();
  await page.getByText('Arrivals today').waitFor();
  await expectScreen(page, 'Start');
  const figure = page.locator('.figures > div', { hasText: 'New questions' });
  const count = await figure.locator('dd').textContent();
  await figure.getByRole('link').click();
  await page.getByText(`${count} in total`).waitFor();
  await page.goBack();

  await follow(page, 'Destinations');
  await follow(page, 'New destination');
  await expectScreen(page, 'New destination');
  await fill(page, {
    ...both('Name', 'Jebel Shams', 'جبل شمس'),
    ...both('Tagline', 'Above the clouds', 'فوق الغيوم'),
    ...both('Description', 'The highest villages of Oman.', 'أعلى قرى عُمان.'),
  });
  const file = { name: 'village.png', mimeType: 'image/png', buffer: await picture() };
  await page.getByLabel('Choose a file: Cover picture').setInputFiles(file);
  await page.locator('img.thumbnail').first().waitFor();
  await press(page, 'Create');
  await expectScreen(page, 'Jebel Shams');

  await page.goto(addressOf('/stays/manage'));
  await follow(page, 'New home');
  await page.getByLabel('Type *').selectOption({ label: 'Cottage' });
  await page.getByLabel('Destination *').selectOption({ label: 'Jebel Shams' });
  await fill(page, {
    ...both('Title', 'Stone house', 'البيت الحجري'),
    ...both('Short description', 'A house of stone.', 'بيت من حجر.'),
    ...both('Description', 'Two rooms and a terrace.', 'غرفتان وشرفة.'),
    ...both('Location', 'At the end of the road', 'في آخر الطريق'),
    'Bedrooms *': 2,
    'Beds *': 3,
    'Bathrooms *': 1,
    'Maximum guests *': 4,
  });
  for (const [label, value] of [
    ['Price per night', 120],
    ['Cleaning fee', 30],
    ['Minimum nights', 2],
  ] as const)
    await page.getByLabel(new RegExp(`^${label}.* \\*$`)).fill(String(value));
  await expectScreen(page, 'New home');
  await press(page, 'Create');
  await expectScreen(page, 'Stone house');

  await follow(page, 'New price rule');
  await page.getByLabel('Kind of rule *').selectOption({ label: 'Special dates' });
  await fill(page, {
    ...both('Name', 'Year end', 'نهاية العام'),
    'From *': day(40),
    'Until *': day(44),
  });
  await page.getByLabel(/^Price per night/).fill('250');
  await expectScreen(page, 'New price rule');
  await press(page, 'Create');
  await page.getByRole('heading', { level: 1, name: 'Year end' }).waitFor();

  const { data: homes } = await dataOf(
    stays.owner.GET('/api/stays/manage', { params: { query: { q: 'Stone house' } } }),
  );
  expect(homes).toMatchObject([
    { title: { ar: 'البيت الحجري' }, type: 'cottage', status: 'draft', destination: { name: { en: 'Jebel Shams' } } },
  ]);
  const params = { path: { id: homes[0]!.id } };
  expect(await dataOf(stays.owner.GET('/api/stays/manage/{id}/rates', { params }))).toMatchObject([
    { name: { en: 'Year end' }, layer: 'special', from: day(40), to: day(44), nightly_rate: 250 },
  ]);
});

it('an owner refunds a part of a booking, and finds it in the books on a phone in Arabic', async () => {
  const { reference } = await stays.book(await stays.freeFrom(3), 3);
  const desk = await signedIn(`/bookings/manage/${reference}`);
  await expectScreen(desk, reference);
  await follow(desk, 'Refund');
  await desk.getByLabel('Amount', { exact: false }).fill('15');
  await desk.getByLabel('Reason *').fill('The water was cold.');
  await expectScreen(desk, 'Refund');
  await press(desk, 'Refund');
  await desk.getByRole('dialog').getByRole('button', { name: 'Refund', exact: true }).click();
  await desk.getByText('Saved.').waitFor();
  const { refunds } = await stays.bookingOf(reference);
  expect(refunds).toMatchObject([{ amount: 15, reason_kind: 'requested', reason: 'The water was cold.' }]);

  const page = await signedIn('/refunds', { size: PHONE, language: 'ar', dark: true });
  await page.getByRole('link', { name: reference }).waitFor();
  await expectScreen(page, 'المبالغ المستردة');
  await page.goto(addressOf('/books/days'));
  await page.getByLabel(/^التاريخ/).fill(todayInDubai());
  await page.getByRole('button', { name: 'فتح' }).click();
  await page.getByText('المستلَم').first().waitFor();
  await expectFits(page);
  await expectAccessible(page);
  await page.goto(addressOf('/stays/manage?do=StaysStaff_create'));
  // Marks of direction stand around the name.
  await expectScreen(page, /^إضافة \p{Cf}?مكان إقامة\p{Cf}?$/u);
});
