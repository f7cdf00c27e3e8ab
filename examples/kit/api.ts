import type { LiveService } from 'quintet-clients/live';

/** The address of the process; its `CORS_ORIGIN` names this site. `VITE_API=https://api.example.com npm run build` sets another. */
export const API = (import.meta.env['VITE_API'] as string | undefined) ?? 'http://localhost:3000';

/** The address of a service, for its client and its live updates. */
export const serviceAt = (service: LiveService): string => `${API}/${service}`;

/** Pictures come as paths of the process, or as whole addresses of a bucket. */
export const pictureAddress = (url: string): string => new URL(url, API).href;

/** Whether the process runs on a machine of the developer, with its demo accounts. */
export const isLocalDemo = /^(localhost|127\.0\.0\.1|10\..*|192\.168\..*)$/.test(new URL(API).hostname);
