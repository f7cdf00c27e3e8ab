import type { Page } from 'playwright-core';
import type { OwnChromium, Window } from './chromium';

interface Account {
  email: string;
  password?: string;
}

/** Opens a page of an office, and signs in with an account of demo data. */
export async function openSignedIn(
  chromium: OwnChromium,
  url: string,
  { email, password = 'demo-password' }: Account,
  window?: Window,
): Promise<Page> {
  const page = await chromium.open(url, window);
  await page.fill('[name=email]', email);
  await page.fill('[name=password]', password);
  await page.locator('[type=submit]').click();
  await signedInTo(page);
  return page;
}

/** Waits until the sign-in is done: to open another page before would cancel it. */
export async function signedInTo(page: Page): Promise<void> {
  await page.locator('[name=password]').waitFor({ state: 'detached' });
}
