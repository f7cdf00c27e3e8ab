import type { IncomingMessage } from 'node:http';
import type { Configuration } from '#kit/config/configuration';
import type { Log } from '#kit/log/log';

const WARNING =
  'X-Forwarded-For arrives and TRUST_PROXY is not set: behind a proxy all visitors share the limits of one';

/** Says once that a proxy may stand in front which nobody told us of. Anybody can send the header, so it is no more than a hint. */
export function warnOnForwardedRequests({ trustProxy }: Configuration, log: Log): (request: IncomingMessage) => void {
  let hasWarned = trustProxy !== false;
  return ({ headers }) => {
    if (hasWarned || headers['x-forwarded-for'] === undefined) return;
    hasWarned = true;
    log.warn({ variable: 'TRUST_PROXY' }, WARNING);
  };
}
