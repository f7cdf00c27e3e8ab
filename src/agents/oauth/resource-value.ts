/** What two spellings of a resource have in common: query, closing slash and the case of the host do not count (RFC 8707). */
export function comparable(value: string): string | undefined {
  if (!URL.canParse(value) || value.includes('#')) return undefined;
  const { protocol, host, pathname, username, password } = new URL(value);
  if (username !== '' || password !== '') return undefined;
  return `${protocol}//${host}${pathname.replace(/\/$/, '')}`;
}

/** The address of metadata (RFC 8414 and 9728): after the host, before the path. */
export function wellKnownAddress(document: string, of: string): string {
  const { origin, pathname } = new URL(of);
  return `${origin}/.well-known/${document}${pathname}`;
}
