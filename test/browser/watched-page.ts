import type { Page } from 'playwright-core';

const OURS = /^(localhost|127\.0\.0\.1|.+\.localhost)$/;
/** The console repeats every answer of 400 and above, which is told of by its address. */
const REPEATED = /^Failed to load resource/;
/** A call of a page whose origin the process does not know. */
const BLOCKED = /^Access to fetch at '([^']+)' .+ blocked by CORS policy/;
/** Only of a page that a test has put offline. */
const OFFLINE = 'net::ERR_INTERNET_DISCONNECTED';
/** The mailbox shows mails in frames without scripts, where what a test adds to every page does not run either. */
const WITHOUT_SCRIPTS = "Blocked script execution in 'about:srcdoc'";
/** What was under way when the visitor left, or what an offline page asked for. */
const EXPECTED = ['net::ERR_ABORTED', OFFLINE];

/** Tells of everything that a visitor's console or network panel shows in red. */
export function watchPage(page: Page, tell: (trouble: string) => void, refused?: RegExp): void {
  const told = (what: string) => tell(`${page.url()}: ${what}`);
  const assertOurs = (url: string) => {
    const { protocol, hostname } = new URL(url);
    if (/^(https?|wss?):$/.test(protocol) && !OURS.test(hostname)) told(`asks another machine: ${url}`);
  };
  page.on('console', message => {
    const text = message.text();
    const blocked = BLOCKED.exec(text)?.[1];
    const isExpected =
      (blocked !== undefined && refused?.test(blocked)) ||
      REPEATED.test(text) ||
      text.includes(OFFLINE) ||
      text.startsWith(WITHOUT_SCRIPTS);
    if (message.type() === 'error' && !isExpected) told(`console: ${text}`);
  });
  page.on('pageerror', error => told(`throws ${error.message}`));
  page.on('request', request => assertOurs(request.url()));
  page.on('websocket', socket => assertOurs(socket.url()));
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? '';
    if (!EXPECTED.includes(reason) && !refused?.test(request.url())) told(`${request.url()} failed: ${reason}`);
  });
  page.on('response', response => {
    if (response.status() >= 400 && !refused?.test(response.url()))
      told(`${response.request().method()} ${response.url()} answered ${response.status()}`);
  });
}
