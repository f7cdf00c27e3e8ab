import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const MIN_FREE_BYTES = 3 * 1024 ** 3;

/**
 * The folder for databases of tests: in memory where Linux has room for them, otherwise the temporary folder. Every test
 * file copies a database of some 1,700 small files, which a disk creates ten times more slowly.
 */
export function dataFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= MIN_FREE_BYTES ? MEMORY : tmpdir();
}
