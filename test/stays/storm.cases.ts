import { command } from '../cli/commands';
import { ClosedMonth } from './closed-month';
import { atRandom, RUNS_ALL_TRIALS, trials } from '../harness/trials';
import { appliedChanges } from './races.actors';
import { stays } from './racing-stays';
import { StaysStorm } from './storm.actors';

const CONNECTIONS = 16;
/** The books close so many days, the last one after the storm. */
const DAYS = trials(30, 6);
const BOOKINGS = trials(500, 60);
const MIN_CHANGES = RUNS_ALL_TRIALS ? 300 : 24;
const MIN_OUTCOMES = RUNS_ALL_TRIALS ? 20 : 1;

it(
  '12.1, 10.9: the books agree after random bookings, changes, payments, refunds, departures and cancellations',
  atRandom(async choices => {
    const storm = new StaysStorm(stays, choices);
    const before = await appliedChanges(stays);
    const month = new ClosedMonth(stays);
    let closing = Promise.resolve();
    await storm.rage(BOOKINGS, CONNECTIONS, async done => {
      if (done % (Math.floor(BOOKINGS / DAYS) + 1) === 0) closing = closing.then(() => month.closeDay());
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
      expect([name, outcomes[name]! >= MIN_OUTCOMES]).toEqual([name, true]);
    // 12.4
    expect(month.days).toHaveLength(DAYS);
    expect(month.sums()).toEqual(await month.readAtOnce());
  }),
);
