/** A line of dates, with its values as written. */
export interface DateLine {
  tzid: string | undefined;
  /** RANGE or FBTYPE, in upper case. */
  kind: string | undefined;
  values: string[];
}

/** Matches the form of a date, a time or a period. */
const DATE = String.raw`\d{4}-?\d\d-?\d\d(?:[Tt ][\d:.+Zz-]*)?(?:\/[^",]*)?`;
/**
 * The values at the end of a line. Found before the parameters, because some programs write `TZID=GMT+04:00` without
 * quotation marks, or only one of them.
 */
const DATES = new RegExp(String.raw`:\s*"?(${DATE}(?:,\s*${DATE})*),?\s*"?\s*$`);
const QUOTED = /"[^"]*"/g;
const TZID = /;\s*TZID\s*=\s*(?:"([^"]*)"|([^;]*))/i;
const KIND = /;\s*(?:RANGE|FBTYPE)\s*=\s*(?:"([^"]*)"|([^;]*))/i;

/** Reads a property whose values are dates, such as `DTSTART;TZID=Asia/Dubai:20260501T150000`. */
export function readDates(line: string): DateLine {
  const found = DATES.exec(line);
  const colon = found?.index ?? firstColon(line);
  const values = (found?.[1] ?? line.slice(colon + 1)).split(',').map(value => value.trim());
  const head = line.slice(0, colon);
  return {
    tzid: parameterOf(head, TZID),
    kind: parameterOf(head, KIND)?.toUpperCase(),
    values: values.filter(value => value !== ''),
  };
}

/** Searches outside quotation marks first, then everywhere. */
function firstColon(line: string): number {
  const unquoted = line.replace(QUOTED, quoted => '"'.repeat(quoted.length)).indexOf(':');
  return unquoted >= 0 ? unquoted : line.indexOf(':');
}

/** Undefined when empty. */
function parameterOf(head: string, parameter: RegExp): string | undefined {
  const [, quoted, plain] = parameter.exec(head) ?? [];
  const value = (quoted ?? plain ?? '').replaceAll('"', '').trim();
  return value === '' ? undefined : value;
}
