import type { Locator } from 'playwright-core';

/** A toast is gone after some seconds, which a busy test could miss if it began to wait after the click. */
export async function pressForToast(button: Locator, text: string): Promise<void> {
  await Promise.all([button.page().locator('#toast').getByText(text).waitFor(), button.click()]);
}
