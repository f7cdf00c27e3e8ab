import type { Client } from '../harness/client';
import { type OwnProcess, startProcess } from '../harness/own-process';
import { type Calendars, startCalendars } from './calendars.actors';

/** Makes what both processes serve, on their database. It runs no jobs by itself. */
export let stays: Calendars;
let processes: readonly OwnProcess[] = [];

/** The same caller at each process in turns. */
export const at = (client: Client, index: number): Client => client.at(processes[index % processes.length]!.origin);

beforeAll(async () => {
  const shared = {
    JWT_SECRET: 'a secret for the tests of this project only',
    TRUST_PROXY: '1',
    DATABASE_TIMEOUT_MS: '30000',
  };
  stays = await startCalendars(shared);
  const environment = { SERVICES: 'stays', CALENDAR_FETCH_PRIVATE: 'true', ...shared };
  processes = await Promise.all([startProcess(environment), startProcess(environment)]);
});
afterAll(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  await stays?.close();
});
