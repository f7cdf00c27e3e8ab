import { expectAccessible } from './accessible';
import { type Application, startApplication } from './application';
import { PHONE, useChromium } from './chromium';

const chromium = useChromium();
let application: Application;
beforeAll(async () => {
  application = await startApplication({ services: ['food'], sites: ['dashboard'] });
});
afterAll(() => application?.close());

it.each([
  ['en', 'How is today going?'],
  ['ar', 'ما الذي ينتظرنا؟'],
] as const)('without a provider the demo model answers, in %s', async (language, question) => {
  const page = await chromium.open(application.site('dashboard'), { size: PHONE, language });
  await page.fill('input[type=email]', 'manager@food.example');
  await page.fill('input[type=password]', 'demo-password');
  await page.click('button.main');
  await page.click('#assistant-button');
  await page.locator('.model option').getByText('demo').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: question }).click();
  await page.locator('.answer[data-status=done] .text').waitFor();
  expect(await page.locator('.answer .steps [data-status=done]').count()).toBeGreaterThan(0);
  await expectAccessible(page);
  expect(await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')).toBe(0);
});
