import { DepositReturns } from '#services/stays/deposits/deposit-returns.service';
import type { Booking } from '#services/stays/bookings/booking.entity';
import { makeBooking, makeStay } from './factories';
import { type Booked, type PaidStays, startPaidStays, visitor } from './payments.actors';
import { bookingBody } from './stays';

/** In cents. */
export const DEPOSIT = 20_000;

type Named = Pick<Booking, 'reference'>;

export const path = ({ reference }: Named, end = '') => `/api/bookings/manage/${reference}${end}`;

/** What staff, guests and the sweep do with deposits. */
export const depositActors = (stays: PaidStays) => {
  const { db } = stays.service;
  const act = (booked: Named, action: string) => stays.host.patch(path(booked), { action });
  const balance = async (account: string): Promise<number> =>
    (await db.row<{ cents: number }>(
      `SELECT coalesce(sum(CASE credit WHEN $1 THEN amount_cents ELSE -amount_cents END), 0)::integer AS cents
       FROM ledger_entry WHERE $1 IN (debit, credit)`,
      [account],
    ))!.cents;
  return {
    act,
    balance,
    keep: (booked: Named, amount: number, reason = 'A broken window') =>
      stays.host.patch(path(booked, '/deposit'), { keep: amount, reason }),
    managed: async (booked: Named) => (await stays.host.get(path(booked))).body.data,
    sweep: () => stays.service.get(DepositReturns).sweep(),
    daysUntilReturned: (days: number) =>
      db.rows(`UPDATE setting SET value = $1 WHERE key = 'deposit_return_days'`, [String(days)]),
    returnsAt: (booked: Named, at: Date) =>
      db.rows('UPDATE booking SET deposit_returns_at = $2 WHERE reference = $1', [booked.reference, at]),
    partsOf: async ({ reference }: Named) =>
      (
        await db.rows<{ kind: string; cents: number }>(
          'SELECT kind, amount_cents AS cents FROM refund_part WHERE reference = $1 ORDER BY id',
          [reference],
        )
      ).map(({ kind, cents }) => [kind, cents]),
    mailsAbout: (booked: Named, subject = 'The deposit of your booking') =>
      stays.service.mailbox.list().filter(mail => mail.subject === `${subject} ${booked.reference}`),
    /** Computed from the bookings and their refunds alone. */
    depositsHeld: async (): Promise<number> =>
      (await db.row<{ cents: number }>(`
        SELECT coalesce(sum(b.deposit_cents - b.deposit_kept_cents - coalesce((
          SELECT sum(amount_cents) FROM refund_part part WHERE part.reference = b.reference AND part.kind = 'deposit'), 0)), 0)
          ::integer AS cents
        FROM booking b
        JOIN payment p ON p.reference = b.reference AND p.settles AND p.status IN ('paid', 'refund_due', 'refunded')
        WHERE NOT EXISTS (SELECT FROM refund_part part WHERE part.reference = b.reference AND part.kind = 'outside')`))!
        .cents,
    /** Paid through the local Stripe: 340 and a deposit of 200. */
    paidBooking: async (values: Record<string, unknown> = {}): Promise<Booked> => {
      const stay = await makeStay(db, { depositCents: DEPOSIT });
      const body = bookingBody({ stay_slug: stay.slug, payment_method: 'card', ...values });
      const booked: Booked = (await visitor(stays).post('/api/bookings', body)).body.data;
      stays.stripe.pay(booked.session_id);
      await stays.stripe.deliveries.settled();
      return booked;
    },
    /** The guests have come and left. */
    completed: async (booked: Named): Promise<void> => {
      await db.rows(`UPDATE booking SET status = 'checked_in' WHERE reference = $1`, [booked.reference]);
      expect((await act(booked, 'complete')).status).toBe(200);
    },
    simulatedBooking: (values: Partial<Pick<Booking, 'depositCents' | 'status'>> = {}) =>
      makeBooking(db, { isSimulated: true, status: 'checked_in', depositCents: DEPOSIT, ...values }),
    /** Does the jobs and waits for the webhooks that they cause. */
    settled: async (): Promise<void> => {
      await stays.service.doJobs();
      await stays.stripe.deliveries.settled();
    },
  };
};
export type DepositActors = ReturnType<typeof depositActors>;

/** The service with both processors, where deposits go back as soon as their bookings are completed. */
export async function startWithDeposits(): Promise<{ stays: PaidStays; actors: DepositActors }> {
  const stays = await startPaidStays();
  const actors = depositActors(stays);
  await actors.daysUntilReturned(0);
  return { stays, actors };
}
