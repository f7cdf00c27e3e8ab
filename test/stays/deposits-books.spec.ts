import { randomUUID } from 'node:crypto';
import { expectAgreeingBooks } from '../harness/agreeing-books';
import { command } from '../cli/commands';
import { statementsOf } from '../harness/statements';
import { atRandom, trials } from '../harness/trials';
import { DEPOSIT, type DepositActors, path, startWithDeposits } from './deposits.actors';
import type { PaidStays } from './payments.actors';

let stays: PaidStays;
let the: DepositActors;
beforeAll(async () => {
  ({ stays, actors: the } = await startWithDeposits());
});
afterAll(() => stays?.close());
afterEach(async () => {
  await stays.stripe.deliveries.settled();
  await expectAgreeingBooks(stays);
  expect(await the.balance('deposits')).toBe(await the.depositsHeld());
});

it('money returned at the processor beyond the price is of the deposit, also of its kept part', async () => {
  const booked = await the.paidBooking();
  expect((await the.keep(booked, 50)).status).toBe(200);
  const intent = stays.stripe.sessions.get(booked.session_id)!.payment_intent!;
  stays.stripe.refund(intent, 44_000);
  await stays.stripe.deliveries.settled();
  const charge = await stays.service.db.row(
    `SELECT refunded_deposit_cents AS refunded, kept_deposit_cents AS kept, refunded_cents AS all FROM booking_charge
     WHERE reference = $1`,
    [booked.reference],
  );
  expect(charge).toEqual({ refunded: 10_000, kept: 5_000, all: 44_000 });
  await expectAgreeingBooks(stays);
  stays.stripe.refund(intent);
  await stays.stripe.deliveries.settled();
  expect(await the.managed(booked)).toMatchObject({ payment_status: 'refunded', deposit_kept: 0 });
});

it('money of a change of dates that was returned at the processor leaves the kept part of the deposit', async () => {
  const { db } = stays.service;
  const booked = await the.simulatedBooking();
  expect((await the.keep(booked, 50)).status).toBe(200);
  const kept = await db.transaction(() =>
    db.runAndRollBack(async () => {
      const change = `${booked.reference}-2`;
      await db.rows(
        `INSERT INTO booking_charge (booking_id, number, reference, nights_cents, cleaning_cents, paid_at)
         VALUES ($1, 2, $2, 10000, 0, now())`,
        [booked.id, change],
      );
      await db.rows(
        `WITH paid AS (
           INSERT INTO payment (reference, provider, amount_cents, currency, status, settles)
           VALUES ($1, 'stripe', 10000, 'USD', 'paid', true) RETURNING id
         ), returned AS (
           INSERT INTO refund (payment_id, reference, amount_cents, returned_cents, reason_kind, keyed_at, status, asked_at, ended_at)
           SELECT id, $1, 4000, 4000, 'outside', now(), 'done', now(), now() FROM paid RETURNING id
         )
         INSERT INTO refund_part (refund_id, reference, kind, gross_cents, amount_cents)
         SELECT id, $1, 'outside', 4000, 4000 FROM returned`,
        [change],
      );
      return db.row('SELECT deposit_kept_cents AS cents FROM booking WHERE id = $1', [booked.id]);
    }),
  );
  expect(kept).toEqual({ cents: 5_000 });
});

it('the figures of a day add up with deposits', async () => {
  await the.paidBooking();
  const { day: last } = (await stays.service.db.row<{ day: string }>(
    'SELECT max(day)::text AS day FROM ledger_entry',
  ))!;
  const report = (await stays.host.get(`/api/books/days/${last}`)).body.data;
  expect(report.deposits).toBeGreaterThan(0);
  expect(report.received).toBe(report.net + report.deposits + report.unplaced);
});

it(
  '12.2: the account of deposits is what was neither returned nor kept, after anything',
  atRandom(async ({ between, chance }) => {
    for (let round = 0; round < trials(30, 6); round += 1) {
      const booked = await the.simulatedBooking({
        depositCents: 100 * between(1, 300),
        status: chance(50) ? 'confirmed' : 'checked_in',
      });
      const amount = () => between(1, 200);
      await Promise.all([
        the.keep(booked, amount()),
        stays.host.post(path(booked, '/refunds'), {
          parts: [{ kind: 'deposit', amount: amount() }],
          reason: 'Noise',
          client_token: randomUUID(),
        }),
        ...(chance(50) ? [the.act(booked, 'complete'), the.act(booked, 'cancel')] : []),
      ]);
      if (chance(50)) await the.sweep();
      expect(await the.balance('deposits')).toBe(await the.depositsHeld());
    }
  }),
);

it('a guest is not erased while the deposit is to go back, and then with the reason', async () => {
  const booked = await the.simulatedBooking();
  const { guestEmail } = booked;
  await the.keep(booked, 50, 'A broken window');
  await the.completed(booked);
  const erase = () => command(`person erase --service stays --email ${guestEmail} --yes --json`);
  expect((await erase()).exitCode).not.toBe(0);
  await the.sweep();
  await the.settled();
  expect((await erase()).exitCode).toBe(0);
  expect(await the.managed(booked)).toMatchObject({ deposit_kept: 50, deposit_reason: 'Erased' });
});

describe('statements', () => {
  it('of completing a booking are as many as before without a deposit', async () => {
    const of = async (depositCents: number) => {
      const booked = await the.simulatedBooking({ depositCents });
      return statementsOf(stays.service.db, () => the.act(booked, 'complete'));
    };
    const [without, secured] = [await of(0), await of(DEPOSIT)];
    expect(secured.length - without.length).toBe(2);
  });

  it('of returning deposits are one, and four for each that is due', async () => {
    await the.sweep();
    expect(await statementsOf(stays.service.db, the.sweep)).toHaveLength(1);
    const booked = await the.paidBooking();
    await the.completed(booked);
    expect(await statementsOf(stays.service.db, the.sweep)).toHaveLength(1 + 4);
  });
});
