import { deadlineMs, DEFAULT_TIERS, isDefaultPolicy, policyOf, type PolicyStep, stepAt } from './policy';

const percentAt = (policy: readonly PolicyStep[], nowMs: number) => stepAt(policy, nowMs)?.refund_percent ?? 0;

const NEW_YORK = { checkIn: '2026-03-10', checkInTime: '15:00', zone: 'America/New_York' };
const PRICE = { subtotalCents: 30_500, cleaningFeeCents: 4_000, depositCents: 10_000 };
const TIERS = [
  { days_before: 30, refund_percent: 100 },
  { days_before: 7, refund_percent: 50 },
];
const DUBAI = { checkIn: '2026-06-01', checkInTime: '15:00', zone: 'Asia/Dubai' };
describe('the policy of a booking', () => {
  it('seven days before 10 March at 15:00 in New York is 15:00 before the clocks change', () => {
    expect(policyOf(DEFAULT_TIERS, NEW_YORK, PRICE)).toEqual([
      {
        until: '2026-03-03T20:00:00.000Z',
        until_local: '2026-03-03T15:00:00',
        time_zone: 'America/New_York',
        refund_percent: 100,
        nights_cents: 30_500,
        refund_cents: 44_500,
      },
    ]);
  });

  it('a skipped time is the one after the gap, a repeated one its first coming', () => {
    const skipped = policyOf([{ days_before: 2, refund_percent: 100 }], { ...NEW_YORK, checkInTime: '02:30' }, PRICE);
    expect(skipped[0]).toMatchObject({ until: '2026-03-08T07:30:00.000Z', until_local: '2026-03-08T03:30:00' });
    const repeated = { checkIn: '2026-11-08', checkInTime: '01:30', zone: 'America/New_York' };
    expect(policyOf(DEFAULT_TIERS, repeated, PRICE)[0]!.until).toBe('2026-11-01T05:30:00.000Z');
  });

  it('half of 305 is 153, with the whole cleaning fee and deposit', () => {
    expect(policyOf(TIERS, DUBAI, PRICE)[1]).toMatchObject({ nights_cents: 15_300, refund_cents: 29_300 });
  });

  it('a step ends after its instant', () => {
    const policy = policyOf(TIERS, DUBAI, PRICE);
    const [first, last] = policy.map(({ until }) => Date.parse(until));
    expect([percentAt(policy, first!), percentAt(policy, first! + 1), percentAt(policy, last!)]).toEqual([100, 50, 50]);
    expect(percentAt(policy, last! + 1)).toBe(0);
    expect(deadlineMs(policy)).toBe(last);
  });
});

describe('the deadline', () => {
  const deadline = (checkIn: string, checkInTime: string, zone: string) =>
    new Date(deadlineMs(policyOf(DEFAULT_TIERS, { checkIn, checkInTime, zone }, PRICE))).toISOString();

  it.each([
    ['before the clocks go forward', '2026-03-10', '2026-03-03T20:00:00.000Z'],
    ['before they go back', '2026-11-03', '2026-10-27T19:00:00.000Z'],
    ['over new year', '2027-01-03', '2026-12-27T20:00:00.000Z'],
  ])('is so many calendar days before check-in, %s', (_, checkIn, expected) => {
    expect(deadline(checkIn, '15:00', 'America/New_York')).toBe(expected);
  });

  it('goes by the check-in time and the zone', () => {
    expect(deadline('2026-05-20', '09:30', 'Asia/Dubai')).toBe('2026-05-13T05:30:00.000Z');
    expect(deadline('2026-05-20', '00:00', 'Pacific/Kiritimati')).toBe('2026-05-12T10:00:00.000Z');
  });
});

it('the default policy is one step at 100 % seven days before check-in', () => {
  expect(isDefaultPolicy(policyOf(DEFAULT_TIERS, DUBAI, PRICE), DUBAI.checkIn)).toBe(true);
  expect(isDefaultPolicy(policyOf(TIERS, DUBAI, PRICE), DUBAI.checkIn)).toBe(false);
  expect(isDefaultPolicy(policyOf([TIERS[1]!], DUBAI, PRICE), DUBAI.checkIn)).toBe(false);
  const three = [{ days_before: 3, refund_percent: 100 }];
  expect(isDefaultPolicy(policyOf(three, DUBAI, PRICE), DUBAI.checkIn)).toBe(false);
});
