import { BooksChecks } from '#shared/books/books-checks.service';
import { command } from '../cli/commands';
import { ClosedMonth } from './closed-month';
import { allowChanges } from './date-changes.actors';
import { appliedChanges, type RacingStays, startRacingStays } from './races.actors';
import { StaysStorm } from './storm.actors';

const CONNECTIONS = 16;
/** The books close so many days, the last one after the storm. */
const DAYS = 30;
const BOOKINGS = 500;
const SEED = 31;
const MIN_CHANGES = 300;

let stays: RacingStays;
beforeAll(async () => {
  stays = await startRacingStays();
  await allowChanges(stays);
});
afterAll(async () => {
  expect(await stays?.close()).toBe(0);
});
afterEach(async () => {
  await stays.settled();
  expect(await stays.service.get(BooksChecks).run()).toEqual({ count: 0, differences: [] });
});

it('12.1, 10.9: the books agree after random bookings, changes, payments, refunds, departures and cancellations', async () => {
  process.stdout.write(`12.1: seed ${SEED}\n`);
  const storm = new StaysStorm(stays, SEED);
  const before = await appliedChanges(stays);
  const month = new ClosedMonth(stays);
  let closing = Promise.resolve();
  await storm.rage(BOOKINGS, CONNECTIONS, async done => {
    if (done % Math.ceil(BOOKINGS / DAYS) === 0) closing = closing.then(() => month.closeDay());
  });
  await closing;
  await month.closeDay();
  process.stdout.write(`12.1: ${JSON.stringify(storm.outcomes)}\n`);
  expect(await command('books check --service stays --json')).toMatchObject({
    exitCode: 0,
    data: { services: { stays: { count: 0, differences: [] } } },
  });
  expect(await storm.findContradictions()).toEqual([]);
  const { outcomes } = storm;
  expect(Object.keys(outcomes).filter(outcome => / 5\d\d$/.test(outcome))).toEqual([]);
  const changes = (await appliedChanges(stays)) - before;
  process.stdout.write(`10.9: ${changes} changes of dates were applied\n`);
  expect(changes).toBeGreaterThanOrEqual(MIN_CHANGES);
  for (const name of ['depart 200', 'cancel 201', 'refund 201', 'keep 200'])
    expect([name, outcomes[name]! > BOOKINGS / 25]).toEqual([name, true]);
  // 12.4
  expect(month.days).toHaveLength(DAYS);
  expect(month.sums()).toEqual(await month.readAtOnce());
});
