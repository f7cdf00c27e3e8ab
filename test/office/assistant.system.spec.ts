/**
 * @no-database
 * @needs chromium
 */
import type { Page } from 'playwright-core';
import { LocalAi } from '../ai/local-ai';
import { calls, says } from '../ai/script';
import { expectAccessible } from '../browser/accessible';
import { type Application, startApplication } from '../browser/application';
import { PHONE, useChromium, type Window } from '../browser/chromium';
import { buildOffice } from '../browser/office-build';
import { openSignedIn } from '../browser/office-sign-in';
import { expectFits } from '../browser/stays-guests';

/** Of the demo data, without options. */
const DISH = 8;
const CHANGE = 'menu_editing_update_product';

const chromium = useChromium();
const ai = new LocalAi();
let application: Application;
beforeAll(async () => {
  await buildOffice();
  await ai.start();
  application = await startApplication({ services: ['food'], environment: ai.environment() });
});
afterEach(() => ai.clear());
afterAll(async () => {
  await application?.close();
  await ai.stop();
});

const signedIn = (path: string, window?: Window): Promise<Page> =>
  openSignedIn(chromium, `${application.origin}/food/office${path}`, { email: 'manager@food.example' }, window);

async function ask(page: Page, text: string): Promise<void> {
  await page.fill('#assistant-text', text);
  await page.keyboard.press('Enter');
}

async function expectUsable(page: Page): Promise<void> {
  await expectFits(page);
  await expectAccessible(page);
}

const answer = (page: Page, status: string) => page.locator(`.answer[data-status=${status}]`).last();
const proposal = (page: Page, status: string) => page.locator(`.proposal[data-status=${status}]`).last();
const priceOf = async () =>
  (
    await application
      .db('food')
      .rows<{ price: number }>('SELECT price_cents::int AS price FROM dish WHERE id = $1', [DISH])
  )[0]!.price;

it('a manager asks from the first page, reads what was read for the answer, and confirms a change', async () => {
  const page = await signedIn('');
  await page.getByRole('link', { name: 'Ask the assistant' }).click();
  await page.getByRole('button', { name: 'What is waiting for us?' }).waitFor();
  await expectUsable(page);
  const before = await priceOf();
  ai.reply(
    calls('order_handling_list', { limit: 2 }),
    calls(CHANGE, { id: DISH, price: before / 100 + 1 }),
    says('**One** change is proposed.'),
  );
  await ask(page, 'Raise the price by a dollar');
  await answer(page, 'done').locator('.steps [data-status=done]').first().waitFor();
  await answer(page, 'done').locator('strong', { hasText: 'One' }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Raise the price by a dollar' }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/\/food\/office\/ai\/chats\/\d+$/);
  await expectUsable(page);
  expect(await priceOf()).toBe(before);
  await proposal(page, 'pending').getByRole('button', { name: 'Confirm' }).click();
  await proposal(page, 'done').waitFor();
  expect(await priceOf()).toBe(before + 100);

  await page.reload();
  await answer(page, 'done').getByText('change is proposed').waitFor();
  await proposal(page, 'done').waitFor();
});

it('a conversation is opened again and a change declined, in Arabic on a phone', async () => {
  const page = await signedIn('/ai/chats', { size: PHONE, language: 'ar', dark: true });
  await page.getByRole('button', { name: 'كيف يسير اليوم؟' }).waitFor();
  const before = await priceOf();
  ai.reply(calls(CHANGE, { id: DISH, price: before / 100 + 5 }), says('اقترحت تغيير السعر.'));
  await ask(page, 'ارفع السعر');
  await answer(page, 'done').getByText('اقترحت تغيير السعر.').waitFor();
  await page.getByRole('link', { name: 'محادثة جديدة' }).click();
  await page.getByRole('button', { name: 'كيف يسير اليوم؟' }).waitFor();
  await page.getByText('المحادثات', { exact: true }).click();
  await expectUsable(page);
  await page.locator('.chats button', { hasText: 'ارفع السعر' }).click();
  await proposal(page, 'pending').getByRole('button', { name: 'رفض' }).click();
  await proposal(page, 'declined').waitFor();
  await expectUsable(page);
  expect(await priceOf()).toBe(before);
});
