/**
 * @no-database
 * @needs chromium
 */
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expectAccessible } from '../browser/accessible';
import { type Application, startApplication } from '../browser/application';
import { PHONE, useChromium, type Window } from '../browser/chromium';
import { buildOffice } from '../browser/office-build';
import { signedInTo } from '../browser/office-sign-in';
import { expectFits } from '../browser/stays-guests';

const OWNER = { email: 'owner@food.example', password: 'demo-password' };

const chromium = useChromium();
let application: Application;
beforeAll(async () => {
  await buildOffice();
  application = await startApplication({ services: ['food'] });
});
afterAll(() => application?.close());

async function signedIn(window: Window, [email, password, signIn]: [string, string, string]): Promise<Page> {
  const page = await chromium.open(`${application.origin}/food/office`, window);
  await page.getByLabel(email).fill(OWNER.email);
  await page.getByLabel(password, { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: signIn }).click();
  await signedInTo(page);
  return page;
}

async function expectUsable(page: Page): Promise<void> {
  await expectFits(page);
  await expectAccessible(page);
}

/** Opens a list by its name in the navigation of the first page. */
async function openList(page: Page, start: string, name: string): Promise<void> {
  await page.goto(`${application.origin}/food/office`);
  await page.getByRole('heading', { level: 1, name: start }).waitFor();
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

async function answerOf<Data>(path: string): Promise<Data> {
  const headers = { 'content-type': 'application/json' };
  const signIn = await fetch(`${application.origin}/food/api/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(OWNER),
  });
  const { data: session } = (await signIn.json()) as { data: { access_token: string } };
  const answer = await fetch(`${application.origin}/food/api${path}`, {
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  return ((await answer.json()) as { data: Data }).data;
}

it('an owner adds a dish with a picture and options, and a promo code', async () => {
  const page = await signedIn({}, ['E-mail address', 'Password', 'Sign in']);
  await page.getByText('Waiting to be confirmed').waitFor();
  await expectUsable(page);

  await openList(page, 'Start', 'Dishes');
  await page.getByRole('link', { name: 'New dish' }).click();
  await page.getByLabel('Name: English').fill('Smoked carrots');
  await page.getByLabel('Name: Arabic').fill('جزر مدخّن');
  await page.getByLabel(/^Price/).fill('9.5');
  await page
    .getByLabel(/^Category/)
    .locator('option')
    .nth(1)
    .waitFor({ state: 'attached' });
  await page.getByLabel(/^Category/).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Add: Pictures' }).click();
  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'orange' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').first().setInputFiles({ name: 'carrots.png', mimeType: 'image/png', buffer });
  await page.locator('.preview img').waitFor();
  await page.getByRole('button', { name: 'Add: Option groups' }).click();
  const group = page.getByRole('group', { name: 'Option groups' }).locator('li').first();
  await group.getByLabel('Short name').first().fill('size');
  await group.getByLabel('Name: English').first().fill('Size');
  await group.getByLabel('Name: Arabic').first().fill('الحجم');
  await group.getByRole('button', { name: 'Add: Choices' }).click();
  const option = group.locator('li').first();
  await option.getByLabel('Short name').fill('large');
  await option.getByLabel('Name: English').fill('Large');
  await option.getByLabel('Name: Arabic').fill('كبير');
  await option.getByLabel(/Extra price/).fill('2');
  await expectUsable(page);
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { level: 1, name: 'Smoked carrots' }).waitFor();
  await expectUsable(page);
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  expect(await answerOf(`/products/${id}`)).toMatchObject({
    name: { en: 'Smoked carrots', ar: 'جزر مدخّن' },
    price: 9.5,
    images: [expect.stringMatching(/\/uploads\//)],
    option_groups: [{ key: 'size', choices: [{ key: 'large', price_delta: 2 }] }],
  });

  await openList(page, 'Start', 'Promo codes');
  await page.getByRole('link', { name: 'New promo code' }).click();
  await page.getByLabel('Code *').fill('CARROT');
  await page.getByLabel('Percent *').fill('15');
  await expectUsable(page);
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { level: 1, name: 'CARROT' }).waitFor();
  expect(await answerOf('/promo?limit=100')).toMatchObject({
    data: expect.arrayContaining([expect.objectContaining({ code: 'CARROT', percent: 15 })]),
  });
});

/** Adds an item to a list of a form, and returns it. */
async function addTo(group: Locator, list: string): Promise<Locator> {
  await group.getByRole('button', { name: `Add: ${list}`, exact: true }).click();
  return group
    .getByRole('group', { name: new RegExp(`^${list}`) })
    .locator('> ol > li')
    .last();
}

async function choose(item: Locator, label: string | RegExp, option: string): Promise<void> {
  const list = item.getByRole('combobox', { name: label });
  await list.locator('option', { hasText: option }).first().waitFor({ state: 'attached' });
  await list.selectOption({ label: option });
}

it('an owner adds a combo, and a kitchen with its opening hours and an account of its staff', async () => {
  const page = await signedIn({ refused: /\/kitchens$/ }, ['E-mail address', 'Password', 'Sign in']);
  const form = page.locator('form.form');
  const { items: dishes } = await answerOf<{ items: { id: number; name: { en: string } }[] }>('/products?limit=2');

  await openList(page, 'Start', 'Combos');
  await page.getByRole('link', { name: 'New combo' }).click();
  await form.getByLabel('Name: English').fill('Lunch for two');
  await form.getByLabel('Name: Arabic').fill('غداء لشخصين');
  await form.getByLabel(/^Price/).fill('21');
  const slot = await addTo(form, 'Parts of the offer');
  await slot.getByLabel('Name: English').fill('First dish');
  await slot.getByLabel('Name: Arabic').fill('الطبق الأول');
  for (const { name } of dishes) await choose(await addTo(slot, 'Choices'), /^Dish/, name.en);
  await expectUsable(page);
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lunch for two' }).waitFor();
  await expectUsable(page);
  expect(await answerOf('/offers/lunch-for-two')).toMatchObject({
    price: 21,
    slots: [{ name: 'first-dish', choices: dishes.map(({ id }) => ({ product: { id } })) }],
  });

  await openList(page, 'Start', 'Kitchens');
  await page.getByRole('link', { name: 'New kitchen' }).click();
  await form.getByLabel('Name: English').fill('Riverside');
  await form.getByLabel('Name: Arabic').fill('ضفة النهر');
  await choose(form, /^Time zone/, 'America/New York');
  const friday = form.getByRole('group', { name: 'Friday', exact: true });
  for (const [index, [open, close]] of [['11:00', '14:30'], ['17:00']].entries()) {
    await friday.getByRole('button', { name: 'Add: Friday' }).click();
    await friday.getByLabel(/^Open/).nth(index).fill(open!);
    if (close)
      await friday
        .getByLabel(/^Closing/)
        .nth(index)
        .fill(close);
  }
  await expectUsable(page);
  await page.getByRole('button', { name: 'Create' }).click();
  await form.locator('[data-problem="hours.1.close"]', { hasText: /./ }).waitFor();
  await friday
    .getByLabel(/^Closing/)
    .nth(1)
    .fill('01:30');
  await friday.getByRole('combobox', { name: 'Copy Friday to' }).selectOption('Saturday');
  const saturday = form.getByRole('group', { name: 'Saturday', exact: true });
  await saturday.getByRole('button', { name: 'Remove: Saturday 1' }).click();
  expect(await saturday.getByLabel(/^Closing/).inputValue()).toBe('01:30');
  await expectUsable(page);
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { level: 1, name: 'Riverside' }).waitFor();
  await expectUsable(page);
  expect(await answerOf('/kitchens/riverside')).toMatchObject({
    time_zone: 'America/New_York',
    hours: [
      { day: 5, open: '11:00', close: '14:30' },
      { day: 5, open: '17:00', close: '01:30' },
      { day: 6, open: '17:00', close: '01:30' },
    ],
  });

  await openList(page, 'Start', 'Team');
  await page.getByRole('link', { name: 'New account' }).click();
  await form.getByLabel('First name').fill('Noor');
  await form.getByLabel('Last name').fill('Haddad');
  await form.getByLabel('E-mail address').fill('noor@food.example');
  for (const name of ['Password *', 'Repeated password *'])
    await form.getByLabel(name, { exact: true }).fill('a-long-password-1');
  await choose(form, /^Kitchen/, 'Riverside');
  await choose(form, /^Country/, 'Oman');
  await expectUsable(page);
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { level: 1, name: 'Noor Haddad' }).waitFor();
  await page.locator('.details').getByText('Oman', { exact: true }).waitFor();
  expect(await answerOf('/admins?search=noor')).toMatchObject({
    data: [{ kitchen_code: 'riverside', country_id: 512 }],
  });
});

it('an owner changes settings in one form, and what a role may do', async () => {
  const page = await signedIn({ refused: /\/settings\// }, ['E-mail address', 'Password', 'Sign in']);
  await page.getByText('Waiting to be confirmed').waitFor();
  await openList(page, 'Start', 'Settings');
  await expectUsable(page);
  await page.getByLabel('Fee of a delivery ($)').fill('4.25');
  await page.getByLabel('Name of the site: Arabic').fill('زعفران');
  await page.getByLabel(/^Minutes after which an unpaid order/).fill('200');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Between 5 and 60, please.').waitFor();
  await page.getByLabel(/^Minutes after which an unpaid order/).fill('20');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  const { data: settings } = await answerOf<{ data: { key: string; value: unknown }[] }>('/settings?limit=100');
  expect(Object.fromEntries(settings.map(({ key, value }) => [key, value]))).toMatchObject({
    delivery_fee: 4.25,
    site_name_ar: 'زعفران',
    order_hold_minutes: 20,
  });

  await openList(page, 'Start', 'Roles');
  await page.getByRole('link', { name: 'Manager' }).click();
  await page.getByRole('link', { name: 'Change permissions' }).click();
  await page.getByLabel('Add customers').uncheck();
  await expectUsable(page);
  await page.getByRole('button', { name: 'Change permissions' }).click();
  await page.getByText('Saved.').last().waitFor();
  const { data: roles } = await answerOf<{ data: { name: string; permissions: string[] }[] }>('/roles');
  const { permissions } = roles.find(({ name }) => name === 'Manager')!;
  expect(permissions).toContain('users.view');
  expect(permissions).not.toContain('users.create');
});

it('an owner reads orders, dishes and the team on a phone in Arabic', async () => {
  const page = await signedIn({ size: PHONE, language: 'ar', dark: true }, [
    'البريد الإلكتروني',
    'كلمة المرور',
    'تسجيل الدخول',
  ]);
  await page.getByText('بانتظار التأكيد').waitFor();
  await expectUsable(page);
  for (const name of ['الطلبات', 'الأطباق', 'المطابخ', 'الفريق']) {
    await openList(page, 'البداية', name);
    await page.locator('tbody tr').first().waitFor();
    await expectUsable(page);
  }
  await page.locator('tbody').getByText('المالك').first().waitFor();
  await openList(page, 'البداية', 'الأدوار');
  await page.getByRole('link', { name: 'المطبخ' }).click();
  await page.getByText('طلبات مطبخه فقط').waitFor();
  await expectUsable(page);
});
