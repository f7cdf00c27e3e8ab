import type { Origins } from '#kit/config/origins';

/** The parsed address if its origin is allowed, else undefined. Compares parsed origins, not text prefixes. */
export function returnUrl(text: string, allowedOrigins: Origins): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { origin, href, username, password } = new URL(text);
  if (username !== '' || password !== '' || text.includes('\\')) return undefined;
  return allowedOrigins.has(origin) ? href : undefined;
}
