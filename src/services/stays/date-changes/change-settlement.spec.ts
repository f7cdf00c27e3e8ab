import { policyOf } from '../cancellation/policy';
import { changedPolicy, settleChange } from './change-settlement';

const TIERS = [
  { days_before: 30, refund_percent: 100 },
  { days_before: 7, refund_percent: 50 },
];
const arrival = (checkIn: string) => ({ checkIn, checkInTime: '15:00', zone: 'Asia/Dubai' });
const PRICE = { subtotalCents: 30_000, cleaningFeeCents: 4_000, depositCents: 0 };
const policy = policyOf(TIERS, arrival('2026-06-20'), PRICE);
const EARLY = Date.parse('2026-05-01T00:00:00Z');
const HALF = Date.parse('2026-06-01T00:00:00Z');
const OVER = Date.parse('2026-06-19T00:00:00Z');

const given = { bookedCents: 30_000, subtotalCents: 20_000, cancelledCents: 10_000 };
const moved = { bookedCents: 30_000, subtotalCents: 30_000, cancelledCents: 30_000 };

describe('nights that are given up', () => {
  it.each([
    [EARLY, 'policy', -10_000, 0],
    [HALF, 'policy', -5_000, 5_000],
    [OVER, 'policy', 0, 10_000],
    [OVER, 'full', -10_000, 0],
    [EARLY, 'none', 0, 10_000],
  ] as const)('at %s with %s change the total by %s and keep %s', (nowMs, refund, differenceCents, retainedCents) => {
    expect(settleChange(given, refund, policy, nowMs)).toMatchObject({ differenceCents, retainedCents });
  });

  it('pay for the new nights by their share', () => {
    expect(settleChange(moved, 'policy', policy, HALF)).toEqual({
      creditedCents: 15_000,
      retainedCents: 15_000,
      differenceCents: 15_000,
    });
  });
});

describe('the policy after a change', () => {
  const base = {
    tiers: TIERS,
    arrival: arrival('2027-06-20'),
    cleaningFeeCents: 4_000,
    depositCents: 0,
    policy,
    isPaid: true,
  };

  it('returns no more of money paid before than at the change: 50 % after a move at 50 %', () => {
    const settled = settleChange(moved, 'policy', policy, HALF);
    const [first] = changedPolicy({ ...base, ...moved, ...settled, nowMs: HALF });
    // 150 of the 300 paid before, and the 150 paid for the change.
    expect(first).toMatchObject({ refund_percent: 100, nights_cents: 30_000, refund_cents: 34_000 });
    expect(30_000 + settled.differenceCents - first!.nights_cents).toBe(15_000);
  });

  it('limits nights that are kept', () => {
    const shifted = { bookedCents: 30_000, subtotalCents: 30_000, cancelledCents: 10_000 };
    const settled = settleChange(shifted, 'policy', policy, HALF);
    const [first] = changedPolicy({ ...base, ...shifted, ...settled, nowMs: HALF });
    // Half of the two kept nights, the credit of the third, and the 50 paid for the change.
    expect(first!.nights_cents).toBe(10_000 + 5_000 + 5_000);
  });

  it('limits nothing while everything returns, or before anything is paid', () => {
    const settled = settleChange(moved, 'policy', policy, EARLY);
    expect(changedPolicy({ ...base, ...moved, ...settled, nowMs: EARLY })).toEqual(
      policyOf(TIERS, base.arrival, PRICE),
    );
    const late = settleChange(moved, 'policy', policy, HALF);
    expect(changedPolicy({ ...base, ...moved, ...late, nowMs: HALF, isPaid: false })[0]!.nights_cents).toBe(30_000);
  });

  it('stays limited through a second change', () => {
    const shifted = { bookedCents: 30_000, subtotalCents: 30_000, cancelledCents: 0 };
    const settled = settleChange(shifted, 'policy', policy, HALF);
    const limited = changedPolicy({ ...base, ...shifted, ...settled, nowMs: HALF });
    expect(limited[0]!.nights_cents).toBe(15_000);
    const again = { ...given, policy: limited };
    const second = settleChange(again, 'policy', limited, HALF);
    expect(second.creditedCents).toBe(5_000);
    expect(changedPolicy({ ...base, ...again, ...second, nowMs: HALF })[0]!.nights_cents).toBe(10_000);
  });
});
