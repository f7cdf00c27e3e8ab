import type { Configuration } from '#kit/config/configuration';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { SERVICES_IN_ARABIC } from '../../pages/landing.texts';
import { copyScript } from '../../pages/copy-script';
import { html } from '#kit/html/html';
import { page } from '../../pages/layout';
import type { PageContext } from '../page-context';
import { FRAME, HEADINGS } from './common.texts';
import type { Described } from './described';
import { dayFrom } from '../../description/api-description';
import { guideSections } from './sections';

/** The page at `/<service>/docs/guides` with the rules that apply to all operations. */
export function guidesPage(
  definition: ServiceDefinition,
  configuration: Configuration,
  described: Described,
  visit: PageContext,
): string {
  const { language, isOwnHost } = visit;
  const say = (key: keyof typeof FRAME) => FRAME[key][language];
  const title = (language === 'ar' && SERVICES_IN_ARABIC[definition.name]?.[0]) || definition.title;
  const sections = guideSections({ definition, configuration, described, visit, day: dayFrom() });
  const other = language === 'ar' ? 'en' : 'ar';
  return page(
    `${say('title')}: ${title}`,
    html`<h1>${title}: ${say('title')}</h1>
<nav>${!isOwnHost && html`<a href="/">${say('start')}</a>`} <a href="../docs">${say('operations')}</a> <a href="../openapi.json">openapi.json</a> <a href="../asyncapi.json">asyncapi.json</a> <a href="?lang=${other}">${say('otherLanguage')}</a></nav>
<nav class="contents" aria-label="${say('title')}">${sections.map(([id]) => html`<a href="#${id}">${HEADINGS[id][language]}</a> `)}</nav>
${sections.map(([id, body]) => html`<section id="${id}"><h2>${HEADINGS[id][language]}</h2>${body}</section>`)}
${copyScript('copy.js', language)}`,
    language,
    'favicon.svg',
  );
}
