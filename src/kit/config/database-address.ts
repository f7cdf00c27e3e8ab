/** Which servers of an address are used, with the names and meanings of libpq. */
const TARGETS = ['any', 'read-write', 'read-only', 'primary', 'standby', 'prefer-standby'] as const;
export type Target = (typeof TARGETS)[number];

/** The address of a database, as libpq reads it: `postgres://user:password@a:5432,b:5432/name?target_session_attrs=read-write`. */
export interface DatabaseAddress {
  /** An address with one host for each server, in order of preference. */
  urls: readonly [string, ...string[]];
  target: Target;
}

const PARTS = /^(postgres(?:ql)?:\/\/)([^/?#]*)([^?#]*)(\?[^#]*)?/;
const TARGET = 'target_session_attrs';

/** Undefined if it is no address of a database. */
export function parseAddress(url: string): DatabaseAddress | undefined {
  const [, scheme = '', authority = '', path = '', query = ''] = PARTS.exec(url.trim()) ?? [];
  if (!scheme) return undefined;
  const at = authority.lastIndexOf('@') + 1;
  const parameters = new URLSearchParams(query);
  const target = parameters.get(TARGET) ?? 'any';
  if (!isTarget(target)) return undefined;
  parameters.delete(TARGET);
  const rest = path + (parameters.size > 0 ? `?${parameters.toString()}` : '');
  const [first, ...more] = authority
    .slice(at)
    .split(',')
    .map(host => `${scheme}${authority.slice(0, at)}${host}${rest}`);
  const urls = [first!, ...more] as const;
  return urls.every(each => URL.canParse(each)) ? { urls: [...urls], target } : undefined;
}

/** @throws TypeError */
export function addressOf(url: string): DatabaseAddress {
  const address = parseAddress(url);
  if (!address) throw new TypeError('not the address of a database');
  return address;
}

/** The user and the name of the database, which all servers of the address share. */
export function loginOf(url: string): { user: string; database: string } {
  const { username, pathname } = new URL(addressOf(url).urls[0]);
  return { user: decodeURIComponent(username), database: pathname.slice(1) };
}

/** Hosts and ports without user and password: `a:5432, b:5432`. */
export function hostsOf(url: string): string {
  const hosts = addressOf(url).urls.map(each => new URL(each));
  return hosts.map(({ hostname, port }) => `${hostname}:${port || '5432'}`).join(', ');
}

const isTarget = (word: string): word is Target => (TARGETS as readonly string[]).includes(word);
