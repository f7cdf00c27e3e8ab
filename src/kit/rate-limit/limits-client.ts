import { createClient } from '@redis/client';
import { LIMIT_SCRIPTS } from './limit-scripts';

/** A connection that says nothing for so long is made anew; it is asked for a sign in between. */
const SILENCE_MS = 5_000;
const SIGN_EVERY_MS = 2_000;
const MAX_PAUSE_MS = 2_000;

export type LimitsClient = ReturnType<typeof limitsClient>;

/** In a file of its own, with the package that speaks with Redis: both are loaded where there is a Redis. */
export const limitsClient = (url: string) =>
  createClient({
    url,
    scripts: LIMIT_SCRIPTS,
    disableOfflineQueue: true,
    pingInterval: SIGN_EVERY_MS,
    socket: {
      connectTimeout: SILENCE_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: attempts => Math.min(50 * 2 ** attempts, MAX_PAUSE_MS),
    },
  });
