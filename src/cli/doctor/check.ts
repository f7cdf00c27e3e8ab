import type { Client } from 'pg';
import type { SeededService } from '#host/service/hosted-service';
import type { Configuration } from '#kit/config/configuration';
import type { Clock } from '#kit/time/clock';

export type State = 'ok' | 'warning' | 'failed' | 'not configured';

export interface Finding {
  state: State;
  message: string;
  /** The remedy for a warning or a failure, unless the message names it. */
  advice?: string;
}

/** A database with its services. */
export interface CheckedDatabase {
  /** Host, port and name, without user and password. */
  place: string;
  services: readonly SeededService[];
  replicaUrls: readonly string[];
  /** Undefined if the database is unreachable. */
  connection: Client | undefined;
  /** The failure of an unreachable database. */
  failure: Finding | undefined;
}

export interface CheckContext {
  configuration: Configuration;
  clock: Clock;
  services: readonly SeededService[];
  databases: readonly CheckedDatabase[];
}

export interface Check {
  name: string;
  /** One finding or one for each database, server or processor. May throw: the message becomes a failure. */
  run: (context: CheckContext) => Promise<readonly Finding[]>;
}

export const ok = (message: string): Finding => ({ state: 'ok', message });
export const warning = (message: string, advice: string): Finding => ({ state: 'warning', message, advice });
export const failed = (message: string, advice: string): Finding => ({ state: 'failed', message, advice });
export const notConfigured = (message: string): Finding => ({ state: 'not configured', message });

/** The advice of what fails because a database is away. */
export const SEE_DATABASE = 'See the check of the database.';

/** Runs `check` on every database that responds, and reports the others as unknown. */
export async function onEachDatabase(
  { databases }: CheckContext,
  check: (connection: Client, database: CheckedDatabase) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const database of databases) {
    if (database.connection) findings.push(...(await check(database.connection, database)));
    else findings.push(failed(`unknown, since ${database.place} cannot be reached`, SEE_DATABASE));
  }
  return findings;
}

/** The message of any thrown value, on one line. */
export function reasonOf(thrown: unknown): string {
  const error = thrown as Error & { code?: string; cause?: Error & { code?: string } };
  const { cause } = error;
  const message = cause?.message || cause?.code || error.message || error.code || String(thrown);
  return message.split('\n', 1)[0]!;
}

/** A time span in its largest unit: `40 s`, `12 min`, `5 h`, `3 days`. */
export function spanOf(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`;
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)} min`;
  if (seconds < 36 * 3600) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}
