import { h } from '../element';

/**
 * The part of Markdown that models write: headings, lists, tables, code, bold and italic text. Creates elements with texts
 * and never HTML. Links and pictures stay text, since their addresses may come from records that somebody else wrote.
 */
export function markdown(text: string): HTMLElement[] {
  const lines = text.split('\n');
  const blocks: HTMLElement[] = [];
  let at = 0;
  /** The lines from here that match. */
  const take = (pattern: RegExp): string[] => {
    const from = at;
    while (at < lines.length && pattern.test(lines[at]!)) at += 1;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at]!;
    if (!line.trim()) at += 1;
    else if (FENCE.test(line)) {
      at += 1;
      const code = take(NO_FENCE);
      at += 1;
      blocks.push(h('pre', { dir: 'ltr', tabindex: 0 }, h('code', {}, code.join('\n'))));
    } else if (HEADING.test(line)) {
      at += 1;
      blocks.push(h('p', { class: 'heading', dir: 'auto' }, h('strong', {}, ...inline(line.replace(HEADING, '')))));
    } else if (BULLET.test(line)) blocks.push(list('ul', take(BULLET), BULLET));
    else if (NUMBERED.test(line)) blocks.push(list('ol', take(NUMBERED), NUMBERED));
    else if (ROW.test(line)) blocks.push(table(take(ROW)));
    else blocks.push(paragraph(take(PLAIN)));
  }
  return blocks;
}

const FENCE = /^\s*```/;
const NO_FENCE = /^(?!\s*```)/;
const HEADING = /^#{1,6}\s+/;
const BULLET = /^\s*[-*•]\s+/;
const NUMBERED = /^\s*\d{1,3}[.)]\s+/;
const ROW = /^\s*\|.*\|\s*$/;
/** The line below the head of a table. */
const RULE = /^[\s|:-]+$/;
const PLAIN = /^(?!\s*$|\s*```|#{1,6}\s|\s*[-*•]\s|\s*\d{1,3}[.)]\s|\s*\|.*\|\s*$)/;

const paragraph = (lines: string[]): HTMLElement =>
  h('p', { dir: 'auto' }, ...lines.flatMap((line, index) => (index > 0 ? [h('br'), ...inline(line)] : inline(line))));

const list = (tag: 'ul' | 'ol', lines: string[], mark: RegExp): HTMLElement =>
  h(tag, { dir: 'auto' }, ...lines.map(line => h('li', { dir: 'auto' }, ...inline(line.replace(mark, '')))));

function table(lines: string[]): HTMLElement {
  const [head = [], ...rows] = lines.filter(line => !RULE.test(line)).map(cellsOf);
  return h(
    'div',
    { class: 'table', tabindex: 0, role: 'group' },
    h(
      'table',
      { dir: 'auto' },
      h('thead', {}, h('tr', {}, ...head.map(cell => h('th', { scope: 'col' }, ...inline(cell))))),
      h('tbody', {}, ...rows.map(row => h('tr', {}, ...row.map(cell => h('td', {}, ...inline(cell)))))),
    ),
  );
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .slice(1, -1)
    .split('|')
    .map(cell => cell.trim());

/** Code, bold and italic text within a line. */
function inline(line: string): (Node | string)[] {
  return line.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s](?:[^*]*[^*\s])?\*)/).map(part => {
    if (/^`.+`$/.test(part)) return h('code', { dir: 'ltr' }, part.slice(1, -1));
    if (/^\*\*.+\*\*$/.test(part)) return h('strong', {}, part.slice(2, -2));
    if (/^\*.+\*$/.test(part)) return h('em', {}, part.slice(1, -1));
    return part;
  });
}
