/** @own-database */
import { randomUUID } from 'node:crypto';
import type { MigrationInterface } from 'typeorm';
import { RefundShares1767400190000 } from '#migrations/first-version/shared/1767400190000-refund-shares';
import { SharesOfCharges1767400190010 } from '#migrations/first-version/stays/1767400190010-shares-of-charges';
import { expectAgreeingBooks } from '../harness/agreeing-books';
import { day, makeStay } from './factories';
import { type Booked, type PaidStays, startPaidStays, visitor } from './payments.actors';
import { bookingBody } from './stays';

let stays: PaidStays;
beforeAll(async () => {
  stays = await startPaidStays();
});
afterAll(() => stays?.close());

/** 3 × 100 less 10 %, 42 for extra guests, 40 for cleaning and a deposit of 100: 452. */
async function paidBooking(): Promise<Booked> {
  const { db } = stays.service;
  const stay = await makeStay(db, { extraGuestFrom: 1, extraGuestFeeCents: 700, depositCents: 10_000 });
  await db.rows('INSERT INTO length_discount (stay_id, nights, percent) VALUES ($1, 3, 10)', [stay.id]);
  const nights = { stay_slug: stay.slug, check_in: day(30), check_out: day(33), guests: 3 };
  const booked: Booked = (
    await visitor(stays).post('/api/bookings', bookingBody({ ...nights, payment_method: 'card' }))
  ).body.data;
  stays.stripe.pay(booked.session_id);
  await stays.stripe.deliveries.settled();
  return booked;
}

const refundNights = ({ reference }: Booked, amount: number) =>
  stays.host.post(`/api/bookings/manage/${reference}/refunds`, {
    parts: [{ kind: 'nights', amount }],
    reason: 'Noise',
    client_token: randomUUID(),
  });

async function settled(): Promise<void> {
  await stays.service.doJobs();
  await stays.stripe.deliveries.settled();
}

async function returnedOutside({ session_id }: Booked, cents: number): Promise<void> {
  stays.stripe.refund(stays.stripe.sessions.get(session_id)!.payment_intent!, cents);
  await stays.stripe.deliveries.settled();
}

const shares = () =>
  stays.service.db.rows<Record<string, number | string>>(
    `SELECT kind, amount_cents AS cents, extra_guest_cents AS guests, length_discount_cents AS discount, deposit_cents AS deposit
     FROM refund_part ORDER BY id`,
  );
const counted = ({ reference }: Booked) =>
  stays.service.db.row(
    `SELECT refunded_extra_guest_cents AS guests, refunded_length_discount_cents AS discount FROM booking_charge
     WHERE reference = $1`,
    [reference],
  );

it('parts of refunds have their shares, which a database of version 0.1 gets from its ledger', async () => {
  const { db } = stays.service;
  const booked = await paidBooking();
  for (const amount of [1, 77]) expect((await refundNights(booked, amount)).status).toBe(201);
  await settled();
  await returnedOutside(booked, 30_000);
  const before = await shares();
  // What is left of the price is 274.
  expect(before).toEqual([
    { kind: 'nights', cents: 100, guests: 13, discount: 9, deposit: 0 },
    { kind: 'nights', cents: 7_700, guests: 1_037, discount: 741, deposit: 0 },
    { kind: 'outside', cents: 30_000, guests: 0, discount: 0, deposit: 2_600 },
  ]);
  expect(await counted(booked)).toEqual({ guests: 1_050, discount: 750 });

  const steps: MigrationInterface[] = [new RefundShares1767400190000(), new SharesOfCharges1767400190010()];
  const runner = db.dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    for (const step of steps.toReversed()) await step.down(runner);
    for (const step of steps) await step.up(runner);
    await runner.commitTransaction();
  } finally {
    await runner.release();
  }
  expect(await shares()).toEqual(before);
  expect(await counted(booked)).toEqual({ guests: 1_050, discount: 750 });
  await expectAgreeingBooks(stays);
});

describe('the database refuses', () => {
  const addPart = async ({ reference }: Booked, values: string) => {
    const { db } = stays.service;
    return db.transaction(() =>
      db.rows(
        `WITH refunded AS (
           INSERT INTO refund (payment_id, reference, amount_cents, reason_kind, keyed_at, asked_at)
           SELECT id, reference, 1000, 'requested', now(), now() FROM payment WHERE reference = $1 RETURNING id, reference
         )
         INSERT INTO refund_part (refund_id, reference, gross_cents, amount_cents, kind, extra_guest_cents,
           length_discount_cents, deposit_cents)
         SELECT id, reference, 1000, 1000, ${values} FROM refunded`,
        [reference],
      ),
    );
  };

  it.each([
    ['more for extra guests than the part', `'nights', 1001, 0, 0`, 'refund_part_shares'],
    ['more of the deposit than the part', `'outside', 0, 0, 1001`, 'refund_part_shares'],
    ['a negative share', `'nights', -1, 0, 0`, 'refund_part_shares'],
    ['a share of extra guests in a fee', `'cleaning', 1, 0, 0`, 'refund_part_shares'],
    ['a share of the deposit in nights', `'nights', 0, 0, 1`, 'refund_part_shares'],
    ['more of the discount than there was', `'nights', 0, 3001, 0`, 'booking_charge_shares'],
    ['more for extra guests than was charged', `'nights', 4201, 3201, 0`, 'booking_charge_shares'],
  ])('%s', async (_, values, constraint) => {
    const booked = await paidBooking();
    await expect(addPart(booked, values)).rejects.toThrow(constraint);
  });
});
