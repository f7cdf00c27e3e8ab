import type { Origins } from '#kit/config/origins';

/**
 * The address to send a browser back to, written as it was understood, when its origin is an allowed one; otherwise
 * undefined. Origins are compared parsed and whole, never by how the text begins. What only looks odd to a reader, an
 * account before the host or a backslash, is no address of a site either.
 */
export function returnUrl(text: string, allowedOrigins: Origins): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { origin, href, username, password } = new URL(text);
  if (username !== '' || password !== '' || text.includes('\\')) return undefined;
  return allowedOrigins.has(origin) ? href : undefined;
}
