/** @no-database */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import kept from '../migrations/checksums.json';
import { ROOT } from './source-files';

const FOLDER = join(ROOT, 'migrations');

/** Imports may be written otherwise; what a migration does may not. */
function checksum(file: string): string {
  const lines = readFileSync(join(FOLDER, file), 'utf8').split('\n');
  const said = lines.filter(line => !line.startsWith('import ')).join('\n');
  return createHash('sha256').update(said.trim()).digest('hex');
}

/** A migration that has run is never edited, since nobody runs it again: a new one changes what it did. */
it('migrations are only added; checksums.json gets a line for a new one and keeps the others', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.ts'))
    .sort();
  expect(Object.fromEntries(files.map(file => [file, checksum(file)]))).toEqual(kept);
});
