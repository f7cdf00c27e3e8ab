import type { IncomingHttpHeaders } from 'node:http';
import type { Origins } from '../config/origins';
import type { Log } from '../log/log';

/** Origins are client input, so logging stops after this many different ones. */
const MAX_ORIGINS = 100;
const MAX_CHARACTERS = 200;
const REFUSED = 'pages of this origin are refused: add it to the variable to allow them';

/** Logs each refused origin once; otherwise only the browser console shows it. */
export class RefusedOrigins {
  private readonly logged = new Set<string>();

  constructor(
    private readonly log: Log,
    private readonly variable: 'CORS_ORIGIN' | 'FRONTEND_URL' = 'CORS_ORIGIN',
  ) {}

  /** Logs the origin of a request unless it is allowed or the same origin. */
  check({ origin, host }: IncomingHttpHeaders, allowed: Origins): void {
    if (origin === undefined || allowed.has(origin) || this.logged.has(origin)) return;
    if (origin === `http://${host}` || origin === `https://${host}`) return;
    if (this.logged.size >= MAX_ORIGINS) return;
    this.logged.add(origin);
    this.log.warn({ variable: this.variable, origin: origin.slice(0, MAX_CHARACTERS) }, REFUSED);
  }

  /** Logs every refused origin again. */
  reset(): void {
    this.logged.clear();
  }
}
