import { type IncomingMessage, type ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http';
import { ARRIVAL } from '../http/arrival';
import { machineTime } from '../time/clock';

/**
 * The head of an answer that is written again and again. Node checks and joins each of some twenty headers for each
 * answer, which costs half as much as everything else it does for it; these were checked once.
 */
export class CheckedHead {
  /** Made when the answer is first given from memory. */
  private lines: string | undefined;

  /** @param headers name, value, name, value */
  constructor(
    private readonly status: 200 | 304,
    private readonly headers: readonly string[],
  ) {}

  /** With headers of the caller, which are known to be good. */
  write(request: IncomingMessage, response: ServerResponse, own: readonly string[]): void {
    const raw = response as Partial<RawHead> & ServerResponse;
    const isPlain = raw._header === null && response.shouldKeepAlive && request.httpVersionMinor === 1;
    if (isPlain && !mayClose(request) && response.getHeaderNames().length === 0) {
      response.statusCode = this.status;
      this.lines ??= `HTTP/1.1 ${this.status} ${this.status === 200 ? 'OK' : 'Not Modified'}\r\n${linesOf(this.headers)}`;
      raw._header = `${this.lines}${linesOfOwn(own)}Date: ${now()}\r\n${KEPT_OPEN}\r\n`;
    } else {
      response.statusCode = this.status;
      setWhatDiffers(response, this.headers);
      setWhatDiffers(response, own);
    }
  }
}

/** What Node keeps the finished head of an answer in until the body comes. */
interface RawHead {
  _header: string | null;
}

const KEPT_OPEN = `Connection: keep-alive\r\nKeep-Alive: timeout=${ARRIVAL.keepAliveTimeout / 1000}\r\n`;

/** A connection that its client wants closed, or of another kind, is Node's to speak of. */
const mayClose = ({ headers }: IncomingMessage): boolean =>
  headers.connection !== undefined && headers.connection.toLowerCase() !== 'keep-alive';

/** Most of them stand there already where the answer was just read. */
function setWhatDiffers(response: ServerResponse, headers: readonly string[]): void {
  for (let at = 0; at < headers.length; at += 2) {
    const [name, value] = [headers[at]!, headers[at + 1]!];
    if (response.getHeader(name) !== value) response.setHeader(name, value);
  }
}

function linesOf(headers: readonly string[]): string {
  let lines = '';
  for (let at = 0; at < headers.length; at += 2) {
    const [name, value] = [headers[at]!, headers[at + 1]!];
    validateHeaderName(name);
    validateHeaderValue(name, value);
    lines += `${name}: ${value}\r\n`;
  }
  return lines;
}

function linesOfOwn(own: readonly string[]): string {
  let lines = '';
  for (let at = 0; at < own.length; at += 2) lines += `${own[at]}: ${own[at + 1]}\r\n`;
  return lines;
}

let second = 0;
let date = '';

function now(): string {
  const time = machineTime();
  if (time - second >= 1000 || time < second) {
    second = time - (time % 1000);
    date = new Date(time).toUTCString();
  }
  return date;
}
