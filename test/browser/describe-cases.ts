import { closeSites } from './site';

/**
 * The cases of several modules as one test file: they share the built sites. Each has an application of its own, since it
 * starts from fresh demo data.
 */
export function describeCases(modules: Record<string, () => unknown>): void {
  afterAll(closeSites);
  for (const [title, load] of Object.entries(modules)) {
    describe(title, () => {
      load();
    });
  }
}
