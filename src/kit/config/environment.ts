import { existsSync } from 'node:fs';

/** The environment of the process, filled up from `.env` in its folder. The only place that touches it. */
export function readEnvironment(): Record<string, string | undefined> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}
