import type { ServiceDefinition } from '#kit/service/service-definition';
import { html } from '../pages/layout';
import { READER_VERSION } from './reader-bundle';

export const READER_SCRIPT = `reader-${READER_VERSION}.js`;

/** How the reader shows the description. Everything that would ask another server is off. */
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

/** The page at `/<service>/docs`. The reader finds its settings beside the script that it is. */
export function readerPage({ title }: ServiceDefinition): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
</head>
<body>
<noscript>This page needs scripts. The description itself is <a href="openapi.json">openapi.json</a>.</noscript>
<script id="api-reference" data-configuration="${JSON.stringify(SETTINGS)}"></script>
<script src="docs/${READER_SCRIPT}"></script>
</body>
</html>
`.markup;
}
