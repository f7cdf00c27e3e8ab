import { rmSync } from 'node:fs';
import { stopPostgres } from '../../tools/postgres.mjs';

export default async function globalTeardown(): Promise<void> {
  const directory = process.env.TEST_POSTGRES_DIRECTORY;
  if (!directory) return; // the server was there before us and stays
  await stopPostgres(directory, 'immediate');
  rmSync(directory, { recursive: true, force: true });
}
