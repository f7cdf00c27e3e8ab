import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { sharedBrowser } from '../harness/kept/shared-browser';
import { programPath } from '../harness/programs.cjs';
import { shiftDate, shiftSeconds } from '../harness/shifted-clock.cjs';
import { REPORT_LAYOUT_SHIFTS } from './layout-shifts';
import { slowDown } from './slow-machine';
import { PATIENCE_MS } from './until';
import { watchPage } from './watched-page';

/** Width and height of a window. */
export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

export interface Window {
  size?: typeof DESKTOP;
  /** What the browser asks for, and the language of its dates. */
  language?: 'en' | 'ar';
  dark?: boolean;
  /** Addresses that may be refused or not be reached, such as of a form sent with a mistake. */
  refused?: RegExp;
  /** False for a page of a library that moves while it loads. */
  steady?: boolean;
}

export interface OwnChromium {
  /** Opens a page in a window of its own, as a visitor who has never been there. */
  open: (url: string, window?: Window) => Promise<Page>;
}

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Whatever a page asks of another machine is not found, even while we have not yet noticed.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost',
];

/**
 * Chromium: the program that `CHROMIUM` names, or the installed one, which the test files of a worker share. A test fails when
 * one of its pages asked another machine for something, was not given what it asked for, threw an error or wrote one to its
 * console.
 */
export function useChromium(): OwnChromium {
  const contexts: BrowserContext[] = [];
  const troubles: string[] = [];

  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    expect(troubles.splice(0)).toEqual([]);
  });

  return {
    open: async (url, { size = DESKTOP, language = 'en', dark = false, refused, steady = true } = {}) => {
      const browser = await sharedBrowser(start);
      const context = await browser.newContext({
        viewport: size,
        locale: language === 'ar' ? 'ar-AE' : 'en-US',
        colorScheme: dark ? 'dark' : 'light',
        ...(size === PHONE && { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }),
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      contexts.push(context);
      context.setDefaultTimeout(PATIENCE_MS);
      await context.addInitScript(`(${shiftDate.toString()})(globalThis, ${shiftSeconds()})`);
      if (steady) await context.addInitScript(REPORT_LAYOUT_SHIFTS);
      context.on('page', page => watchPage(page, trouble => void troubles.push(trouble), refused));
      const page = await context.newPage();
      await slowDown(page);
      await page.goto(url);
      return page;
    },
  };
}

async function start(): Promise<Browser> {
  const executablePath = programPath('chromium');
  if (!executablePath)
    throw new Error('Chromium is missing: install it, as .ci/run does, or name its program in CHROMIUM');
  return chromium.launch({ executablePath, headless: true, args: ARGUMENTS, timeout: PATIENCE_MS });
}
