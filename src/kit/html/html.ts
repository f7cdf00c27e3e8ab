/** Markup that is already escaped. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = Html | Html[] | string | false;

/** Builds markup from a template; every inserted text is escaped, in attributes too. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((text, index) => text + (index < parts.length ? markupOf(parts[index]!) : '')).join(''));
}

function markupOf(part: Part): string {
  if (part === false) return '';
  if (part instanceof Html) return part.markup;
  return Array.isArray(part) ? part.map(markupOf).join('') : escapeHtml(part);
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
}
