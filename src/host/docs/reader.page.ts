import type { ServiceDefinition } from '#kit/service/service-definition';
import { document, html } from '../pages/layout';
import type { Described } from './guides/described';
import { READER_VERSION } from './reader-bundle';
import type { PageContext } from './page-context';

export const READER_SCRIPT = `reader-${READER_VERSION}.js`;

/** Settings of the reader. Everything that would call another server is off. */
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
  operationTitleSource: 'summary',
  documentDownloadType: 'json',
  defaultHttpClient: { targetKey: 'js', clientKey: 'fetch' },
};

/** Navigation bar above the reader. */
const BAR = `
:root { --scalar-custom-header-height: 2.5rem }
body { margin: 0 }
.bar { position: sticky; top: 0; z-index: 20; height: 2.5rem; display: flex; align-items: center; gap: 1.25rem; padding: 0 1rem;
  overflow-x: auto; background: #12161d; font: 14px system-ui, sans-serif }
.bar a { color: #e8ebf0 }
`;

/** The page at `/<service>/docs`. The reader takes its settings from `data-configuration`. */
export function readerPage({ title }: ServiceDefinition, { schemes }: Described, { isOwnHost }: PageContext): string {
  // With several schemes none is preferred: the reader would send the preferred one to every operation.
  const authentication = schemes.length === 1 ? { preferredSecurityScheme: schemes[0] } : {};
  return document(
    title,
    BAR,
    html`<nav class="bar">${!isOwnHost && html`<a href="/">Start</a>`} <a href="docs/guides">Guides</a> <a href="openapi.json">openapi.json</a> <a href="asyncapi.json">asyncapi.json</a></nav>
<noscript>This page needs scripts. The description itself is <a href="openapi.json">openapi.json</a>.</noscript>
<script id="api-reference" data-configuration="${JSON.stringify({ ...SETTINGS, authentication })}"></script>
<script src="docs/${READER_SCRIPT}"></script>`,
    'en',
    'docs/favicon.svg',
  );
}
