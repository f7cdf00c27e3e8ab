import type { Page } from 'playwright-core';
import { spawnSync } from 'node:child_process';
import { ROOT } from '../source-files';
import { expectAccessible } from './accessible';
import { type Application, startApplication } from './application';
import { PHONE, useChromium, type Window } from './chromium';
import { expectFits } from './stays-guests';

const chromium = useChromium();
let application: Application;
beforeAll(async () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/build-office.mjs'], { cwd: ROOT, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  application = await startApplication({ services: ['food'] });
});
afterAll(() => application?.close());

async function signedIn(path: string, window?: Window): Promise<Page> {
  const page = await chromium.open(`${application.origin}/food/office${path}`, window);
  await page.fill('[name=email]', 'owner@food.example');
  await page.fill('[name=password]', 'demo-password');
  await page.locator('[type=submit]').click();
  return page;
}

async function expectUsable(page: Page): Promise<void> {
  await expectFits(page);
  await expectAccessible(page);
}

it('an owner finds a promo code, and adds, changes and deletes one', async () => {
  const page = await signedIn('', { refused: /\/promo$/ });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectUsable(page);
  await page.goto(`${application.origin}/food/office/orders`);
  await page.locator('tbody tr').first().waitFor();
  await expectUsable(page);

  await page.goto(`${application.origin}/food/office/promo`);
  await page.locator('tbody tr').first().waitFor();
  await page.locator('.bar .button.main').click();
  await page.locator('[name=code]').fill('OFFICE');
  await expectUsable(page);
});

it('the lists and forms of dishes fit a phone in Arabic', async () => {
  const page = await signedIn('/products', { size: PHONE, language: 'ar' });
  await page.locator('tbody tr').first().waitFor();
  await expectUsable(page);
  await page.locator('tbody a').first().click();
  await page.locator('.details').first().waitFor();
  await expectUsable(page);
  await page.locator('.bar .button.main').click();
  await page.locator('form.form').waitFor();
  await expectUsable(page);
});
