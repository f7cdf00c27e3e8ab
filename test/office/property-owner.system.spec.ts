/**
 * @no-database
 * @needs chromium
 */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { dataOf } from '../../clients/src/answers.js';
import { createPropertyClient, type PropertyClient } from '../../clients/src/property.js';
import { expectAccessible } from '../browser/accessible';
import { type Application, startApplication } from '../browser/application';
import { PHONE, useChromium, type Window } from '../browser/chromium';
import { buildOffice } from '../browser/office-build';
import { openSignedIn } from '../browser/office-sign-in';
import { day, expectFits } from '../browser/stays-guests';
import { until } from '../browser/until';

const SIGN_IN = { email: 'owner@property.example', password: 'demo-password' };

const chromium = useChromium();
let application: Application;
let visitor: PropertyClient;
let owner: PropertyClient;
beforeAll(async () => {
  await buildOffice();
  application = await startApplication({ services: ['property'] });
  const baseUrl = `${application.origin}/property`;
  visitor = createPropertyClient({ baseUrl });
  const { access_token: token } = await dataOf(visitor.POST('/api/auth/login', { body: SIGN_IN }));
  owner = createPropertyClient({ baseUrl, token });
});
afterAll(() => application?.close());

const addressOf = (path: string): string => `${application.origin}/property/office${path}`;

const signedIn = (path: string, window?: Window): Promise<Page> =>
  openSignedIn(chromium, addressOf(path), SIGN_IN, window);

/** Waits for the heading of a screen, and looks whether everybody can use it. */
async function expectScreen(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.locator('body:not([aria-busy])').waitFor({ state: 'attached' });
  await expectFits(page);
  await expectAccessible(page);
}

async function fill(page: Page, values: Record<string, string | number>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(String(value));
}

async function choose(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, label] of Object.entries(values))
    await page.getByLabel(name, { exact: true }).selectOption({ label });
}

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string): Promise<void> =>
  page.getByRole('link', { name, exact: true }).first().click();

async function upload(page: Page, label: string): Promise<void> {
  const buffer = await sharp({ create: { width: 960, height: 640, channels: 3, background: '#7a9e7e' } })
    .png()
    .toBuffer();
  await page.getByLabel(label, { exact: true }).setInputFiles({ name: 'room.png', mimeType: 'image/png', buffer });
  await page.locator('form img.thumbnail').first().waitFor();
}

it('an owner adds a neighborhood, and publishes a home in it with a picture', async () => {
  const page = await signedIn('');
  await expectScreen(page, 'Start');

  await follow(page, 'Neighborhoods');
  await follow(page, 'New neighborhood');
  await fill(page, { 'Name: English': 'Creek Gardens', 'Name: Arabic': 'حدائق الخور', City: 'Dubai' });
  await upload(page, 'Choose a file: Cover picture');
  await expectScreen(page, 'New neighborhood');
  await press(page, 'Create');
  await expectScreen(page, 'Creek Gardens');

  await page.goto(addressOf('/properties/manage'));
  await follow(page, 'New home');
  await fill(page, {
    'Title: English': 'Garden flat by the creek',
    'Title: Arabic': 'شقة بحديقة قرب الخور',
    'Price *': 1_450_000,
    'Bedrooms *': 2,
    'Bathrooms *': 2.5,
    'Area *': 118.5,
  });
  await choose(page, { 'Sale or rent *': 'For sale', 'Type *': 'Apartment', Neighborhood: 'Creek Gardens' });
  await press(page, 'Add: Pictures');
  await upload(page, 'Choose a file: Picture or video');
  await expectScreen(page, 'New home');
  await press(page, 'Create');
  await expectScreen(page, 'Garden flat by the creek');

  await follow(page, 'Publish or change status');
  await choose(page, { 'Status *': 'Published' });
  await press(page, 'Publish or change status');
  await page.locator('.details').getByText('Published', { exact: true }).waitFor();

  const { data: homes } = await dataOf(
    visitor.GET('/api/properties', { params: { query: { q: 'Garden flat by the creek' } } }),
  );
  expect(homes).toMatchObject([
    {
      title: { ar: 'شقة بحديقة قرب الخور' },
      price: 1_450_000,
      bathrooms: 2.5,
      neighborhood: { name: { en: 'Creek Gardens' }, city: 'Dubai' },
      cover: { url: expect.stringContaining('/media/') },
    },
  ]);
});

