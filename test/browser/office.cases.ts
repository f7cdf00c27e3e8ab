import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { type Application, startApplication } from './application';
import { PHONE, useChromium, type Window } from './chromium';
import { buildOffice } from './office-build';
import { openSignedIn } from './office-sign-in';
import { expectFits } from './stays-guests';

const chromium = useChromium();
let application: Application;
beforeAll(async () => {
  await buildOffice();
  application = await startApplication({ services: ['food'] });
});
afterAll(() => application?.close());

const signedIn = (path: string, window?: Window): Promise<Page> =>
  openSignedIn(chromium, `${application.origin}/food/office${path}`, { email: 'owner@food.example' }, window);

async function expectUsable(page: Page): Promise<void> {
  await expectFits(page);
  await expectAccessible(page);
}

it('an owner finds a dish, and adds, changes and deletes a promo code', async () => {
  const page = await signedIn('', { refused: /\/promo$/ });
  await page.getByRole('link', { name: 'Access keys' }).waitFor();
  await expectUsable(page);

  await page.goto(`${application.origin}/food/office/products`);
  await page.locator('tbody tr').nth(5).waitFor();
  await expectUsable(page);
  await page.locator('.filters [name=q]').fill('hummus');
  await page.locator('.filters [type=submit]').click();
  await page.waitForURL(/q=hummus/);
  await page.getByRole('link', { name: 'Hummus', exact: false }).first().waitFor();
  await page.locator('tbody a').first().click();
  await page.locator('.details').first().waitFor();

  await page.goto(`${application.origin}/food/office/promo`);
  await page.locator('.bar .button.main').click();
  await page.locator('[name=code]').fill('OFFICE');
  await page.locator('[name=percent]').fill('200');
  await expectUsable(page);
  await page.locator('form.form > [type=submit]').click();
  await page.locator('[data-problem=percent]').getByText('100').waitFor();
  await page.locator('[name=percent]').fill('12.5');
  await page.locator('form.form > [type=submit]').click();
  await page.getByRole('heading', { level: 1, name: 'OFFICE' }).waitFor();
  await expectUsable(page);

  await page.locator('.bar .button.main').click();
  await page.locator('[name=percent]').fill('20');
  await page.locator('form.form > [type=submit]').click();
  await page.locator('.details').getByText('20', { exact: true }).waitFor();
  expect(await application.db('food').rows('SELECT percent::int FROM promo_code WHERE code = $1', ['OFFICE'])).toEqual([
    { percent: 20 },
  ]);

  await page.locator('.bar button.bad').click();
  await expectAccessible(page);
  await page.locator('dialog [type=submit]').click();
  await page.waitForURL(/\/promo$/);
  expect(await application.db('food').rows('SELECT 1 FROM promo_code WHERE code = $1', ['OFFICE'])).toEqual([]);
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
  await page.locator('[name="name.ar"]').waitFor();
  await expectUsable(page);
});
