import { html } from '#kit/html/html';
import { type PageContext, pageFrame } from './page-frame';

/** @param reason a sentence @param code for a report to the operator or the maker of the app */
export const failurePage = (context: PageContext, reason: string, code: string): string =>
  pageFrame(
    context,
    context.say('failure_title'),
    html`<p>${reason}</p>
<p>${context.say('failure_next')}</p>
<p class="soft">${context.say('failure_code')} <code>${code}</code></p>`,
    { hasLanguageLink: false },
  );
