import type { HostedService } from '../hosted-service';
import { type Html, html, page } from './layout';

/** The page at `/`: which services there are, where their addresses are described and, if it is told, who may sign in. */
export function landingPage(
  hosted: readonly HostedService[],
  { demoPassword, mailbox, metrics }: { demoPassword: string | undefined; mailbox: boolean; metrics: boolean },
): string {
  const demo = demoPassword !== undefined;
  return page(
    'Quintet',
    html`<h1>Quintet</h1>
<p>Services behind one address.</p>
<nav><a href="/health">Health</a> ${metrics && html`<a href="/metrics">Metrics</a>`} ${mailbox && html`<a href="/mailbox">Mailbox</a>`}</nav>
<div class="cards">${hosted.map(service => card(service, demo))}</div>
${demo && html`<p>The password of every demo sign-in is <code>${demoPassword}</code>.</p>`}`,
  );
}

function card({ definition, demoAccounts }: HostedService, demo: boolean): Html {
  const { name, title, summary } = definition;
  return html`<article>
<h2>${title}</h2>
<p>${summary}</p>
<p>API <code>/${name}/api</code></p>
<div class="links"><a href="/${name}/docs">Documentation</a> <a href="/${name}/openapi.json">openapi.json</a> <a href="/${name}/asyncapi.json">asyncapi.json</a></div>
${demo && html`<ul>${demoAccounts.map(account => html`<li><code>${account}</code></li>`)}</ul>`}
</article>
`;
}
