/** @no-database */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import kept from '../migrations/checksums.json';
import { ROOT } from './source-files';

const FOLDER = join(ROOT, 'migrations');

/** Imports may be written otherwise; what a migration does and the tables of a fresh database may not. */
function checksum(file: string): string {
  const lines = readFileSync(join(FOLDER, file), 'utf8').split('\n');
  const text = lines.filter(line => !line.startsWith('import ')).join('\n');
  return createHash('sha256').update(text.trim()).digest('hex');
}

/** A migration or a baseline that has run is never edited, since it does not run again: a new migration changes the tables. */
it('migrations and files of the baseline are only added; checksums.json gets a line for a new one and keeps the others', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => /\.(ts|sql)$/.test(file))
    .sort();
  expect(Object.fromEntries(files.map(file => [file, checksum(file)]))).toEqual(kept);
});
