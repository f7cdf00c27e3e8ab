import type { IncomingMessage } from 'node:http';
import type { Configuration } from '#kit/config/configuration';
import type { Log } from '#kit/log/log';

const WARNING =
  'X-Forwarded-For was received and TRUST_PROXY is not set: behind a proxy all visitors share one rate limit';

/** Warns once about a possible proxy that is not configured. Any client can send the header, so it is only a hint. */
export function warnOnForwardedRequests({ trustProxy }: Configuration, log: Log): (request: IncomingMessage) => void {
  let hasWarned = trustProxy !== false;
  return ({ headers }) => {
    if (hasWarned || headers['x-forwarded-for'] === undefined) return;
    hasWarned = true;
    log.warn({ variable: 'TRUST_PROXY' }, WARNING);
  };
}
