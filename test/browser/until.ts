import { setTimeout as sleep } from 'node:timers/promises';

/** The one limit of everything that tests of browsers wait for: far above what it takes on a busy machine. */
export const PATIENCE_MS = 300_000;
const PAUSE_MS = 100;

/** Reads until there is a value. @throws when there is none for a long time, with `what` was missing */
export async function until<Value>(
  what: string,
  read: () => Value | undefined | Promise<Value | undefined>,
): Promise<Value> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(PAUSE_MS)) {
    const value = await read();
    if (value !== undefined) return value;
  }
  throw new Error(`${what} did not come`);
}
