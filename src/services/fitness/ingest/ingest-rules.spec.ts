import { Temporal } from 'temporal-polyfill';
import type { IngestedSessionBody } from './ingest.dto';
import { problemsOfDays, problemsOfSessions, startDay } from './ingest-rules';

const NOW = Temporal.Instant.from('2026-05-09T12:00:00Z');
const session = (values: Partial<IngestedSessionBody>): IngestedSessionBody => ({
  kind: 'run',
  started_at: '2026-05-09T06:00:00Z',
  ended_at: '2026-05-09T06:30:00Z',
  ...values,
});

describe('problemsOfDays', () => {
  it('finds nothing wrong with days until tomorrow, each once', () => {
    const days = ['2026-05-09', '2026-05-10', '1999-12-31'].map(date => ({ date, steps: 0 }));
    expect(problemsOfDays(days, '2026-05-09')).toEqual({});
  });

  it('names the row', () => {
    const days = [
      { date: '2026-05-09', steps: 1 },
      { date: '2026-05-09', steps: 1 },
      { date: '2026-05-11', floors: 1 },
    ];
    expect(Object.keys(problemsOfDays([...days, { date: '2026-05-08' }], '2026-05-09'))).toEqual([
      'days.1.date',
      'days.2.date',
      'days.3',
    ]);
  });
});

describe('problemsOfSessions', () => {
  it.each([
    [{}, []],
    [{ ended_at: '2026-05-09T06:00:00Z' }, []],
    [{ ended_at: '2026-05-09T05:59:59Z' }, ['sessions.0.ended_at']],
    [{ ended_at: '2026-05-09T08:00:00+04:00' }, ['sessions.0.ended_at']],
    [{ ended_at: '2026-05-11T06:00:01Z' }, ['sessions.0.ended_at']],
    [
      { started_at: '2026-05-11T12:00:00Z', ended_at: '2026-05-11T13:00:00Z' },
      ['sessions.0.started_at', 'sessions.0.ended_at'],
    ],
  ])('validates %j', (values, paths) => {
    expect(Object.keys(problemsOfSessions([session(values)], NOW))).toEqual(paths);
  });

  it('takes an id once in a body', () => {
    const sessions = ['a', undefined, undefined, 'b', 'a'].map(external_id => session({ external_id }));
    expect(Object.keys(problemsOfSessions(sessions, NOW))).toEqual(['sessions.4.external_id']);
  });
});

describe('startDay', () => {
  it.each([
    ['2026-05-09T23:30:00+04:00', 'UTC', '2026-05-09'],
    ['2026-05-10T00:30:00+04:00', 'UTC', '2026-05-10'],
    ['2026-05-09T20:30:00Z', 'Asia/Dubai', '2026-05-10'],
    ['2026-05-09T20:30:00+00:00', 'Asia/Dubai', '2026-05-10'],
    ['2026-05-09T03:30:00Z', 'America/New_York', '2026-05-08'],
  ])('reads %s in %s as %s', (startedAt, zone, day) => {
    expect(startDay(startedAt, zone)).toBe(day);
  });
});
