import { closeChromium } from './chromium';
import { closeSites } from './site';

/**
 * The cases of several modules as one test file: they share a Chromium and the built sites. Each has an application of its own,
 * since it starts from fresh demo data.
 */
export function describeCases(modules: Record<string, () => unknown>): void {
  afterAll(async () => {
    await closeChromium();
    await closeSites();
  });
  for (const [title, load] of Object.entries(modules)) {
    describe(title, () => {
      load();
    });
  }
}
