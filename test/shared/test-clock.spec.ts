import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Temporal } from 'temporal-polyfill';
import { Client } from 'pg';

/** The clocks are moved by whole seconds. */
const ONE_SECOND_MS = 1000;

/** Expects the time that `read` returns to be the time at which it was called. */
async function expectNow(read: () => Promise<number>): Promise<void> {
  const earliest = Date.now() - ONE_SECOND_MS;
  const time = await read();
  expect(time).toBeGreaterThanOrEqual(earliest);
  expect(time).toBeLessThanOrEqual(Date.now() + ONE_SECOND_MS);
}

it('is the same here, in Postgres and in other processes, also where TEST_CLOCK moves it', async () => {
  const client = new Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  await expectNow(async () => {
    const { rows } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now');
    return rows[0]!.now.getTime();
  });
  await client.end();
  await expectNow(async () => Temporal.Now.instant().epochMilliseconds);
  await expectNow(async () => new Date().getTime());
  await expectNow(async () => Number((await promisify(execFile)(process.execPath, ['--print', 'Date.now()'])).stdout));
});
