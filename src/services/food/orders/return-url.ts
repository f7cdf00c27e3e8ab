/**
 * The address to send a browser back to, written as it was understood, when its origin is an allowed one; otherwise
 * undefined. Origins are compared parsed and whole, never by how the text begins.
 */
export function returnUrl(text: string, allowedOrigins: readonly string[]): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { origin, href } = new URL(text);
  return allowedOrigins.includes(origin) ? href : undefined;
}
