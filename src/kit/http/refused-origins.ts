import type { IncomingHttpHeaders } from 'node:http';
import type { Origins } from '../config/origins';
import type { Log } from '../log/log';

/** Anybody can send any origin: after so many different ones nothing more is logged. */
const MAX_ORIGINS = 100;
const MAX_CHARACTERS = 200;
const REFUSED = 'pages of this origin may not call: name it in the variable';

/** Logs each origin that is refused once; a browser tells nobody but its own console. */
export class RefusedOrigins {
  private readonly logged = new Set<string>();

  constructor(
    private readonly log: Log,
    private readonly variable: 'CORS_ORIGIN' | 'FRONTEND_URL' = 'CORS_ORIGIN',
  ) {}

  /** Logs the origin of a request unless it is allowed or the one that the request goes to. */
  check({ origin, host }: IncomingHttpHeaders, allowed: Origins): void {
    if (origin === undefined || allowed.has(origin) || this.logged.has(origin)) return;
    if (origin === `http://${host}` || origin === `https://${host}`) return;
    if (this.logged.size >= MAX_ORIGINS) return;
    this.logged.add(origin);
    this.log.warn({ variable: this.variable, origin: origin.slice(0, MAX_CHARACTERS) }, REFUSED);
  }
}
