import { Temporal } from 'temporal-polyfill';
import { calendarWindow } from './calendar-window';

const today = Temporal.PlainDate.from('2026-05-09');
const shown = (sent: { from?: string; to?: string }, zone = 'UTC') => {
  const { from, to, start, end } = calendarWindow(sent, today, zone);
  return [from.toString(), to.toString(), start.toString(), end.toString()];
};

describe('the window of the calendar', () => {
  it('is today and the six days after it, or the seven from a day on', () => {
    expect(shown({})).toEqual(['2026-05-09', '2026-05-15', '2026-05-09T00:00:00Z', '2026-05-16T00:00:00Z']);
    expect(shown({ from: '2026-12-30' }).slice(0, 2)).toEqual(['2026-12-30', '2027-01-05']);
    expect(shown({ to: '2026-05-09' }).slice(0, 2)).toEqual(['2026-05-09', '2026-05-09']);
  });

  it('has the days of its zone, short and long ones too', () => {
    expect(shown({ from: '2026-03-29', to: '2026-03-29' }, 'Europe/Berlin').slice(2)).toEqual([
      '2026-03-28T23:00:00Z',
      '2026-03-29T22:00:00Z',
    ]);
  });

  it('accepts at most 92 days, and no reversed range', () => {
    expect(shown({ from: '2026-01-01', to: '2026-04-02' }).slice(0, 2)).toEqual(['2026-01-01', '2026-04-02']);
    for (const sent of [
      { from: '2026-01-01', to: '2026-04-03' },
      { from: '2026-01-02', to: '2026-01-01' },
      { to: '2026-05-08' },
    ])
      expect(() => shown(sent)).toThrow('validation_failed');
  });
});
