import { NotFound } from '#kit/refusals/refusal';
import { OpenChanges } from '#services/stays/date-changes/open-changes.service';
import { StaysPayments } from '#services/stays/payments/stays-payments.service';
import { refundsOf } from './cancellation.actors';
import { day } from './factories';
import { type Booked, type PaidStays, standing, startPaidStays, unpaidBooking } from './payments.actors';

let stays: PaidStays;
beforeAll(async () => {
  stays = await startPaidStays();
});
afterAll(() => stays?.close());

async function paidBooking(): Promise<Booked> {
  const booked = await unpaidBooking(stays, 'card', { check_in: day(20), check_out: day(23) });
  stays.stripe.pay(booked.session_id);
  await stays.stripe.deliveries.settled();
  return booked;
}

const cancel = ({ reference }: Booked) =>
  stays.host.patch(`/api/bookings/manage/${reference}`, { action: 'cancel', refund: 'full' });
const refundsFor = (booked: Booked) => refundsOf(stays, { ...booked, id: 0, email: '' });

describe('a handler that refuses a cancellation', () => {
  it('undoes the cancellation and the handlers before it', async () => {
    const booked = await paidBooking();
    const before = await standing(stays, booked);
    expect(before).toMatchObject({ status: 'confirmed', holds: true });
    const first = jest.spyOn(stays.service.get(StaysPayments), 'closeCancelled');
    const second = jest.spyOn(stays.service.get(OpenChanges), 'endCancelled').mockRejectedValueOnce(NotFound());
    expect((await cancel(booked)).status).toBe(404);
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(await standing(stays, booked)).toEqual(before);
    expect(await refundsFor(booked)).toEqual([]);
    expect((await cancel(booked)).status).toBe(200);
    expect(await standing(stays, booked)).toMatchObject({ status: 'cancelled', holds: false });
    expect(await refundsFor(booked)).toMatchObject([{ cents: 34_000 }]);
  });
});
