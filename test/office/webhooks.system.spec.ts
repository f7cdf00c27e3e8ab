/**
 * @no-database
 * @needs chromium
 */
import type { Page } from 'playwright-core';
import { expectAccessible } from '../browser/accessible';
import { type Application, startApplication } from '../browser/application';
import { PHONE, useChromium, type Window } from '../browser/chromium';
import { buildOffice } from '../browser/office-build';
import { openSignedIn } from '../browser/office-sign-in';
import { expectFits } from '../browser/stays-guests';
import { until } from '../browser/until';
import { startReceiver, type Receiver } from '../webhooks/receiver';

const OWNER = { email: 'owner@food.example', password: 'demo-password' };

const chromium = useChromium();
let application: Application;
let receiver: Receiver;
beforeAll(async () => {
  await buildOffice();
  receiver = await startReceiver();
  receiver.respond = response => response.end('printed');
  application = await startApplication({ services: ['food'] });
});
afterAll(async () => {
  await application?.close();
  await receiver?.close();
});

const signedIn = (path: string, window?: Window): Promise<Page> =>
  openSignedIn(chromium, `${application.origin}/food/office${path}`, OWNER, window);

async function expectUsable(page: Page): Promise<void> {
  await expectFits(page);
  await expectAccessible(page);
}

/** The secret that a form shows once. */
async function shownSecret(page: Page): Promise<string> {
  await page.getByText('It is shown only once.').waitFor();
  await expectUsable(page);
  return (await page.getByText(/^whsec_/).textContent())!;
}

/** Marks a dish as sold out or not, as another member of the team does. */
async function changeDish(isAvailable: boolean): Promise<void> {
  const call = async (method: string, path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`${application.origin}/food/api${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    expect(answer.ok).toBe(true);
    return (await answer.json()) as { data: { access_token: string } };
  };
  const { data } = await call('POST', '/auth/login', OWNER);
  await call('PATCH', '/products/1/availability', { is_available: isAvailable }, data.access_token);
}

const sentCount = (count: number) =>
  until(`${count} webhooks`, () => (receiver.received.length >= count ? receiver.received : undefined));

it('an owner makes an endpoint, tests it, and sees, repeats and replays what was sent', async () => {
  const page = await signedIn('/webhook-endpoints', { steady: false });
  await page.getByText('Nothing here yet.').waitFor();
  await expectUsable(page);

  await page.getByRole('link', { name: 'New endpoint' }).click();
  await page.getByLabel(/^Address/).fill(receiver.urlOf('kitchen'));
  await page.getByLabel('Purpose').fill('Printer of the kitchen');
  await page.getByLabel('All events, also future ones').check();
  await page.getByLabel('Order placed').waitFor();
  await page.getByLabel(/^Password/).fill(OWNER.password);
  await expectUsable(page);
  await page.getByRole('button', { name: 'Create' }).click();
  const secret = await shownSecret(page);
  await page.getByRole('link', { name: 'Open' }).click();
  const host = new URL(receiver.urlOf('')).host;
  await page.getByRole('heading', { level: 1, name: host }).waitFor();
  await page.getByText('All events, also future ones').waitFor();
  await expectUsable(page);
  expect(await page.getByText(secret).count()).toBe(0);
  const endpoint = page.url();

  await page.getByRole('link', { name: 'Send a test' }).click();
  await page.getByLabel('Event').selectOption({ label: 'Order placed' });
  await page.getByRole('button', { name: 'Send a test' }).click();
  await page.getByText('printed').waitFor();
  await expectUsable(page);
  const [test] = await sentCount(1);
  expect(JSON.parse(test!.body)).toMatchObject({ type: 'food.order.placed', test: true });

  await changeDish(false);
  const [, sent] = await sentCount(2);
  await page.goto(endpoint);
  await page.getByRole('link', { name: 'Dish changed' }).click();
  await page.getByText('"type": "food.dish.changed"').waitFor();
  await page.getByRole('cell', { name: 'printed' }).waitFor();
  await expectUsable(page);

  await page.getByRole('button', { name: 'Send again' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click();
  const [, , repeated] = await sentCount(3);
  expect(repeated!.headers['webhook-id']).toBe(sent!.headers['webhook-id']);
  expect(repeated!.body).toBe(sent!.body);

  await page.goto(endpoint);
  await page.getByRole('link', { name: 'Send missed events' }).click();
  const hourAgo = application.clock.now().subtract({ hours: 1 }).toZonedDateTimeISO('America/New_York');
  await page.getByLabel(/^Since/).fill(hourAgo.toPlainDateTime().toString({ smallestUnit: 'minute' }));
  await expectUsable(page);
  await page.getByRole('button', { name: 'Send missed events' }).click();
  await page.getByText('Events that will be sent').waitFor();

  await page.goto(endpoint);
  await page.getByRole('link', { name: 'New secret' }).click();
  await page.getByLabel(/^Password/).fill(OWNER.password);
  await page.getByRole('button', { name: 'New secret' }).click();
  expect(await shownSecret(page)).not.toBe(secret);
  await changeDish(true);
  const signatures = (await sentCount(4)).at(-1)!.headers['webhook-signature'] as string;
  expect(signatures.split(' ')).toHaveLength(2);
});

it('an owner takes over the endpoint of somebody else, chooses events and switches it off, on a phone in Arabic', async () => {
  const db = application.db('food');
  await db.rows(`
    UPDATE webhook_endpoint SET account_id = (SELECT id FROM account WHERE email = 'manager@food.example')`);
  const page = await signedIn('/webhook-endpoints', { size: PHONE, language: 'ar', dark: true });
  await page.locator('tbody tr').waitFor();
  await expectUsable(page);
  await page.locator('tbody a').click();
  await page.getByRole('heading', { level: 2, name: 'عمليات الإرسال' }).waitFor();
  await page.getByRole('link', { name: 'تغيير طبق' }).first().waitFor();
  await expectUsable(page);
  const endpoint = page.url();

  await page.getByRole('link', { name: 'نقل إلى حسابي' }).click();
  await page.getByLabel(/^كلمة المرور/).fill(OWNER.password);
  await expectUsable(page);
  await page.getByRole('button', { name: 'نقل إلى حسابي' }).click();
  await page.getByText(/^whsec_/).waitFor();
  await expectUsable(page);

  await page.goto(endpoint);
  await page.getByRole('link', { name: 'تعديل' }).click();
  await page.getByLabel('جميع الأحداث، الحالية والمستقبلية').uncheck();
  await page.getByLabel('طلب جديد').check();
  await page.getByLabel('مفعّلة').uncheck();
  await expectUsable(page);
  await page.getByRole('button', { name: 'حفظ' }).click();
  await page.getByText('أُوقفت يدويًا').waitFor();
  expect(await db.rows('SELECT types, off_reason FROM webhook_endpoint')).toEqual([
    { types: ['food.order.placed'], off_reason: 'switched_off' },
  ]);
  // What was made with the rights of the former account is gone.
  await page.getByRole('link', { name: 'تغيير طبق' }).first().click();
  await page.getByRole('button', { name: 'إعادة الإرسال' }).waitFor();
  expect(await page.getByText('"type": "food.dish.changed"').count()).toBe(0);
  await expectUsable(page);
});
