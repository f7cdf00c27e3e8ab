import { type ContentLine, parseLine, unfold } from './content-lines';

/** A component with its own properties and those inside it. */
export interface IcalComponent {
  name: string;
  lines: ContentLine[];
  parts: IcalComponent[];
}

const MAX_DEPTH = 8;

/**
 * The calendars of a text. Lines that are no properties are skipped. Undefined when there is no calendar or one does not
 * end, as in a truncated file.
 */
export function parseComponents(text: string): IcalComponent[] | undefined {
  const root: IcalComponent = { name: '', lines: [], parts: [] };
  const open = [root];
  for (const written of unfold(text.replace(/^\uFEFF/, ''))) {
    const line = parseLine(written);
    if (!line) continue;
    const current = open.at(-1)!;
    const name = line.value.trim().toUpperCase();
    if (line.name === 'BEGIN') {
      const component = { name, lines: [], parts: [] };
      if (open.length >= MAX_DEPTH) return undefined;
      current.parts.push(component);
      open.push(component);
    } else if (line.name !== 'END') current.lines.push(line);
    else if (name === current.name) open.pop();
    else return undefined;
  }
  const calendars = root.parts.filter(({ name }) => name === 'VCALENDAR');
  return open.length === 1 && calendars.length > 0 ? calendars : undefined;
}
