import { type Html, html } from '#kit/html/html';
import { notice, type PageContext } from './page-frame';
import type { ReturnAddress } from './return-address';

/** How this service knows the app. */
export type AppSource =
  /** By the document at its client id. */
  | { kind: 'document'; host: string }
  /** Staff of the service entered it. */
  | { kind: 'entered' }
  /** It registered itself. */
  | { kind: 'registered' };

export interface ShownApp {
  /** As `shownAppName` returns it. */
  name: string;
  source: AppSource;
  returnsTo: ReturnAddress;
}

/** Name, source and return address of the app, and what to watch out for. A name alone can lie. */
export function appCard(context: PageContext, app: ShownApp, more: readonly Html[] = []): Html {
  const { say } = context;
  const warning = warningOf(app);
  return html`<dl>
<div><dt>${say('app')}</dt><dd><strong><bdi>${app.name}</bdi></strong></dd></div>
<div><dt>${say('source')}</dt><dd>${sourceOf(context, app.source)}</dd></div>
<div><dt>${say('returns_to')}</dt><dd>${returnOf(context, app.returnsTo)}</dd></div>
${[...more]}</dl>
${warning !== undefined && notice(say(warning))}`;
}

function sourceOf({ say, business }: PageContext, source: AppSource): Html {
  if (source.kind === 'document') return html`<code class="host">${source.host}</code>`;
  return html`${say(`source_${source.kind}`, { business })}`;
}

function returnOf({ say }: PageContext, address: ReturnAddress): Html {
  if (address.kind === 'web') return html`<code class="host">${address.host}</code>`;
  const shown = address.kind === 'loopback' ? address.host : address.scheme;
  return html`${say(`returns_${address.kind}`)} <code class="host">${shown}</code>`;
}

/** The key of the warning; any program on the device can take the place of an app that runs there. */
function warningOf({ source, returnsTo }: ShownApp): string | undefined {
  if (source.kind === 'registered') return 'warning_registered';
  if (returnsTo.kind !== 'web') return 'warning_device';
  return source.kind === 'document' && source.host !== returnsTo.host ? 'warning_hosts' : undefined;
}
