import type { DayFrom } from '#kit/service/examples';
import { type Html, html } from '#kit/html/html';
import { COMMON } from './common.texts';
import { curlOf, preamble } from './curl';
import type { Guided } from './guided';
import { marked } from './texts';

/** The journeys of a service as commands to copy. */
export function journeySection({ definition, visit: { base, language }, day }: Guided): Html[] {
  const command = (text: string) => html`<pre class="command" dir="ltr" tabindex="0">${text}</pre>`;
  return [
    html`<p>${COMMON.journeys[language]}</p>`,
    command(preamble(base)),
    ...journeysOf(definition, day).map(
      ({ id, title, steps }) => html`<h3 id="${id}">${title[language]}</h3>
<ol class="steps">${steps.map(step => html`<li><p>${marked(step.text[language])}</p>${command(curlOf(step, language))}</li>`)}</ol>`,
    ),
  ];
}

const journeysOf = ({ journeys }: Guided['definition'], day: DayFrom) => journeys?.(day) ?? [];
