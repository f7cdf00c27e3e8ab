import type { IncomingMessage } from 'node:http';
import type { Configuration } from '#kit/config/configuration';
import type { Log } from '#kit/log/log';

const SAID = 'X-Forwarded-For arrives and TRUST_PROXY is not set: behind a proxy all visitors share the limits of one';

/** Says once that a proxy may stand in front which nobody told us of. Anybody can send the header, so it is no more than a hint. */
export function warnOfForwarding({ trustProxy }: Configuration, log: Log): (request: IncomingMessage) => void {
  let said = trustProxy !== false;
  return ({ headers }) => {
    if (said || headers['x-forwarded-for'] === undefined) return;
    said = true;
    log.warn({ variable: 'TRUST_PROXY' }, SAID);
  };
}
