import { expectAgreeingBooks } from '../harness/agreeing-books';
import { TIERS, balanceOf, refundsOf } from './cancellation.actors';
import { type Booked, cancel, type PaidStays, shown, standing, startPaidStays, unpaidBooking } from './payments.actors';
import { day } from './factories';
import { setSetting } from './quote-tokens.actors';

let stays: PaidStays;
beforeAll(async () => {
  stays = await startPaidStays();
  await setSetting(stays, 'cancellation_tiers', TIERS);
});
afterAll(() => stays?.close());
afterEach(() => expectAgreeingBooks(stays));

const settled = () => stays.stripe.deliveries.settled();
const known = (booked: Booked) => ({ ...booked, id: 0, email: '' });

/** In the second step, at 50 %. */
async function paidBooking(): Promise<Booked> {
  const booked = await unpaidBooking(stays, 'card', { check_in: day(20), check_out: day(23) });
  stays.stripe.pay(booked.session_id);
  await settled();
  return booked;
}

describe('a cancellation of a card payment by the policy', () => {
  it('asks the processor for its part once, and the booking stays paid', async () => {
    const booked = await paidBooking();
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(stays, booked)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201,
      ...Array<number>(9).fill(422),
    ]);
    await stays.service.doJobs();
    await settled();
    expect(stays.stripe.count('POST /v1/refunds')).toBe(1);
    // Half of 300, and 40 for cleaning.
    expect(await refundsOf(stays, known(booked))).toEqual([
      { cents: 19_000, status: 'done', parts: { nights: 15_000, cleaning: 4_000 } },
    ]);
    expect(await standing(stays, booked)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'paid',
      payments: ['paid*'],
      holds: false,
    });
    expect(await balanceOf(stays, known(booked), 'retained')).toBe(15_000);
    expect(await shown(stays, booked)).toMatchObject({ can_cancel: false, refunds: [{ amount: 190 }] });
  });

  it('retains nothing of what the processor returns afterwards', async () => {
    const booked = await paidBooking();
    await cancel(stays, booked);
    await stays.service.doJobs();
    await settled();
    const path = `/api/bookings/manage/${booked.reference}/refunds`;
    const body = { parts: [{ kind: 'nights', amount: 150 }], reason: 'A death', client_token: 'the-rest-goes-back' };
    expect((await stays.host.post(path, body)).status).toBe(201);
    await stays.service.doJobs();
    await settled();
    expect(await standing(stays, booked)).toMatchObject({ paymentStatus: 'refunded', payments: ['refunded*'] });
    expect(await balanceOf(stays, known(booked), 'retained')).toBe(0);
  });

  it('of an unpaid booking closes its page and refunds nothing', async () => {
    const booked = await unpaidBooking(stays, 'card', { check_in: day(20), check_out: day(23) });
    expect((await cancel(stays, booked)).status).toBe(201);
    expect(await standing(stays, booked)).toMatchObject({ paymentStatus: 'unpaid', payments: ['closed'] });
  });
});
