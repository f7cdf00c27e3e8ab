import type { Bilingual } from '../language/language';

/** The names between braces: of `/orders/{reference}` it is `reference`. */
type Braced<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Braced<Rest> : never;

/** A page of the site that mails or processors lead to. The service makes its address, and its guides tell of it. */
export interface SitePage<Name extends string = string> {
  /** As a reader is told it: `/bookings/{reference}?token=…` */
  pathTemplate: string;
  /** What leads there. */
  linkedFrom: Bilingual;
  /** Its address at a site, which is written without a slash at the end. */
  urlAt: (site: string, values: Readonly<Record<Name, string>>) => string;
}

/** @param query by name, how its value is shown to a reader: `…`, or the words it may be */
export function sitePage<Path extends string, Query extends string>(
  path: Path,
  query: Readonly<Record<Query, string>>,
  from: Bilingual,
): SitePage<Braced<Path> | Query> {
  const names = Object.keys(query) as Query[];
  const written = (valueOf: (name: Query) => string) => names.map(name => `${name}=${valueOf(name)}`).join('&');
  const asked = names.length > 0 ? '?' : '';
  return {
    pathTemplate: `${path}${asked}${written(name => query[name])}`,
    linkedFrom: from,
    urlAt: (site, values) => {
      const value = (name: Braced<Path> | Query) => encodeURIComponent(values[name]);
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => value(name as Braced<Path>));
      return `${site}${filled}${asked}${written(value)}`;
    },
  };
}
