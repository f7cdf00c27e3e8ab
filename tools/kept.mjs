/** What `npm start` keeps in the folder of the project from one start to the next. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

export const DATA = join(root, '.data');
export const POSTGRES = { directory: join(DATA, 'postgres'), database: 'quintet' };

/** Kept, so that a restart signs nobody out. */
export function keptSecret() {
  const file = join(DATA, 'jwt-secret');
  if (!existsSync(file)) {
    mkdirSync(DATA, { recursive: true });
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}
