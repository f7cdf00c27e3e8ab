import type { Language } from '#kit/language/language';
import type { HostedService } from '../hosted-service';
import { FEATURES, SERVICES_IN_ARABIC, WORDS } from './landing.words';
import { Html, html, page } from './layout';
import { MARKS } from './marks';

interface LandingOptions {
  demoPassword: string | undefined;
  mailbox: boolean;
  metrics: boolean;
  language: Language;
  /** Public address of the process. */
  publicUrl: string;
}

/** A public read of each service, shown as the first call. */
const FIRST_READS: Readonly<Record<string, string>> = {
  food: '/products?limit=3',
  courses: '/users/courses?page_count=3',
  property: '/properties?page_size=3',
  stays: '/stays?page_size=3',
  fitness: '/helpers/countries',
};

interface Visitors {
  heading: keyof typeof WORDS;
  names: RegExp;
  signIn: string;
}

/** Demo accounts of site visitors; all others are staff. */
const VISITORS: Readonly<Record<string, Visitors>> = {
  food: { heading: 'customers', names: /^customer/, signIn: '/auth/customer/login' },
  courses: { heading: 'students', names: /^student/, signIn: '/users/auth/login' },
  fitness: { heading: 'members', names: /^member/, signIn: '/auth/login' },
};

/** The page at `/`: the services with their documentation, a first call and, with a demo password, the demo sign-ins. */
export function landingPage(hosted: readonly HostedService[], shown: LandingOptions): string {
  const { demoPassword, mailbox, metrics, language } = shown;
  const say = textIn(language);
  return page(
    'Quintet',
    html`<h1>${mark('M4 9v6M8 6v12M12 3v18M16 6v12M20 9v6')} Quintet</h1>
<p class="lead">${say('lead')}</p>
<nav><a href="/health">${say('health')}</a> ${metrics && html`<a href="/metrics">${say('metrics')}</a>`} ${mailbox && html`<a href="/mailbox">${say('mailbox')}</a>`} <a href="/?lang=${language === 'ar' ? 'en' : 'ar'}">${say('other')}</a></nav>
<div class="promises">${FEATURES.map(promise => html`<div><h3>${promise[language].title}</h3><p>${promise[language].text}</p></div>`)}</div>
${demoPassword !== undefined && html`<p>${say('password')} <code>${demoPassword}</code>. ${mailbox && say('mails')}</p>`}
<div class="cards">${hosted.map(service => card(service, shown))}</div>`,
    language,
  );
}

function card(
  { definition, demoAccounts }: HostedService,
  { demoPassword, language, publicUrl }: LandingOptions,
): Html {
  const { name } = definition;
  const say = textIn(language);
  const [title, summary] = (language === 'ar' && SERVICES_IN_ARABIC[name]) || [definition.title, definition.summary];
  const visitors = VISITORS[name];
  const people = demoAccounts.filter(account => visitors?.names.test(account));
  const staff = demoAccounts.filter(account => !people.includes(account));
  const api = `${publicUrl}/${name}/api`;
  return html`<article>
<h2>${mark(MARKS[name] ?? '')} ${title}</h2>
<p>${summary}</p>
<p>API <code dir="ltr">/${name}/api</code></p>
<div class="links"><a href="/${name}/docs">${say('docs')}</a> <a href="/${name}/docs/guides?lang=${language}">${say('guides')}</a> <a href="/${name}/docs/guides?lang=${language}#site-routes">${say('routes')}</a> <a href="/${name}/openapi.json">openapi.json</a> <a href="/${name}/asyncapi.json">asyncapi.json</a></div>
<h3>${say('firstCall')}</h3>
<pre class="command" dir="ltr">curl "${api}${FIRST_READS[name] ?? '/health'}"</pre>
${
  demoPassword !== undefined &&
  html`<h3>${say('signIn')}</h3>
<pre class="command" dir="ltr">curl ${api}/auth/login \\
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
  html`<h3>${heading} <code dir="ltr">POST ${signIn}</code></h3>
<ul dir="ltr">${emails.map(email => html`<li><code>${email}</code></li>`)}</ul>`;

const textIn = (language: Language) => (key: keyof typeof WORDS) => WORDS[key][language];
