/**
 * `node tools/site-pictures.mjs`: takes the pictures of the landing page (`assets/sites`) from the example sites. Needs
 * `npm start` and `npm run examples` in other terminals, and Chromium (`CHROMIUM`).
 */
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { root, runMain } from './run.mjs';

const SIZE = { width: 1280, height: 800 };
const PASSWORD = 'demo-password';

/** Address, demo account, and the page to show after the sign-in. */
const SITES = {
  storefront: { port: 5173, path: '/menu' },
  dashboard: { port: 5174, path: '/', email: 'manager@food.example' },
  school: { port: 5175, path: '/' },
  gym: { port: 5176, path: '/', email: 'member@fitness.example' },
  homes: { port: 5177, path: '/' },
  host: { port: 5178, path: '/', email: 'owner@stays.example' },
};

await runMain(async () => {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || '/usr/bin/chromium' });
  try {
    const asked = process.argv.slice(2);
    for (const [name, site] of Object.entries(SITES).filter(([name]) => asked.length === 0 || asked.includes(name)))
      await takePicture(await browser.newPage({ viewport: SIZE }), name, site);
  } finally {
    await browser.close();
  }
});

async function takePicture(page, name, { port, path, email }) {
  const origin = `http://localhost:${port}`;
  await page.goto(origin + path);
  if (email) {
    await page.locator('input[type=email]').fill(email);
    await page.locator('input[type=password]').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.locator('input[type=password]').waitFor({ state: 'detached' });
  }
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot();
  await sharp(picture)
    .resize(640)
    .webp({ quality: 72 })
    .toFile(join(root, 'assets', 'sites', `${name}.webp`));
  console.log(name);
}
