import type { Browser } from 'playwright-core';
import { onEndOfRun } from './end-of-run';

let browser: Promise<Browser> | undefined;

/** The browser of all test files of this worker: to start one costs as much as some pages. One that crashed is replaced. */
export function sharedBrowser(start: () => Promise<Browser>): Promise<Browser> {
  const begin = () => started(start);
  browser = browser ? browser.then(running => (running.isConnected() ? running : begin()), begin) : begin();
  return browser;
}

async function started(start: () => Promise<Browser>): Promise<Browser> {
  const own = await start();
  onEndOfRun(() => own.close());
  return own;
}
