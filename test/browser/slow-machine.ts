import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/**
 * Makes pages as slow as on a busy machine, to find unsteady tests and pages that move: `TEST_API_DELAY_MS=900` delays
 * requests to the API, `TEST_CPU_SLOWDOWN=6` slows down scripts and layout. Without them nothing changes.
 */
export async function slowDown(page: Page): Promise<void> {
  const { TEST_API_DELAY_MS: delayMs, TEST_CPU_SLOWDOWN: rate } = process.env;
  if (rate) {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(rate) });
  }
  if (delayMs) {
    await page.route(/\/api\//, async route => {
      await sleep(Number(delayMs));
      await route.fallback();
    });
  }
}
