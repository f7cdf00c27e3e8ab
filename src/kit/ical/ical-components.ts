import ICAL from 'ical.js';

// Accepts a date without `VALUE=DATE`, which some platforms send.
ICAL.design.strict = false;

/** A property with the values of jCal (RFC 7265), such as `2026-05-01`. */
export interface IcalProperty {
  /** In lower case. */
  name: string;
  tzid?: string | undefined;
  /** Undefined when they cannot be read. */
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
const LINE = /^([A-Za-z0-9-]+)[;:]/;
const EMPTY = /^[^:]*:\s*$/;
const BRACKET = /^(BEGIN|END):(.*)$/i;
/** The others are not even read. */
const READ = new Set(
  (
    'uid summary sequence status transp dtstart dtend duration recurrence-id rrule rdate exdate ' +
    'tzid x-lic-location tzoffsetfrom tzoffsetto'
  ).split(' '),
);

/**
 * The calendars of a text. Undefined when there is no calendar or one does not end, as in a truncated file. `ICAL.parse`
 * would refuse the file for one line that is no property, and take a truncated component for a whole one.
 */
export function parseComponents(text: string): IcalComponent[] | undefined {
  const root: IcalComponent = { name: '', properties: [], parts: [] };
  const open = [root];
  for (const line of unfold(text)) {
    const current = open.at(-1)!;
    const [, bracket, written = ''] = BRACKET.exec(line) ?? [];
    const name = written.trim().toUpperCase();
    if (!bracket) current.properties.push(...propertiesOf(line));
    else if (bracket.toUpperCase() === 'BEGIN') {
      if (open.length >= MAX_DEPTH) return undefined;
      const component = { name, properties: [], parts: [] };
      current.parts.push(component);
      open.push(component);
    } else if (name === current.name) open.pop();
    else return undefined;
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

/** None for a property without a value: some calendars write an empty RRULE. */
function propertiesOf(line: string): IcalProperty[] {
  const name = LINE.exec(line)?.[1]?.toLowerCase();
  return name !== undefined && READ.has(name) && !EMPTY.test(line) ? [readProperty(name, line)] : [];
}

/** @param name in lower case */
export function readProperty(name: string, line: string): IcalProperty {
  if (line.length > MAX_LINE_CHARACTERS) return { name };
  try {
    const [, params, , ...values] = ICAL.parse.property(name === 'rrule' ? line.toUpperCase() : line) as [
      string,
      Record<string, string | undefined>,
      string,
      ...unknown[],
    ];
    return { name, tzid: params['tzid'], values };
  } catch {
    return { name };
  }
}

/** Components of a name, also those nested in others: some files have a calendar within the calendar. */
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
