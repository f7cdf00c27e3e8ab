import type { Language } from '#kit/language/language';
import { demoAddresses } from '../service/existing-accounts';
import type { HostedService } from '../service/hosted-service';
import { firstReadOf } from '../service/first-reads';
import { copyScript } from './copy-script';
import { FEATURES, SERVICES_IN_ARABIC, type Site, SITES, TEXTS } from './landing.texts';
import { Html, html } from '#kit/html/html';
import { page } from './layout';
import { MARKS } from './marks';

interface LandingOptions {
  demoPassword: string | undefined;
  mailbox: boolean;
  /** Whether the sites of `npm run examples` are on the machine of the reader. */
  sites: boolean;
  metrics: boolean;
  language: Language;
  publicUrl: string;
  /** The addresses of services that connect apps, by service. */
  apps: Readonly<Record<string, readonly string[]>>;
}

interface Visitors {
  heading: keyof typeof TEXTS;
  names: RegExp;
  signIn: string;
}

/** Audiences of site visitors; all other demo accounts are staff. */
const VISITORS: Readonly<Record<string, Visitors>> = {
  food: { heading: 'customers', names: /^customer/, signIn: '/auth/customer/login' },
  courses: { heading: 'students', names: /^student/, signIn: '/users/auth/login' },
  fitness: { heading: 'members', names: /^member/, signIn: '/auth/login' },
};

/** The page at `/`: the services with their documentation, a first call and, with a demo password, the demo sign-ins. */
export function landingPage(hosted: readonly HostedService[], shown: LandingOptions): string {
  const { demoPassword, mailbox, metrics, language, publicUrl } = shown;
  const say = textIn(language);
  const { name = '' } = hosted[0]?.definition ?? {};
  const firstCall = `/${name}${firstReadOf(name)}`;
  const sites = hosted.flatMap(({ definition }) => SITES[definition.name] ?? []);
  return page(
    'Quintet',
    html`<h1>${mark('M4 9v6M8 6v12M12 3v18M16 6v12M20 9v6')} Quintet</h1>
<p class="lead">${say('lead')}</p>
<nav aria-label="${say('docs')}">${hosted.map(({ definition }) => html`<a href="/${definition.name}/docs">${titleOf(definition, language)}</a> `)} ${mailbox && html`<a href="/mailbox">${say('mailbox')}</a>`} <a href="/?lang=${language === 'ar' ? 'en' : 'ar'}">${say('other')}</a></nav>
<section class="hero"><h2>${say('oneCall')}</h2>
<pre class="command" dir="ltr" tabindex="0">curl "${publicUrl}${firstCall}"</pre>
<pre class="answer" dir="ltr" tabindex="0" data-call="${firstCall}"></pre></section>
<div class="promises">${FEATURES.map(promise => html`<div><h2>${promise[language].title}</h2><p>${promise[language].text}</p></div>`)}</div>
${sites.length > 0 && html`<section><h2>${say('sites')}</h2><p><code>npm run examples</code> ${say('sitesText')}</p><div class="sites">${sites.map(site => sitePicture(site, shown))}</div></section>`}
<section><h2>${say('services')}</h2>
${demoPassword !== undefined && html`<p>${say('password')} <code>${demoPassword}</code>. ${mailbox && say('mails')}</p>`}
<div class="cards">${hosted.map(service => card(service, shown))}</div></section>
${clients(hosted, language)}
<nav aria-label="${say('health')}"><a href="/health">${say('health')}</a> ${metrics && html`<a href="/metrics">${say('metrics')}</a>`}</nav>
${copyScript('/copy.js', language)}`,
    language,
  );
}

const titleOf = ({ name, title }: HostedService['definition'], language: Language): string =>
  (language === 'ar' && SERVICES_IN_ARABIC[name]?.[0]) || title;

function sitePicture(site: Site, { language, sites }: LandingOptions): Html {
  const { title, text } = site[language];
  const address = `http://localhost:${site.port}`;
  const picture = html`<img src="/sites/${site.folder}.webp" alt="" width="640" height="400" loading="lazy"><strong>${title}</strong>`;
  return html`<figure>${sites ? html`<a href="${address}">${picture}</a>` : picture}<figcaption>${sites && html`<code dir="ltr">${address}</code> `}<code dir="ltr">examples/${site.folder}</code><br>${text}</figcaption></figure>`;
}

/** The package of clients, and what its types are made of. */
function clients(hosted: readonly HostedService[], language: Language): Html {
  const say = textIn(language);
  const lines = hosted.map(({ definition: { name } }) => {
    const maker = `create${name.charAt(0).toUpperCase()}${name.slice(1)}Client`;
    return html`<li><code dir="ltr">import { ${maker} } from 'quintet-clients/${name}'</code> <a href="/${name}/openapi.json">${name}/openapi.json</a></li>`;
  });
  return html`<section id="clients"><h2>${say('clients')}</h2><p>${say('clientsText')} <code dir="ltr">cd clients &amp;&amp; npm pack</code></p>
<ul>${lines}</ul></section>`;
}

function card({ definition }: HostedService, { demoPassword, language, publicUrl, apps }: LandingOptions): Html {
  const { name } = definition;
  const say = textIn(language);
  const [title, summary] = (language === 'ar' && SERVICES_IN_ARABIC[name]) || [definition.title, definition.summary];
  const visitors = VISITORS[name];
  const demoAccounts = demoAddresses(definition);
  const people = demoAccounts.filter(account => visitors?.names.test(account));
  const staff = demoAccounts.filter(account => !people.includes(account));
  const api = `${publicUrl}/${name}/api`;
  const forApps = apps[name] ?? [];
  return html`<article>
<h3>${mark(MARKS[name] ?? '')} ${title}</h3>
<p>${summary}</p>
<p>API <code dir="ltr">/${name}/api</code></p>
<div class="links"><a href="/${name}/docs">${say('docs')}</a> <a href="/${name}/docs/guides?lang=${language}">${say('guides')}</a> <a href="/${name}/docs/guides?lang=${language}#site-routes">${say('routes')}</a> <a href="/${name}/openapi.json">openapi.json</a> <a href="/${name}/asyncapi.json">asyncapi.json</a></div>
<h4>${say('firstCall')}</h4>
<pre class="command" dir="ltr" tabindex="0">curl "${publicUrl}/${name}${firstReadOf(name)}"</pre>
${forApps.length > 0 && html`<h4>${say('apps')}</h4><ul dir="ltr">${forApps.map(address => html`<li><code>${address}</code></li>`)}</ul>`}
${
  demoPassword !== undefined &&
  html`<h4>${say('signIn')}</h4>
<pre class="command" dir="ltr" tabindex="0">curl ${api}/auth/login \\
  -H 'Content-Type: application/json' \\
  -d '${JSON.stringify({ email: staff[0] ?? '', password: demoPassword })}'</pre>
${accounts(say('staff'), staff, '/auth/login')}
${visitors !== undefined && people.length > 0 && accounts(say(visitors.heading), people, visitors.signIn)}`
}
</article>
`;
}

const mark = (path: string): Html =>
  new Html(`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`);

const accounts = (heading: string, emails: readonly string[], signIn: string): Html =>
  html`<h4>${heading} <code dir="ltr">POST ${signIn}</code></h4>
<ul dir="ltr">${emails.map(email => html`<li><code>${email}</code></li>`)}</ul>`;

const textIn = (language: Language) => (key: keyof typeof TEXTS) => TEXTS[key][language];
