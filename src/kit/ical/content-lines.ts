/** One property of RFC 5545, such as `DTSTART;VALUE=DATE:20260501`. Names are in upper case, quotes are removed. */
export interface ContentLine {
  name: string;
  params: Readonly<Record<string, string>>;
  value: string;
}

const MAX_OCTETS = 75;
const NAME = /^[A-Za-z0-9-]+$/;

/** Ends with CRLF; lines are at most 75 octets, split between characters. */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return `${folded}\r\n`;
}

/** Reverses `foldLine`. Also accepts bare LF and CR, which some calendars send. */
export const unfold = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')
    .filter(line => line !== '');

/** Removes control characters, which a calendar cannot contain. */
export const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

export const unescapeText = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_, escaped: string) => (escaped.toLowerCase() === 'n' ? '\n' : escaped));

/** Undefined for a line that is no property. */
export function parseLine(line: string): ContentLine | undefined {
  const end = endOfName(line);
  if (end < 0) return undefined;
  const [name = '', ...params] = splitOutsideQuotes(line.slice(0, end));
  if (!NAME.test(name)) return undefined;
  return { name: name.toUpperCase(), params: Object.fromEntries(params.map(parameter)), value: line.slice(end + 1) };
}

function parameter(text: string): [string, string] {
  const [name = '', ...rest] = text.split('=');
  return [name.toUpperCase(), rest.join('=').replaceAll('"', '')];
}

/** The colon before the value; those in quoted parameters do not count. */
function endOfName(line: string): number {
  let isQuoted = false;
  for (let index = 0; index < line.length; index += 1) {
    if (line[index] === '"') isQuoted = !isQuoted;
    else if (line[index] === ':' && !isQuoted) return index;
  }
  return -1;
}

const splitOutsideQuotes = (text: string): string[] => text.match(/(?:"[^"]*"|[^;"])+/g) ?? [];
