import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Helmet defaults, without upgrading to https, so that development over http works. */
export const securityHeaders = (): RequestHandler =>
  helmet({
    contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: { maxAge: 15_552_000 },
  });
