import ICAL from 'ical.js';
import { readDates } from './date-lines';

// Accepts a date without `VALUE=DATE`, which some platforms send.
ICAL.design.strict = false;

/** A property with values as written for dates, and of jCal (RFC 7265) otherwise. */
export interface IcalProperty {
  /** In lower case. */
  name: string;
  tzid?: string | undefined;
  /** RANGE of a RECURRENCE-ID, FBTYPE of a FREEBUSY, in upper case. */
  kind?: string | undefined;
  /** Undefined if they cannot be parsed. */
  values?: readonly unknown[];
}

/** A component with its own properties and those inside it. */
export interface IcalComponent {
  name: string;
  properties: IcalProperty[];
  parts: IcalComponent[];
}

const MAX_DEPTH = 8;
/** ical.js takes time by the square of the length of a line with parameters. */
const MAX_LINE_CHARACTERS = 20_000;
/** Names in mixed case, such as `Duration: 3 nights`, begin lines of a text that is not folded. */
const LINE = /^([A-Z0-9-]+|[a-z0-9-]+)\s*([;:=])/;
const EMPTY = /^[^:]*:\s*$/;
const BRACKET = /^(BEGIN|END):\s*([A-Z0-9-]+)\s*$/i;
const DATES = new Set(['dtstart', 'dtend', 'recurrence-id', 'rdate', 'exdate', 'freebusy']);
/** Properties that are read; all others are skipped. */
const READ = new Set([
  ...DATES,
  ...'uid summary sequence status transp duration rrule exrule tzid x-lic-location tzoffsetfrom tzoffsetto'.split(' '),
]);
const COMPONENTS = new Set(
  'VCALENDAR VEVENT VTIMEZONE STANDARD DAYLIGHT VALARM VTODO VJOURNAL VFREEBUSY VAVAILABILITY AVAILABLE'.split(' '),
);

/**
 * The calendars of a text. Undefined when there is no calendar or one does not end, as in a truncated file. `ICAL.parse`
 * would refuse the file for one line that is no property, and take a truncated component for a whole one. Lines of texts
 * that are not folded can look like brackets: only the end of an open component ends it, together with those inside it,
 * and an unknown component begins only if the file also ends it.
 */
export function parseComponents(text: string): IcalComponent[] | undefined {
  const root: IcalComponent = { name: '', properties: [], parts: [] };
  const open = [root];
  const lines = unfold(text);
  const ends = new Set(lines.flatMap(line => bracketOf(line, 'END') ?? []));
  for (const line of lines) {
    const current = open.at(-1)!;
    const [begun, ended] = [bracketOf(line, 'BEGIN'), bracketOf(line, 'END')];
    if (begun !== undefined && (COMPONENTS.has(begun) || ends.has(begun))) {
      if (open.length >= MAX_DEPTH) return undefined;
      const component = { name: begun, properties: [], parts: [] };
      current.parts.push(component);
      open.push(component);
    } else if (ended !== undefined) {
      const depth = open.findLastIndex(({ name }) => name === ended);
      if (depth > 0) open.length = depth;
    } else current.properties.push(...propertiesOf(line));
  }
  const calendars = root.parts.filter(({ name }) => name === 'VCALENDAR');
  return open.length === 1 && calendars.length > 0 ? calendars : undefined;
}

/** Also accepts bare LF and CR, a byte order mark and space before the first line, which some calendars send. */
const unfold = (text: string): string[] =>
  text
    .trimStart()
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n');

/** The name of the component that a line begins or ends. */
function bracketOf(line: string, side: 'BEGIN' | 'END'): string | undefined {
  const [, found, name] = BRACKET.exec(line) ?? [];
  return found?.toUpperCase() === side ? name?.toUpperCase() : undefined;
}

/** Empty for a property without a value: some calendars write an empty RRULE. */
function propertiesOf(line: string): IcalProperty[] {
  const [, written = '', separator] = LINE.exec(line) ?? [];
  const name = written.toLowerCase();
  // A date after a wrong separator is malformed, not missing.
  const isProperty = separator === '=' ? DATES.has(name) : READ.has(name);
  return isProperty && !EMPTY.test(line) ? [readProperty(name, line)] : [];
}

/** @param name in lower case */
export function readProperty(name: string, line: string): IcalProperty {
  if (line.length > MAX_LINE_CHARACTERS) return { name };
  if (DATES.has(name)) return { name, ...readDates(line) };
  try {
    const isRule = name === 'rrule' || name === 'exrule';
    const [, , , ...values] = ICAL.parse.property(isRule ? line.toUpperCase() : line) as unknown[];
    return { name, values };
  } catch {
    return { name };
  }
}

/** Components with a name, at any depth: some files have a calendar within the calendar. */
export const componentsNamed = (wanted: string, components: readonly IcalComponent[]): IcalComponent[] =>
  components.flatMap(component => [
    ...(component.name === wanted ? [component] : []),
    ...componentsNamed(wanted, component.parts),
  ]);

/** The first value of a property, as text; empty without one. */
export function textOf({ properties }: IcalComponent, wanted: string): string {
  const value = properties.find(({ name }) => name === wanted)?.values?.[0];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
