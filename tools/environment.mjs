import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Fills the environment up from `.env`. */
export function readEnvironment() {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
}

export const inProduction = () => process.env.NODE_ENV === 'production';
