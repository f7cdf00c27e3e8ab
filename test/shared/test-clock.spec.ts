import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Temporal } from 'temporal-polyfill';
import { Client } from 'pg';

const ONE_SECOND_MS = 1000;
const SLOW_START_MS = 5000;

it('is the same here, in Postgres and in other processes, also where TEST_CLOCK moves it', async () => {
  const client = new Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  const [row] = (await client.query<{ now: Date }>('SELECT clock_timestamp() AS now')).rows;
  await client.end();
  expect(Math.abs(row!.now.getTime() - Date.now())).toBeLessThan(ONE_SECOND_MS);
  expect(Math.abs(Temporal.Now.instant().epochMilliseconds - new Date().getTime())).toBeLessThan(ONE_SECOND_MS);
  const { stdout } = await promisify(execFile)(process.execPath, ['--print', 'Date.now()']);
  expect(Math.abs(Number(stdout) - Date.now())).toBeLessThan(SLOW_START_MS);
});
