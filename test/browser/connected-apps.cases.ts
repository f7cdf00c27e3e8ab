import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { type Application, startApplication } from './application';
import { DESKTOP, PHONE, useChromium } from './chromium';
import { type ConnectingClient, connectingClient } from './connecting-client';
import { until } from './until';

const SCHEME = 'com.example.helper:/callback';

const chromium = useChromium();
let application: Application;
let client: ConnectingClient;
beforeAll(async () => {
  application = await startApplication({ services: ['food'] });
  await application
    .db('food')
    .rows(`UPDATE setting SET value = 'true' WHERE key IN ('connected_apps', 'oauth_registration', 'mcp_writes')`);
  client = await connectingClient(`${application.origin}/food/oauth/staff`, [SCHEME]);
});
afterAll(async () => {
  client?.close();
  await application?.close();
});

const TEXTS = {
  en: { signIn: 'Sign in', areas: 'Only in the areas that I choose', area: 'Order handling', allow: 'Allow' },
  ar: { signIn: 'تسجيل الدخول', areas: 'في الأقسام التي أختارها فقط', area: 'معالجة الطلبات', allow: 'سماح' },
};

async function signIn(page: Page, language: 'en' | 'ar', email = 'owner@food.example'): Promise<void> {
  await page.fill('input[type=email]', email);
  await page.fill('input[type=password]', 'demo-password');
  await page.getByRole('button', { name: TEXTS[language].signIn }).click();
  await page.locator('[name=action][value=allow]').waitFor();
}

const fits = async (page: Page, width: number, direction: string) =>
  expect(
    await page.evaluate('[document.documentElement.scrollWidth, getComputedStyle(document.body).direction]'),
  ).toEqual([width, direction]);

const scopeAt = async (page: Page): Promise<string> => {
  await page.waitForURL(`${client.callback}?**`);
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('state'), searchParams.get('iss')]).toEqual([
    'a state',
    `${application.origin}/food/oauth/staff`,
  ]);
  return (await client.exchange(searchParams.get('code')!)).scope;
};

describe.each([
  ['a desktop in English', 'en', 'ltr', DESKTOP, false],
  ['a phone in Arabic, in the dark', 'ar', 'rtl', PHONE, true],
  ['a phone in English', 'en', 'ltr', PHONE, false],
  ['a desktop in Arabic', 'ar', 'rtl', DESKTOP, false],
] as const)('on %s', (_, language, direction, size, dark) => {
  it('a person signs in, narrows what an app may do, and is back at the app', async () => {
    const texts = TEXTS[language];
    const page = await chromium.open(client.authorizeUrl(), { size, language, dark });
    await fits(page, size.width, direction);
    await expectAccessible(page);
    await signIn(page, language);
    await page.getByText('Kitchen <helper>', { exact: true }).waitFor();
    await page.getByText(new URL(client.origin).host).waitFor();
    expect(await page.getByLabel(texts.area).isVisible()).toBe(false);
    await page.getByLabel(texts.areas).check();
    await page.getByLabel(texts.area).check();
    await fits(page, size.width, direction);
    await expectAccessible(page);
    await page.getByRole('button', { name: texts.allow, exact: true }).click();
    expect(await scopeAt(page)).toBe('read write');
    const stored = await application.db('food').row(
      `SELECT toolsets @> '{order_handling}' AS "hasArea", 'books' = ANY(toolsets) AS "hasOther"
       FROM connected_app WHERE ended_at IS NULL AND account_id = (SELECT id FROM account WHERE email = 'owner@food.example')`,
    );
    expect(stored).toEqual({ hasArea: true, hasOther: false });
  });
});

it('a person changes the language and the account, and denies by keyboard', async () => {
  const page = await chromium.open(client.authorizeUrl());
  await signIn(page, 'en', 'manager@food.example');
  await page.getByRole('link', { name: 'العربية' }).click();
  await fits(page, DESKTOP.width, 'rtl');
  await page.getByRole('button', { name: 'استخدام حساب آخر' }).click();
  await page.locator('input[type=email]').waitFor();
  await signIn(page, 'ar');
  await page.getByText('owner@food.example').waitFor();
  await page.locator('[value=deny]').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${client.callback}?**`);
  expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied');
});

it('a window that an app opened is still its own afterwards', async () => {
  const page = await chromium.open(`${client.origin}/?connect=${encodeURIComponent(client.authorizeUrl())}`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Connect' }).click();
  const popup = await opened;
  await signIn(popup, 'en');
  await popup.getByRole('button', { name: 'Allow', exact: true }).click();
  await page.getByText('connected').waitFor();
});

it('a form leads to an app of the device, by the scheme that it registered', async () => {
  const page = await chromium.open(client.authorizeUrl({ redirect_uri: SCHEME }));
  await page.getByText('com.example.helper:').waitFor();
  await signIn(page, 'en', 'manager@food.example');
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await until('the connection', () =>
    application
      .db('food')
      .row(
        `SELECT 1 FROM connected_app WHERE ended_at IS NULL AND account_id = (SELECT id FROM account WHERE email = 'manager@food.example')`,
      ),
  );
});

it('a failure is a page that can be read', async () => {
  const page = await chromium.open(client.authorizeUrl({ client_id: 'unknown' }), {
    size: PHONE,
    refused: /authorize/,
  });
  await page.getByText('The app is not known here').waitFor();
  await fits(page, PHONE.width, 'ltr');
  await expectAccessible(page);
});
