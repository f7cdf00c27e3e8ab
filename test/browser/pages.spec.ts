import { type Application, startApplication } from './application';
import { useChromium } from './chromium';

const STARTING_MS = 120_000;

const chromium = useChromium();
let application: Application;
beforeAll(async () => {
  application = await startApplication({
    services: ['food', 'courses', 'property', 'stays', 'fitness'],
    demo: ['food', 'stays'],
  });
}, STARTING_MS);
afterAll(() => application?.close());

it('the landing page opens', async () => {
  const page = await chromium.open(application.origin);
  expect(await page.title()).toBe('Quintet');
});
