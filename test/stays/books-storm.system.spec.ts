import { setTimeout } from 'node:timers/promises';
import { command } from '../cli/commands';
import { type OwnProcess, startProcess } from '../harness/own-process';
import { rage } from './books-storm.actors';
import { DEPOSIT, depositActors } from './deposits.actors';
import { type PaidStays, startPaidStays } from './payments.actors';

jest.setTimeout(300_000); // processes start slowly on a busy machine
const BOOKINGS = 120;

let stays: PaidStays;
let other: OwnProcess;
beforeAll(async () => {
  stays = await startPaidStays({ JWT_SECRET: 'a secret for tests only', DATABASE_TIMEOUT_MS: '30000' });
  other = await startProcess({ SERVICES: 'stays', ...stays.environment });
});
afterAll(async () => {
  other?.child.kill('SIGKILL');
  await stays?.close();
});

it('the books agree after a storm over two processes', async () => {
  const { origin } = other;
  const elsewhere = {
    ...stays,
    anonymous: stays.anonymous.at(origin),
    host: Object.assign(stays.host.at(origin), { id: stays.host.id, email: stays.host.email, token: stays.host.token }),
  };
  const origins = [stays.service.origin, origin];
  let calls = 0;
  stays.stripe.webhookUrl = () => `${origins[calls++ % 2]}/stays/api/webhooks/payments/stripe`;
  await rage([stays, elsewhere], { bookings: BOOKINGS, connections: 8 });
  expect(await command('books check --service stays --json')).toMatchObject({
    exitCode: 0,
    data: { services: { stays: { count: 0, differences: [] } } },
  });
  const refunds = await stays.service.db.row<{ count: number }>('SELECT count(*) FROM refund');
  expect(refunds!.count).toBeGreaterThan(BOOKINGS / 4);
});

it('7.9: deposits go back once where two processes sweep at the same time', async () => {
  const { db } = stays.service;
  const the = depositActors(stays);
  await the.daysUntilReturned(1);
  const booked = await Promise.all(Array.from({ length: 12 }, () => the.simulatedBooking()));
  for (const each of booked) await the.completed(each);
  const due = booked.map(({ reference }) => reference);
  await db.rows('UPDATE booking SET deposit_returns_at = now() WHERE reference = ANY ($1)', [due]);
  await Promise.all([
    db.rows(`SELECT stays_jobs.add_job('return-deposits', '{}') FROM generate_series(1, 3)`),
    the.sweep(),
    the.sweep(),
  ]);
  const waiting = `SELECT FROM stays_jobs.jobs WHERE task_identifier = 'return-deposits'`;
  while ((await db.rows(waiting)).length > 0) await setTimeout(100);
  for (const each of booked) expect(await the.partsOf(each)).toEqual([['deposit', DEPOSIT]]);
  expect(await command('books check --service stays --json')).toMatchObject({ exitCode: 0 });
});
