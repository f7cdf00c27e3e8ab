import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onServer } from '../harness/test-databases.cjs';

/** Builds the page of the offices unless it was built from these sources. Of several test files one builds and the others wait. */
export async function buildOffice(): Promise<void> {
  await onServer(async server => {
    // Postgres releases the lock with the connection, also of a worker that is killed.
    await server.query(`SELECT pg_advisory_lock(hashtext('office build'))`);
    await promisify(execFile)(process.execPath, [join(__dirname, 'office-build-step.mjs')]);
  });
}
