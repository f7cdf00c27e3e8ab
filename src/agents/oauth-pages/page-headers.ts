import { createHash } from 'node:crypto';
import { PAGE_STYLE } from './page-style';

const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64');

/**
 * Headers of every page. Nothing is loaded but the icon, no script runs, and no site may frame a page.
 * @param targets sources to which its forms may lead besides this origin, see `formTarget`
 */
export const pageHeaders = (targets: readonly string[] = []): Record<string, string> => ({
  'Content-Security-Policy': [
    `default-src 'none'`,
    `style-src 'sha256-${STYLE_HASH}'`,
    `img-src 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    ['form-action', `'self'`, ...targets].join(' '),
  ].join('; '),
  'X-Frame-Options': 'DENY',
  // Without the referrer, browsers send the origin of a form as `null`.
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Apps open these pages in a window of their own, and wait for it to come back.
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  'Cache-Control': 'no-store',
});
