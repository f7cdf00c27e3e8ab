import { stripVTControlCharacters } from 'node:util';
import { Log } from '#kit/log/log';
import { readableLines } from './readable-lines';

const written: string[] = [];
const logTo = (format: (line: string) => string) =>
  new Log('info', () => ({ write: line => void written.push(format(line)) })).with({ service: 'food' });

const REQUEST = { method: 'POST', path: '/food/api/orders', address: '127.0.0.1', account: 3, requestId: 'b2c0-1' };
const TIME = /^\d\d:\d\d:\d\d /;

/** What the log writes without the time of day. */
function linesOf(work: (log: Log) => void): string[] {
  written.splice(0);
  work(logTo(readableLines(false)));
  for (const line of written) expect(line).toMatch(TIME);
  return written.map(line => line.replace(TIME, ''));
}

it('shows a request as one line', () => {
  const [line] = linesOf(log => log.info({ ...REQUEST, status: 201, ms: 24 }, 'request'));
  expect(line?.trimEnd()).toBe('food POST /api/orders 201 24 ms');
});

it('shows a refused request with its code and its id', () => {
  const [line] = linesOf(log => log.info({ ...REQUEST, status: 409, ms: 8, code: 'sold_out' }, 'request'));
  expect(line?.trimEnd()).toBe('food POST /api/orders 409 sold_out 8 ms b2c0-1');
});

it('shows an unexpected error with the request and the stack', () => {
  const err = Object.assign(new Error('relation "lead" does not exist'), { code: '42P01' });
  const [line] = linesOf(log => log.error({ err, ...REQUEST }, 'request failed'));
  expect(line).toMatch(/^food error POST \/api\/orders request failed b2c0-1/);
  expect(line).toContain('relation \\"lead\\" does not exist');
  expect(line).toContain('42P01');
  expect(line).toMatch(/\n +at /);
});

it('shows other lines with their values', () => {
  const [line] = linesOf(log => log.warn({ variable: 'SMTP_URL' }, 'no mail is sent'));
  expect(line?.trimEnd()).toBe('food warning no mail is sent {"variable":"SMTP_URL"}');
});

it('ends every line once and has colours only when asked', () => {
  written.splice(0);
  // One line in both forms, which has one time of day.
  logTo(line => line).info({ ...REQUEST, status: 200, ms: 1, aborted: true }, 'request');
  const [plain = '', coloured = ''] = [false, true].map(colorize => readableLines(colorize)(written[0]!));
  expect(plain.match(/\n/g)).toHaveLength(1);
  expect(coloured).not.toBe(plain);
  expect(stripVTControlCharacters(coloured)).toBe(plain);
});
