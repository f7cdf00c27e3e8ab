import type { Page, Response } from 'playwright-core';
import sharp from 'sharp';
import { dataOf } from '../../clients/src/answers.js';
import { createPropertyClient, type PropertyClient } from '../../clients/src/property.js';
import { expectAccessible } from './accessible';
import { type Application, startApplication } from './application';
import { PHONE, useChromium } from './chromium';

const HOME = 'two-bedroom-apartment-over-the-marina';

const chromium = useChromium();
let application: Application;
let staff: PropertyClient;
beforeAll(async () => {
  application = await startApplication({ services: ['property'], sites: ['homes'] });
  const baseUrl = `${application.origin}/property`;
  const body = { email: 'agent@property.example', password: 'demo-password' };
  const { access_token: token } = await dataOf(createPropertyClient({ baseUrl }).POST('/api/auth/login', { body }));
  staff = createPropertyClient({ baseUrl, token });
});
afterAll(() => application?.close());

const site = (path: string) => application.site('homes') + path;
const widthOf = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth');

async function signIn(page: Page): Promise<void> {
  await page.locator('.demo button').first().click();
  await page.locator('.sign-in [type=submit]').click();
  await page.locator('.figures').waitFor();
}

it('a visitor on a phone sends an enquiry in Arabic; the agent sees it live and moves it on', async () => {
  const agent = await chromium.open(site('/office'));
  await agent.getByRole('heading', { name: 'Agency office' }).waitFor();
  await expectAccessible(agent);
  await signIn(agent);
  await expectAccessible(agent);
  await agent.getByRole('link', { name: 'Enquiries', exact: true }).click();
  await agent.locator('[data-lead]').first().waitFor();
  await agent.locator('.state.good').waitFor();

  const scripts: string[] = [];
  const visitor = await chromium.open(site('/'), { size: PHONE, language: 'ar' });
  visitor.on('request', request => request.resourceType() === 'script' && scripts.push(request.url()));
  await visitor.getByRole('heading', { name: 'بيوت دبي نعرضها بعناية' }).waitFor();
  expect(await visitor.evaluate('document.dir')).toBe('rtl');
  await expectAccessible(visitor);
  await visitor.selectOption('[name=purpose]', 'sale');
  await visitor.selectOption('[name=neighborhood]', 'dubai-marina');
  await visitor.getByRole('button', { name: 'ابحث' }).tap();
  const card = visitor.locator('h2').getByRole('link', { name: 'شقة بغرفتي نوم فوق المارينا' });
  await card.waitFor();
  await expectAccessible(visitor);
  await card.tap();
  await visitor.getByRole('button', { name: 'المطبخ' }).tap();
  await visitor.locator('.stage figcaption').getByText('المطبخ').waitFor();
  await expectAccessible(visitor);
  expect(await widthOf(visitor)).toBe(PHONE.width);

  const form = visitor.locator('#ask');
  await form.getByRole('button').tap();
  await form.locator('[data-problem=email]').getByText('يُرجى ملء هذا الحقل.').waitFor();
  await form.locator('[name=name]').fill('سلمى الهاشمي');
  await form.locator('[name=email]').fill('salma@example.com');
  await form.getByRole('button').tap();
  await form.getByText('شكرًا').waitFor();
  expect(scripts.filter(url => url.includes('office'))).toEqual([]);

  await agent.locator('[data-lead]').first().getByText('سلمى الهاشمي').waitFor();
  await expectAccessible(agent);
  await agent.getByRole('link', { name: 'سلمى الهاشمي' }).click();
  await agent.getByRole('button', { name: 'Contacted' }).click();
  await agent.locator('[data-status=contacted]').waitFor();
  await agent.locator('[name=notes]').fill('Called back, viewing on Sunday.');
  const isReread = (answer: Response) => answer.request().method() === 'GET' && /\/leads\/\d+$/.test(answer.url());
  await Promise.all([agent.waitForResponse(isReread), agent.getByRole('button', { name: 'Save' }).click()]);
  await agent.locator('body:not([aria-busy])').waitFor();
  await expectAccessible(agent);
  const found = await dataOf(staff.GET('/api/leads', { params: { query: { q: 'salma@example.com' } } }));
  expect(found.data).toMatchObject([{ status: 'contacted', name: 'سلمى الهاشمي', property: { slug: HOME } }]);
});

it('a visitor saves a home and requests a viewing; the agent confirms it on a phone in Arabic', async () => {
  const page = await chromium.open(site(`/homes/${HOME}`));
  await page.getByRole('button', { name: 'Save Two-bedroom apartment over the marina' }).click();
  await expectAccessible(page);
  const form = page.locator('#visit');
  await form.locator('[name=name]').fill('Nora Salem');
  await form.locator('[name=email]').fill('nora@example.com');
  await form.getByRole('button').click();
  await form.getByText('Your reference is').waitFor();
  for (const path of ['/saved', '/neighborhoods', '/neighborhoods/dubai-marina', '/contact']) {
    await page.goto(site(path));
    await page.locator('main h1').waitFor();
    await expectAccessible(page);
  }

  const agent = await chromium.open(site('/office/viewings'), { size: PHONE, language: 'ar' });
  await agent.locator('.sign-in').waitFor();
  await agent.locator('.demo button').first().tap();
  await agent.locator('.sign-in [type=submit]').tap();
  await agent.getByRole('link', { name: 'Nora Salem' }).waitFor();
  await expectAccessible(agent);
  await agent.getByRole('link', { name: 'Nora Salem' }).tap();
  await agent.getByRole('button', { name: 'أكّد الموعد' }).tap();
  await agent.locator('[data-status=confirmed]').waitFor();
  await agent.locator('body:not([aria-busy])').waitFor();
  await expectAccessible(agent);
  expect(await widthOf(agent)).toBe(PHONE.width);
});

it('the office adds a home with a picture and publishes it', async () => {
  const page = await chromium.open(site('/office'));
  await signIn(page);
  await page.goto(site('/office/homes'));
  await page.getByRole('link', { name: 'Add a home' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add a home' }).click();
  await page.locator('[name="title.en"]').fill('Quiet house by the lake');
  await page.locator('[name="title.ar"]').fill('بيت هادئ على البحيرة');
  await page.locator('[name=price]').fill('3100000');
  await page.locator('[name=area_sqm]').fill('210');
  await page.getByRole('button', { name: 'Create the draft' }).click();
  await page.getByRole('heading', { name: 'Quiet house by the lake' }).waitFor();
  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#4a7a8c' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'house.png', mimeType: 'image/png', buffer });
  await page.locator('.pictures img').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('link', { name: 'See it on the site' }).click();
  await page.getByText('AED 3,100,000').waitFor();
});
