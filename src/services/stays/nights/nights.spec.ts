import { nightCount, nightsOf, unavailability } from './nights';

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

describe('unavailability', () => {
  const stay = { minNights: 2, maxGuests: 4 };
  const limits = (today: string) => ({ today, maxNights: 60, maxDaysAhead: 730 });
  const wanted = { checkIn: '2026-05-10', checkOut: '2026-05-11', guests: 5 };

  it('reports the first reason that applies', () => {
    expect(unavailability(stay, wanted, limits('2026-05-11'), true)).toBe('past');
    expect(unavailability(stay, wanted, limits('2026-05-10'), true)).toBe('min_nights');
    expect(unavailability(stay, { ...wanted, checkOut: '2026-05-12' }, limits('2026-05-10'), true)).toBe('capacity');
    const fitting = { ...wanted, checkOut: '2026-05-12', guests: 4 };
    expect(unavailability(stay, fitting, limits('2026-05-10'), true)).toBe('taken');
    expect(unavailability(stay, fitting, limits('2026-05-10'), false)).toBeNull();
  });

  it('applies the maximum of nights and of days ahead', () => {
    const nights = (checkIn: string, checkOut: string) =>
      unavailability(stay, { checkIn, checkOut, guests: 4 }, limits('2026-05-10'), false);
    expect(nights('2026-05-10', '2026-07-09')).toBeNull();
    expect(nights('2026-05-10', '2026-07-10')).toBe('max_nights');
    expect(nights('2028-05-09', '2028-05-11')).toBeNull();
    expect(nights('2028-05-10', '2028-05-12')).toBe('too_far');
  });
});
