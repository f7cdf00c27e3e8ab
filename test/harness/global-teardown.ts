import { rmSync } from 'node:fs';
import { stopPostgres } from '../../tools/postgres.mjs';

/** Ends the applications that test files shared, where Jest ran them in its own process. */
async function endShared(): Promise<void> {
  const { atEndOfRun = [] } = globalThis as { atEndOfRun?: (() => Promise<void>)[] };
  for (const end of atEndOfRun.splice(0)) await end();
}

export default async function globalTeardown(): Promise<void> {
  await endShared();
  const directory = process.env.TEST_POSTGRES_DIRECTORY;
  if (!directory) return; // the server was there before us and stays
  await stopPostgres(directory, 'immediate');
  rmSync(directory, { recursive: true, force: true });
}
