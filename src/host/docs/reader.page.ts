import type { ServiceDefinition } from '#kit/service/service-definition';
import { type Html, html } from '#kit/html/html';
import { htmlDocument } from '#kit/html/html-document';
import type { Described } from './guides/described';
import { READER_VERSION } from './reader-bundle';
import type { PageContext } from './page-context';

export const READER_SCRIPT = `reader-${READER_VERSION}.js`;

export const ACCESSIBILITY_SCRIPT = 'accessibility.js';

/**
 * Removes the list of operations that the page begins with, once the reader has drawn its own. Fixes two accessibility findings in the HTML of the reader: a button whose label omits its text, and scrollable code that
 * cannot be focused.
 */
export const ACCESSIBILITY_FIXES = `
new MutationObserver(() => {
  if (document.querySelector('.scalar-app h1')) document.getElementById('first')?.remove();
  for (const button of document.querySelectorAll('button.show-more[aria-label]')) button.removeAttribute('aria-label');
  for (const code of document.querySelectorAll('code.hljs:not([tabindex])')) code.tabIndex = 0;
}).observe(document.body, { childList: true, subtree: true });
`;

/** Disables every feature that calls another server. */
const SETTINGS = {
  url: 'openapi.json',
  theme: 'default',
  layout: 'modern',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  persistAuth: true,
  defaultOpenFirstTag: true,
  // Ranks operations first in the search; models are shown with their operations.
  hideModels: true,
  operationTitleSource: 'summary',
  documentDownloadType: 'json',
  defaultHttpClient: { targetKey: 'js', clientKey: 'fetch' },
  // The greys of the reader have less contrast than WCAG AA requires.
  customCss: `.light-mode.light-mode { --scalar-color-2: #4f4f4f; --scalar-color-3: #5e5e5e; --scalar-color-blue: #0062a3; --scalar-color-green: #00704a; --scalar-color-red: #b80005; --scalar-color-orange: #a34100; --scalar-color-yellow: #7a5d00 }
.dark-mode.dark-mode { --scalar-color-2: #c4c4c4; --scalar-color-3: #a8a8a8; --scalar-color-red: #ff8080 }
.sidebar-search-placeholder { color: inherit }`,
};

/** What is read until the reader, a megabyte of script, has come. It lies over the place of the reader, so that nothing moves. */
const FIRST = `
.first { position: absolute; z-index: 10; inset: 2.5rem 0 auto; min-height: 100vh; padding: 1.5rem 1rem; background: #fff; color: #1c2430; font: 16px/1.55 system-ui, sans-serif }
.first h1 { margin: 0 0 .5rem } .first p { max-width: 48rem } .first h2 { margin: 1.5rem 0 .25rem; font-size: 1.1rem }
.first ul { margin: 0; padding: 0; list-style: none } .first li { padding: .2rem 0 } .first code { overflow-wrap: anywhere; color: #4f4f4f }
@media (prefers-color-scheme: dark) { .first { background: #0f0f0f; color: #e8ebf0 } .first code { color: #c4c4c4 } }
`;

const BAR = `
:root { --scalar-custom-header-height: 2.5rem }
body { margin: 0 }
.bar { position: sticky; top: 0; z-index: 20; height: 2.5rem; display: flex; align-items: center; gap: 1.25rem; padding: 0 1rem;
  overflow-x: auto; background: #12161d; font: 14px system-ui, sans-serif }
.bar a { color: #e8ebf0 } .bar strong { color: #fff; white-space: nowrap } .bar .services { display: flex; gap: .75rem; margin-inline-start: auto }
.bar a[aria-current] { font-weight: 600; text-decoration: none }
`;

/** The page at `/<service>/docs`. The reader takes its settings from `data-configuration`. */
export function readerPage(
  { name, title }: ServiceDefinition,
  { schemes, paragraphs, tags }: Described,
  { isOwnHost }: PageContext,
  services: readonly string[],
): string {
  // No preferred scheme if there are several: the reader would send it to every operation.
  const authentication = schemes.length === 1 ? { preferredSecurityScheme: schemes[0] } : {};
  return htmlDocument(
    title,
    BAR + FIRST,
    html`<nav class="bar" aria-label="Documentation">${!isOwnHost && html`<a href="/">Start</a>`} <strong>${title}</strong> <a href="docs/guides">Guides</a> <a href="openapi.json">openapi.json</a> <a href="asyncapi.json">asyncapi.json</a>${!isOwnHost && switcher(name, services)}</nav>
<main id="first" class="first"><h1>${title}</h1>${paragraphs.map(text => html`<p>${text}</p>`)}${tags.map(
      tag =>
        html`<h2>${tag.name}</h2><ul>${tag.operations.map(
          ({ call, summary }) => html`<li>${summary} <code>${call}</code></li>`,
        )}</ul>`,
    )}</main>
<script id="api-reference" data-configuration="${JSON.stringify({ ...SETTINGS, authentication })}"></script>
<script src="docs/${READER_SCRIPT}"></script>
<script src="docs/${ACCESSIBILITY_SCRIPT}"></script>`,
    'en',
    'docs/favicon.svg',
  );
}

/** Links to the documentation of the other services of the process. */
const switcher = (current: string, services: readonly string[]): Html =>
  html`<span class="services">${services.map(
    name => html`<a href="/${name}/docs"${name === current && html` aria-current="page"`}>${name}</a> `,
  )}</span>`;
