import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Safe defaults; pages of this process use only their own scripts, and plain http works on a developer's machine. */
export const securityHeaders = (): RequestHandler =>
  helmet({
    contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: { maxAge: 15_552_000 },
  });
