import { nightCount, nightsOf } from './nights';

describe('nights', () => {
  it('are calendar days, also when the clocks change', () => {
    expect(nightCount({ checkIn: '2026-03-07', checkOut: '2026-03-09' })).toBe(2);
    expect(nightCount({ checkIn: '2026-10-31', checkOut: '2026-11-02' })).toBe(2);
    expect(nightCount({ checkIn: '2026-12-31', checkOut: '2027-01-02' })).toBe(2);
    expect(nightCount({ checkIn: '2025-02-01', checkOut: '2026-02-01' })).toBe(365);
  });

  it('begin on every day but the check-out day', () => {
    expect(nightsOf({ checkIn: '2026-02-27', checkOut: '2026-03-02' })).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
    expect(nightsOf({ checkIn: '2026-02-27', checkOut: '2026-02-27' })).toEqual([]);
  });
});