it('an agent answers an inquiry and confirms its viewing', async () => {
  const { data: homes } = await dataOf(visitor.GET('/api/properties'));
  const body = {
    name: 'Nadia Karam',
    email: 'nadia@example.com',
    phone: '+971 50 555 0177',
    property_id: homes[0]!.id,
    preferred_date: day(3),
    preferred_time: '17:30',
    client_token: '5d1c7f0e-6a52-4a3b-9a55-0f0c8a4c2d13',
  };
  const { reference } = await dataOf(visitor.POST('/api/viewings', { body }));

  const page = await signedIn('/leads');
  await expectScreen(page, 'Inquiries');
  await follow(page, 'Nadia Karam');
  await expectScreen(page, 'Nadia Karam');
  await follow(page, 'Change status or notes');
  await choose(page, { Status: 'Contacted' });
  await fill(page, { Notes: 'Wants to see the garden.' });
  await press(page, 'Save');
  await page.locator('.details').getByText('Wants to see the garden.').first().waitFor();

  await page.goto(addressOf('/viewings'));
  await follow(page, reference);
  await follow(page, 'Confirm, move or cancel');
  await choose(page, { Action: 'Confirm' });
  await expectScreen(page, 'Confirm, move or cancel');
  await press(page, 'Save');
  await page.locator('.details').getByText('Confirmed', { exact: true }).first().waitFor();
  await expectScreen(page, reference);

  const { data: viewings } = await dataOf(owner.GET('/api/viewings', { params: { query: { q: reference } } }));
  expect(viewings).toMatchObject([{ status: 'confirmed', confirmed_at: expect.any(String) }]);
  const params = { path: { id: viewings[0]!.lead_id } };
  expect(await dataOf(owner.GET('/api/leads/{id}', { params }))).toMatchObject({
    status: 'contacted',
    notes: 'Wants to see the garden.',
  });
});

it('an owner furnishes a room on a phone in Arabic', async () => {
  const { data: homes } = await dataOf(owner.GET('/api/properties/manage'));
  const { id, title } = homes.find(({ status }) => status === 'published')!;
  const page = await signedIn('/properties/manage', { size: PHONE, language: 'ar', dark: true });
  await page.locator('tbody tr').first().waitFor();
  await expectScreen(page, 'العقارات');

  await page.goto(addressOf('/staging/jobs'));
  await page.locator('tbody tr').first().waitFor();
  await expectScreen(page, 'صور مؤثثة');
  await follow(page, 'تأثيث غرفة');
  await choose(page, { 'العقار *': title.ar, 'النمط *': 'عصري' });
  await fill(page, { 'الغرفة: الإنجليزية': 'Dining room', 'الغرفة: العربية': 'غرفة الطعام' });
  await upload(page, 'اختر ملفًا: الصورة قبل التأثيث');
  await expectScreen(page, 'تأثيث غرفة');
  await press(page, 'إنشاء');
  await page.getByRole('heading', { level: 1, name: 'غرفة الطعام' }).waitFor();

  const jobs = () => dataOf(owner.GET('/api/staging/jobs', { params: { query: { property_id: id, status: 'done' } } }));
  await until('the furnished picture', async () => (await jobs()).data.find(({ room }) => room.en === 'Dining room'));
  await page.reload();
  await expectScreen(page, 'غرفة الطعام');
  await follow(page, 'إضافة إلى العقار');
  await press(page, 'إضافة إلى العقار');
  await page.locator('#toast').getByText('تم الحفظ').waitFor();
  const { staging_pairs: pairs } = await dataOf(owner.GET('/api/properties/manage/{id}', { params: { path: { id } } }));
  expect(pairs).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ room: { en: 'Dining room', ar: 'غرفة الطعام' } })]),
  );
});
