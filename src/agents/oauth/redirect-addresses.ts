const MAX_LENGTH = 2000;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** Schemes that a browser acts on itself. */
const OF_BROWSERS = new Set(
  'about blob chrome data file filesystem ftp http https intent javascript mailto resource sms tel vbscript view-source ws wss'
    .split(' ')
    .map(scheme => `${scheme}:`),
);

/** `URL` also accepts `;` and `*`, which mean something else in the policy of the pages. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:]+\])$/;

/** The parts of a loopback address without its port. */
const LOOPBACK_PARTS = /^(http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]))(?::\d{1,5})?((?:[/?].*)?)$/;

/**
 * Whether people may be sent back to an address: https, http to their own machine, or a private scheme.
 * @param isEntered by staff, who may name a private scheme without a dot
 */
export function isRedirectAddress(address: string, isEntered: boolean): boolean {
  if (address.length > MAX_LENGTH || address.includes('#') || !/^[\x21-\x7e]+$/.test(address)) return false;
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (protocol === 'https:') return HOST.test(hostname);
  if (protocol === 'http:') return LOOPBACK_PARTS.test(address);
  return !OF_BROWSERS.has(protocol) && (isEntered || protocol.includes('.'));
}

/** Whether a requested address is registered. Only the port of a loopback address may be another one (RFC 8252, 7.3). */
export function isRegistered(address: string, registered: readonly string[]): boolean {
  if (registered.includes(address)) return true;
  const wanted = withoutPort(address);
  return wanted !== undefined && registered.some(each => withoutPort(each) === wanted);
}

function withoutPort(address: string): string | undefined {
  const [, host, rest] = LOOPBACK_PARTS.exec(address) ?? [];
  return host && `${host}${rest}`;
}

/** Whether any program of a machine could be behind a client: every address is loopback or a private scheme. */
export const isNative = (registered: readonly string[]): boolean =>
  registered.every(address => {
    const { protocol, hostname } = new URL(address);
    return !/^https?:$/.test(protocol) || LOOPBACK.has(hostname);
  });

/** Where an address leads: its host, or the scheme of a private one. */
export function placeOf(address: string): { host: string; source: string } {
  const { protocol, host, origin } = new URL(address);
  const isWeb = /^https?:$/.test(protocol);
  return {
    host: isWeb ? host : protocol.slice(0, -1),
    source: isWeb ? origin : (SCHEME.exec(address)?.[0] ?? protocol),
  };
}
