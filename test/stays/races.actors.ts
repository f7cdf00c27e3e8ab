import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type OwnProcess, startProcess } from '../harness/own-process';
import { day, makeBooking, makeStay } from './factories';
import { type PaidStays, startPaidStays } from './payments.actors';
import type { Actor } from './stays';

/** The service in two processes, and one in this process that takes none of the requests of a race. */
export interface RacingStays extends PaidStays {
  /** The service as one of both processes serves it, in turns by `index`. */
  at: (index: number) => PaidStays;
  /** Lets a process carry out a job that runs on a schedule. */
  startJob: (name: 'release-unpaid-bookings' | 'return-deposits') => Promise<void>;
  /**
   * Does `work` while another connection holds the locks of the statement, then releases them. `waiting` resolves once so
   * many connections wait for a lock.
   */
  whileLocked: (
    statement: string,
    values: readonly unknown[],
    work: (waiting: (connections: number) => Promise<void>) => Promise<void>,
  ) => Promise<void>;
  /** Resolves when webhooks are delivered and no job is due. What failed is repeated at once. */
  settled: () => Promise<void>;
  /** Resolves to how often Postgres ended a transaction because of a deadlock. */
  close: () => Promise<number>;
}

const ENVIRONMENT = {
  JWT_SECRET: 'a secret for the tests of this project only',
  // Days are closed with the clock of this process ahead.
  JWT_EXPIRATION: '5000d',
  // A lock may be waited for longer on a busy machine.
  DATABASE_TIMEOUT_MS: '30000',
  DATABASE_POOL: '8',
};

const REPEAT_FAILED = `SELECT stays_jobs.reschedule_jobs(ARRAY(
  SELECT id FROM stays_jobs.jobs WHERE last_error IS NOT NULL AND attempts < max_attempts), run_at => now())`;

export async function startRacingStays(): Promise<RacingStays> {
  const stays = await startPaidStays(ENVIRONMENT);
  const environment = { SERVICES: 'stays', ...stays.environment };
  const processes = await Promise.all([startProcess(environment), startProcess(environment)]);
  const served = processes.map(({ origin }) => servedAt(stays, origin));
  let calls = 0;
  const webhooks = (provider: string) => () =>
    `${next(processes, calls++).origin}/stays/api/webhooks/payments/${provider}`;
  stays.stripe.webhookUrl = webhooks('stripe');
  stays.paypal.webhookUrl = webhooks('paypal');
  const { db } = stays.service;
  const countEvents = () => stays.stripe.deliveries.happened.length + stays.paypal.deliveries.happened.length;
  const settled = async () => {
    for (;;) {
      const events = countEvents();
      await stays.stripe.deliveries.settled();
      await stays.paypal.deliveries.settled();
      await db.rows(REPEAT_FAILED);
      const due = await db.row(`SELECT id FROM stays_jobs.jobs WHERE run_at <= now() OR locked_at IS NOT NULL LIMIT 1`);
      // A job that ended a moment ago may have made the processor send another event.
      if (!due && events === countEvents()) return;
      await sleep(50);
    }
  };
  return {
    ...stays,
    at: index => next(served, index),
    startJob: async name => void (await db.rows(`SELECT stays_jobs.add_job($1, '{}')`, [name])),
    whileLocked,
    settled,
    close: async () => {
      await killed(processes);
      await stays.close();
      return countDeadlocks();
    },
  };
}

const whileLocked: RacingStays['whileLocked'] = async (statement, values, work) => {
  const client = new Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  const countWaiting = async () =>
    (
      await client.query<{ count: number }>(
        `SELECT count(*)::integer AS count FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
    ).rows[0]!.count;
  try {
    await client.query('BEGIN');
    await client.query(statement, [...values]);
    await work(async connections => {
      // Within a transaction the view is read once, unless its snapshot is cleared.
      while ((await countWaiting()) < connections) {
        await sleep(50);
        await client.query('SELECT pg_stat_clear_snapshot()');
      }
    });
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
};

/** Postgres counts deadlocks for certain once their connections have ended. */
async function countDeadlocks(): Promise<number> {
  const client = new Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  const read = async (statement: string) => (await client.query<{ count: number }>(statement)).rows[0]!.count;
  const others = `SELECT count(*)::integer AS count FROM pg_stat_activity
    WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`;
  while ((await read(others)) > 0) await sleep(50);
  const count = await read(
    'SELECT deadlocks::integer AS count FROM pg_stat_database WHERE datname = current_database()',
  );
  await client.end();
  return count;
}

const next = <Item>(items: readonly Item[], index: number): Item => items[index % items.length]!;

function servedAt(stays: PaidStays, origin: string): PaidStays {
  const served = (actor: Actor): Actor => {
    const { id, email, token } = actor;
    return Object.assign(actor.at(origin), { id, email, token });
  };
  return { ...stays, anonymous: stays.anonymous.at(origin), host: served(stays.host), owner: served(stays.owner) };
}

async function killed(processes: readonly OwnProcess[]): Promise<void> {
  for (const { child } of processes) child.kill('SIGKILL');
  await Promise.all(processes.map(({ ended }) => ended));
}

/** Does `work` for each index below `count`, `connections` at once. */
export async function inLanes(
  count: number,
  connections: number,
  work: (index: number, lane: number) => Promise<void>,
): Promise<void> {
  let begun = 0;
  const lane = async (_: unknown, number: number) => {
    while (begun < count) await work(begun++, number);
  };
  await Promise.all(Array.from({ length: connections }, lane));
}

/** At once, or one after the other where a test needs an outcome that the timing of a race may leave out. */
export const bothOf = async <First, Second>(
  first: () => Promise<First>,
  second: () => Promise<Second>,
  inOrder: boolean,
): Promise<[First, Second]> => (inOrder ? [await first(), await second()] : Promise.all([first(), second()]));

/** A policy that returns everything at any time, of three nights at 100 and cleaning at 40. */
export const ALL_RETURNED = [
  {
    until: '2999-01-01T00:00:00.000Z',
    until_local: '2999-01-01T04:00:00',
    time_zone: 'Asia/Dubai',
    refund_percent: 100,
    nights_cents: 30_000,
    refund_cents: 34_000,
  },
];

/** Two bookings of a stay of their own, three nights each. */
export async function neighbours(stays: RacingStays) {
  const stay = await makeStay(stays.service.db);
  const values = { stay, isSimulated: true };
  const one = await makeBooking(stays.service.db, { ...values, checkIn: day(100) });
  const other = await makeBooking(stays.service.db, { ...values, checkIn: day(110) });
  return { one, other };
}

/** Changes of dates that were applied. Those of staff have a reason, early departures have none. */
export async function appliedChanges(stays: RacingStays): Promise<number> {
  const row = await stays.service.db.row<{ count: number }>(
    `SELECT count(*)::integer AS count FROM booking_change
     WHERE status = 'applied' AND (actor = 'guest' OR reason IS NOT NULL)`,
  );
  return row!.count;
}
