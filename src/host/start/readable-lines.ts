import { isColorSupported, prettyFactory, type PrettyOptions } from 'pino-pretty';

type Line = Readonly<Record<string, string | number | undefined>>;
type Colours = Parameters<Extract<PrettyOptions['messageFormat'], (...values: never[]) => string>>[3]['colors'];

const WARN = 40;
const ERROR = 50;

/** Fields that the text of a line contains, and fields that only a log collector needs. */
const IN_TEXT = ['time', 'level', 'service', 'method', 'path', 'status', 'ms', 'code', 'requestId'];
const FOR_COLLECTORS = ['address', 'account', 'audience', 'trace_id', 'span_id', 'trace_flags'];

/** Formats JSON log lines for a person: `12:04:31 food POST /api/orders 201 24 ms`. Errors show code and request id. */
export const readableLines = (colorize: boolean = isColorSupported): ((line: string) => string) =>
  prettyFactory({
    colorize,
    singleLine: true,
    ignore: [...IN_TEXT, ...FOR_COLLECTORS].join(','),
    messageFormat: (line, messageKey, _level, { colors }) => textOf(line as Line, messageKey, colors),
  });

function textOf(line: Line, messageKey: string, colours: Colours): string {
  const message = String(line[messageKey] ?? '');
  const parts = [
    colours.gray(timeOf(line['time'])),
    line['service'] === undefined ? undefined : colours.cyan(String(line['service'])),
    ...(message === 'request' ? requestParts(line, colours) : messageParts(line, message, colours)),
  ];
  return parts.filter(part => part !== undefined && part !== '').join(' ');
}

function requestParts(line: Line, colours: Colours) {
  const status = Number(line['status']);
  const colour = status >= 500 ? colours.red : status >= 400 ? colours.yellow : colours.green;
  return [
    String(line['method']),
    pathOf(line),
    colour(String(status)),
    line['code'] === undefined ? undefined : colour(String(line['code'])),
    `${String(line['ms'])} ms`,
    status >= 400 ? colours.gray(String(line['requestId'])) : undefined,
  ];
}

function messageParts(line: Line, message: string, colours: Colours) {
  const level = Number(line['level']);
  const label = level >= ERROR ? colours.red('error') : level >= WARN ? colours.yellow('warning') : undefined;
  const request = line['method'] === undefined ? undefined : `${String(line['method'])} ${pathOf(line)}`;
  const id = line['requestId'] === undefined ? undefined : colours.gray(String(line['requestId']));
  return [label, request, message, id];
}

/** The path without the prefix of the service, which the line already names. */
function pathOf({ path, service }: Line): string {
  const text = String(path);
  const prefix = `/${String(service)}`;
  return text.startsWith(`${prefix}/`) ? text.slice(prefix.length) : text;
}

/** The time of day in the zone of this machine. */
const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const timeOf = (time: string | number | undefined): string => CLOCK.format(Date.parse(String(time)));
