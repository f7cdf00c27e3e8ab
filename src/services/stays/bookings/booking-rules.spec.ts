import { actionRefusal, BOOKING_ACTIONS, canReview, guestCancelRefusal, noShowRefusal } from './booking-rules';
import { BOOKING_STATUSES } from './booking-status';

const booking = {
  status: 'pending',
  paymentStatus: 'unpaid',
  paymentMethod: 'on_arrival',
  checkIn: '2026-05-10',
} as const;

describe('what staff can do', () => {
  it('follows from the status', () => {
    const table = Object.fromEntries(
      BOOKING_STATUSES.map(status => [
        status,
        BOOKING_ACTIONS.map(action => actionRefusal(action, { ...booking, status }, '2026-05-10')?.key ?? 'allowed'),
      ]),
    );
    expect(table).toEqual({
      pending: ['allowed', 'not_confirmed', 'not_confirmed', 'allowed'],
      confirmed: ['already_confirmed', 'allowed', 'not_checked_in', 'allowed'],
      checked_in: ['already_checked_in', 'already_checked_in', 'allowed', 'already_checked_in'],
      completed: ['already_completed', 'already_completed', 'already_completed', 'already_completed'],
      cancelled: ['already_cancelled', 'already_cancelled', 'already_cancelled', 'already_cancelled'],
    });
  });

  it('waits for the payment of a booking paid online, and for the check-in day', () => {
    expect(actionRefusal('confirm', { ...booking, paymentMethod: 'card' }, '2026-05-10')?.key).toBe('awaiting_payment');
    expect(
      actionRefusal('confirm', { ...booking, paymentMethod: 'wallet', paymentStatus: 'paid' }, '2026-05-10'),
    ).toBeUndefined();
    const confirmed = { ...booking, status: 'confirmed' } as const;
    expect(actionRefusal('check_in', confirmed, '2026-05-09')?.key).toBe('too_early');
    expect(actionRefusal('check_in', confirmed, '2026-05-12')).toBeUndefined();
  });
});

it('guests of a confirmed booking can be missing from the check-in day on', () => {
  const onTheDay = BOOKING_STATUSES.map(status => noShowRefusal({ ...booking, status }, '2026-05-10')?.key);
  expect(onTheDay).toEqual([
    'not_confirmed',
    undefined,
    'already_checked_in',
    'already_completed',
    'already_cancelled',
  ]);
  expect(noShowRefusal({ ...booking, status: 'confirmed' }, '2026-05-09')?.key).toBe('too_early');
});

describe('what the guest can do', () => {
  const cancellationDeadline = new Date('2026-05-03T11:00:00.000Z');
  const at = (instant: string) => Date.parse(instant);

  it('is to cancel until the deadline, that instant included', () => {
    for (const status of ['pending', 'confirmed'] as const) {
      const refusalAt = (instant: string) => guestCancelRefusal({ status, cancellationDeadline }, at(instant))?.key;
      expect(refusalAt('2026-05-03T11:00:00.000Z')).toBeUndefined();
      expect(refusalAt('2026-05-03T11:00:00.001Z')).toBe('cancellation_window_passed');
    }
    expect(guestCancelRefusal({ status: 'completed', cancellationDeadline }, 0)?.key).toBe('already_completed');
  });

  it('is to review once, when the stay is over', () => {
    expect(canReview({ status: 'completed', reviewedAt: null })).toBe(true);
    expect(canReview({ status: 'completed', reviewedAt: new Date() })).toBe(false);
    expect(canReview({ status: 'checked_in', reviewedAt: null })).toBe(false);
  });
});
