import { existsSync } from 'node:fs';

/** The environment of the process and `.env`. No other code reads it. */
export function readEnvironment(): Record<string, string | undefined> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}
