import { trace } from '@opentelemetry/api';
import { Log } from '#kit/log/log';
import { recordOf } from './log-record';

const lines: string[] = [];
const log = new Log('trace', () => ({ write: line => void lines.push(line) })).with({ service: 'food' });

it('converts a line with its level, values and error', () => {
  log.warn(
    { err: new TypeError('mail to sara@example.com failed'), status: 500, ids: [1, 2], at: { row: 3 } },
    'failed',
  );
  const line = lines.pop()!;
  const { context, ...record } = recordOf(line);
  expect(trace.getSpanContext(context)).toBeUndefined();
  expect(record).toEqual({
    timestamp: Date.parse((JSON.parse(line) as { time: string }).time),
    severityNumber: 13,
    severityText: 'WARN',
    body: 'failed',
    attributes: {
      service: 'food',
      status: 500,
      ids: [1, 2],
      at: { row: 3 },
      'exception.type': 'TypeError',
      'exception.message': 'mail to [email] failed',
      'exception.stacktrace': expect.stringContaining('TypeError') as string,
    },
  });
});

it.each([
  ['verbose', 1, 'TRACE'],
  ['debug', 5, 'DEBUG'],
  ['error', 17, 'ERROR'],
] as const)('reads the level of %s', (method, severityNumber, severityText) => {
  log[method]('hello');
  expect(recordOf(lines.pop()!)).toMatchObject({ severityNumber, severityText });
});

it('puts a line into the trace that it names', () => {
  const ids = { trace_id: '0af7651916cd43dd8448eb211c80319c', span_id: 'b7ad6b7169203331' };
  log.info(ids, 'request');
  const { context, attributes } = recordOf(lines.pop()!);
  expect(trace.getSpanContext(context)).toMatchObject({ traceId: ids.trace_id, spanId: ids.span_id });
  expect(attributes).toEqual({ service: 'food' });
});
