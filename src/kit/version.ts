import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './project-folder';

/** The version in package.json, from the sources as from the build. */
export function versionOfProject(): string {
  const file = join(projectFolder(), 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : 'unknown';
}
