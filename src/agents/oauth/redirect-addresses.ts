/** Where a sign-in returns to: a web server, this machine at any port, or an app that owns the scheme. */
export type RedirectKind = 'web' | 'loopback' | 'private';

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Schemes of browsers and of other programs, which no app owns. */
const FOREIGN_SCHEMES: ReadonlySet<string> = new Set(
  [
    ['about', 'blob', 'chrome', 'data', 'file', 'filesystem', 'ftp', 'intent', 'javascript', 'mailto'],
    ['sms', 'tel', 'vbscript', 'view-source', 'ws', 'wss'],
  ].flatMap(names => names.map(name => `${name}:`)),
);

/** Undefined for an address to which no sign-in returns. */
export function redirectKind(address: string): RedirectKind | undefined {
  if (!URL.canParse(address) || address.includes('#')) return undefined;
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return undefined;
  if (protocol === 'https:') return 'web';
  if (protocol === 'http:') return LOOPBACK.has(hostname) ? 'loopback' : undefined;
  return FOREIGN_SCHEMES.has(protocol) ? undefined : 'private';
}

/** A private scheme that nobody of the staff entered needs a dot (RFC 8252), so that it belongs to a domain. */
export function isRedirectAddress(address: string, { isEntered }: { isEntered: boolean }): boolean {
  const kind = redirectKind(address);
  if (kind !== 'private' || isEntered) return kind !== undefined;
  return new URL(address).protocol.includes('.');
}

/** Whether all addresses are on the machine of the person, whatever the app says about itself. */
export const isNative = (addresses: readonly string[]): boolean =>
  addresses.every(address => ['loopback', 'private'].includes(redirectKind(address) ?? ''));
