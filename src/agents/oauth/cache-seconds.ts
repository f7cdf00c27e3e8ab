const MIN_SECONDS = 60;
const MAX_SECONDS = 24 * 60 * 60;

/** How long a response may be kept, as its headers say: a minute to a day. @param now milliseconds since 1970 */
export function cacheSeconds(headers: Readonly<Record<string, string | string[] | undefined>>, now: number): number {
  return Math.min(Math.max(MIN_SECONDS, freshness(headers, now)), MAX_SECONDS);
}

function freshness(headers: Readonly<Record<string, string | string[] | undefined>>, now: number): number {
  const control = String(headers['cache-control'] ?? '').toLowerCase();
  const directives = control.split(',').map(directive => directive.trim());
  if (directives.some(directive => ['no-store', 'no-cache'].includes(directive))) return 0;
  const age = directives.find(directive => /^max-age=\d{1,9}$/.test(directive));
  if (age !== undefined) return Number(age.slice('max-age='.length));
  const expires = Date.parse(String(headers['expires'] ?? ''));
  return Number.isNaN(expires) ? 0 : Math.floor((expires - now) / 1000);
}
