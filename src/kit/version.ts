import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The version in package.json, from the sources as from the build. */
export function versionOfProject(): string {
  for (let folder = __dirname; ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
    if (folder === dirname(folder)) return 'unknown';
  }
}
