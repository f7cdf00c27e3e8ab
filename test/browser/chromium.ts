import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { programPath } from '../harness/programs.cjs';
import { shiftDate, shiftSeconds } from '../harness/shifted-clock.cjs';
import { slowDown } from './slow-machine';
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
const PATIENCE_MS = 60_000;
/** A page loads its scripts while other tests use the processors: the API reference alone has megabytes. */
const LOADING_MS = 120_000;
/**
 * Of a page and its whole visit; an error in the console fails the test. The API reference is drawn by a library and left out.
 * What moves by the response to a request that the visitor has just caused is left out as well, however late it arrives:
 * browsers do so within half a second of an input, which a busy machine exceeds.
 */
const REPORT_LAYOUT_SHIFTS = `if (!location.pathname.endsWith('/docs')) {
  const SOON_MS = 1000;
  const inputs = [];
  const responses = [];
  const isSoonAfter = (times, time) => times.some(each => each <= time && time - each < SOON_MS);
  for (const type of ['click', 'keydown', 'input', 'change'])
    addEventListener(type, () => inputs.push(performance.now()), true);
  const send = fetch;
  globalThis.fetch = async (...request) => {
    const isCaused = isSoonAfter([...inputs, ...responses], performance.now());
    try {
      return await send(...request);
    } finally {
      if (isCaused) responses.push(performance.now());
    }
  };
  let sum = 0;
  const nameOf = node => node?.nodeType === 1 ? node.localName + '.' + node.className : String(node?.nodeName);
  new PerformanceObserver(list => {
    for (const { value, hadRecentInput, startTime, sources } of list.getEntries()) {
      if (hadRecentInput || isSoonAfter(responses, startTime)) continue;
      sum += value;
      if (sum >= 0.01) console.error('Layout shift ' + sum + ' by ' + sources.map(({ node }) => nameOf(node)).join(', '));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}`;

/**
 * One Chromium for a test file: the program that `CHROMIUM` names, or the installed one. A test fails when one of its pages asked
 * another machine for something, was not given what it asked for, threw an error or wrote one to its console.
 */
export function useChromium(): OwnChromium {
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  const troubles: string[] = [];

  beforeAll(async () => {
    browser = await start();
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    expect(troubles.splice(0)).toEqual([]);
  });
  afterAll(() => browser?.close());

  return {
    open: async (url, { size = DESKTOP, language = 'en', dark = false, refused, steady = true } = {}) => {
      const context = await browser!.newContext({
        viewport: size,
        locale: language === 'ar' ? 'ar-AE' : 'en-US',
        colorScheme: dark ? 'dark' : 'light',
        ...(size === PHONE && { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }),
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      contexts.push(context);
      context.setDefaultTimeout(PATIENCE_MS);
      context.setDefaultNavigationTimeout(LOADING_MS);
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
  return chromium.launch({ executablePath, headless: true, args: ARGUMENTS });
}
