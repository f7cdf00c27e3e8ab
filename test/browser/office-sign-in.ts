import type { Page } from 'playwright-core';

interface Account {
  email: string;
  password?: string;
}

/** Signs in to an office of demo data, and waits until that is done: to open another page before would cancel it. */
export async function signIn(page: Page, { email, password = 'demo-password' }: Account): Promise<void> {
  await page.fill('[name=email]', email);
  await page.fill('[name=password]', password);
  await page.locator('[type=submit]').click();
  await signedInTo(page);
}

/** Waits until the form of the sign-in is gone. */
export async function signedInTo(page: Page): Promise<void> {
  await page.locator('[name=password]').waitFor({ state: 'detached' });
}
