import { maxNightsOf, unavailability, type EvaluatedNights } from './evaluated-nights';

const OPEN = { refusal: null, isTaken: false, hasStoppedCalendar: false } as const;
const limits = (today: string) => ({ today, maxNights: 60, maxDaysAhead: 730 });

describe('unavailability', () => {
  const wanted = { checkIn: '2026-05-10', checkOut: '2026-05-11', guests: 5 };

  it('reports the first reason that applies', () => {
    const evaluate = (
      stay: Partial<EvaluatedNights & { hasStoppedCalendar: boolean }>,
      today = '2026-05-10',
      guests = 5,
    ) => unavailability({ ...OPEN, maxGuests: 4, ...stay }, { ...wanted, guests }, limits(today));
    expect(evaluate({ refusal: 'min_nights', isTaken: true }, '2026-05-11')).toBe('past');
    expect(evaluate({ refusal: 'min_nights', isTaken: true })).toBe('min_nights');
    expect(evaluate({ refusal: 'closed_to_arrival', isTaken: true })).toBe('closed_to_arrival');
    expect(evaluate({ isTaken: true })).toBe('capacity');
    expect(evaluate({ isTaken: true, hasStoppedCalendar: true })).toBe('capacity');
    expect(evaluate({ isTaken: true, hasStoppedCalendar: true }, '2026-05-10', 4)).toBe('calendar_stale');
    expect(evaluate({ isTaken: true }, '2026-05-10', 4)).toBe('taken');
    expect(evaluate({}, '2026-05-10', 4)).toBeNull();
  });

  it('applies the maximum of nights and of days ahead', () => {
    const nights = (checkIn: string, checkOut: string, stay: Partial<EvaluatedNights> = {}) =>
      unavailability({ ...OPEN, maxGuests: 4, ...stay }, { checkIn, checkOut, guests: 4 }, limits('2026-05-10'));
    expect(nights('2026-05-10', '2026-07-09')).toBeNull();
    expect(nights('2026-05-10', '2026-07-10')).toBe('max_nights');
    expect(nights('2026-05-10', '2026-07-10', { refusal: 'closed_to_arrival' })).toBe('max_nights');
    expect(nights('2028-05-09', '2028-05-11')).toBeNull();
    expect(nights('2028-05-10', '2028-05-12')).toBe('too_far');
  });

  it('names the lower of both maximums', () => {
    expect(maxNightsOf({ maxNights: null }, { maxNights: 60 })).toBe(60);
    expect(maxNightsOf({ maxNights: 90 }, { maxNights: 60 })).toBe(60);
    expect(maxNightsOf({ maxNights: 14 }, { maxNights: 60 })).toBe(14);
  });
});
