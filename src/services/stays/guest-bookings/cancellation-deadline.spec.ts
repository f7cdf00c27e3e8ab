import { cancellationDeadline } from './cancellation-deadline';

describe('the cancellation deadline', () => {
  it.each([
    ['before the clocks go forward', '2026-03-10', '2026-03-03T20:00:00Z'],
    ['before they go back', '2026-11-03', '2026-10-27T19:00:00Z'],
    ['over new year', '2027-01-03', '2026-12-27T20:00:00Z'],
  ])('is seven calendar days before check-in, %s', (_, checkIn, deadline) => {
    expect(cancellationDeadline(checkIn, '15:00', 'America/New_York').toString()).toBe(deadline);
  });

  it('goes by the check-in time and the zone', () => {
    expect(cancellationDeadline('2026-05-20', '09:30', 'Asia/Dubai').toString()).toBe('2026-05-13T05:30:00Z');
    expect(cancellationDeadline('2026-05-20', '00:00', 'Pacific/Kiritimati').toString()).toBe('2026-05-12T10:00:00Z');
  });
});
