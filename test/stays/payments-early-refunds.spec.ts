import { paidAndRefunded } from '../payments/bare-refunds';
import { trials } from '../harness/trials';
import { callWebhook, type PaidStays, standing, startPaidStays, notifiedOwner, unpaidBooking } from './payments.actors';

const ROUNDS = trials(10, 2);
const METHODS = [
  ['stripe', 'card'],
  ['paypal', 'wallet'],
] as const;
const REFUNDED = { status: 'cancelled', paymentStatus: 'refunded', payments: ['refunded*'], holds: false };

let stays: PaidStays;
beforeAll(async () => {
  stays = await startPaidStays();
});
afterAll(() => stays?.close());

describe.each(METHODS)('a refund reported by %s before its payment', (provider, method) => {
  async function booked() {
    const booking = await unpaidBooking(stays, method);
    const calls = paidAndRefunded(stays, provider, booking.session_id);
    const deliver = async (call: 'payment' | 'refund') =>
      expect((await callWebhook(stays, provider, calls[call])).status).toBe(200);
    return { booking, deliver };
  }

  it('cancels the booking refunded, which was never confirmed', async () => {
    const { booking, deliver } = await booked();
    await deliver('refund');
    await deliver('payment');
    expect(await standing(stays, booking)).toMatchObject({ ...REFUNDED, timeline: ['pending', 'cancelled'] });
    expect(await notifiedOwner(stays, booking)).not.toContain('booking_paid');
  });

  it.each([
    ['refund', 'payment'],
    ['payment', 'refund'],
  ] as const)('or at the same time, %s and %s, cancels the booking refunded', async (one, other) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { booking, deliver } = await booked();
      await Promise.all([deliver(one), deliver(other)]);
      expect(await standing(stays, booking)).toMatchObject(REFUNDED);
    }
  });
});
