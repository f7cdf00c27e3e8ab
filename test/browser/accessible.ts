import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Fails when axe finds a violation on the page as it is now, in its light or its dark colours, or a picture without its size. */
export async function expectAccessible(page: Page): Promise<void> {
  // While the next page is read, this one is shown faded.
  await page.locator('body:not([aria-busy])').waitFor({ state: 'attached' });
  expect(await page.locator('img:not([width][height])').count()).toBe(0);
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(AXE);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect({ page: page.url(), colorScheme, violations: await violationsOf(page) }).toEqual({
      page: page.url(),
      colorScheme,
      violations: [],
    });
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/** Style sheets are loaded for no rule that runs: only one that axe calls experimental reads them. */
const OPTIONS = JSON.stringify({ resultTypes: ['violations'], preload: { assets: ['media'] } });

/** Each as its rule with the elements that break it. */
async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${OPTIONS})`);
  return violations.map(({ id, nodes }) => {
    const elements = nodes
      .slice(0, 5)
      .map(({ target, failureSummary = '' }) => `${target.join(' ')}: ${failureSummary}`);
    return `${id} (${nodes.length})\n${elements.join('\n')}`;
  });
}
