import type { Bilingual, Language } from '#kit/language/language';
import { type Html, html } from '#kit/html/html';

/** Marks up code in backquotes and emphasis in two asterisks. */
export function marked(text: string): Html[] {
  return text
    .split(/(`[^`]*`|\*\*.*?\*\*)/)
    .map(part =>
      part.startsWith('`')
        ? html`<code>${part.slice(1, -1)}</code>`
        : part.startsWith('**')
          ? html`<strong>${marked(part.slice(2, -2))}</strong>`
          : html`${part}`,
    );
}

export type Values = Readonly<Record<string, string>>;

/** Fills in known placeholders of a text; braces of a shape such as `{en, ar}` are kept. */
export const filled = (text: Bilingual, language: Language, values: Values): string =>
  text[language].replaceAll(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);

export const table = (heads: readonly string[], rows: readonly (readonly (Html | string)[])[]): Html =>
  html`<div class="wide"><table><tr>${heads.map(head => html`<th>${marked(head)}</th>`)}</tr>${rows.map(
    cells => html`<tr>${cells.map(cell => html`<td>${typeof cell === 'string' ? marked(cell) : cell}</td>`)}</tr>`,
  )}</table></div>`;

/** Up to four codes; of more, the first one and their number. */
export function codes(texts: readonly string[]): Html {
  const listed = texts.map(text => html`<code>${text}</code> `);
  if (texts.length <= 4) return html`${listed}`;
  return html`<details><summary>${listed[0]!}… (${String(texts.length)})</summary>${listed.slice(1)}</details>`;
}

const UNITS: Readonly<Record<string, string>> = { s: 'second', m: 'minute', h: 'hour', d: 'day', w: 'week' };
const SECONDS = [
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

/** `7 days`, with Latin digits, as in code. */
function amountOf(amount: number, unit: string, language: Language): string {
  return new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}

export function duration(seconds: number, language: Language): string {
  const [size, unit] = SECONDS.find(([inSeconds]) => seconds % inSeconds === 0)!;
  return amountOf(seconds / size, unit, language);
}

/** A configured lifetime such as `7d` or `900` in words; other notations stay unchanged. */
export function lifetime(written: string, language: Language): string {
  if (/^\d+$/.test(written)) return duration(Number(written), language);
  const [, amount, letter = ''] = /^(\d+) ?([smhdw])$/.exec(written) ?? [];
  const unit = UNITS[letter];
  return amount && unit ? amountOf(Number(amount), unit, language) : `\`${written}\``;
}
