import type { Bilingual } from '../language/language';

/** The placeholders of a path: `reference` of `/orders/{reference}`. */
type Braced<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Braced<Rest> : never;

/** A page of the site that mails or payment processors link to; listed in the guides. */
export interface SitePage<Name extends string = string> {
  /** For documentation: `/bookings/{reference}?token=…` */
  pathTemplate: string;
  /** Where the link appears. */
  linkedFrom: Bilingual;
  /** The URL at a site; `site` has no trailing slash. */
  urlAt: (site: string, values: Readonly<Record<Name, string>>) => string;
}

/** @param query query parameters with the placeholder to show in documentation: `…`, or the possible values */
export function sitePage<Path extends string, Query extends string>(
  path: Path,
  query: Readonly<Record<Query, string>>,
  from: Bilingual,
): SitePage<Braced<Path> | Query> {
  const names = Object.keys(query) as Query[];
  const written = (valueOf: (name: Query) => string) => names.map(name => `${name}=${valueOf(name)}`).join('&');
  const separator = names.length > 0 ? '?' : '';
  return {
    pathTemplate: `${path}${separator}${written(name => query[name])}`,
    linkedFrom: from,
    urlAt: (site, values) => {
      const value = (name: Braced<Path> | Query) => encodeURIComponent(values[name]);
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => value(name as Braced<Path>));
      return `${site}${filled}${separator}${written(value)}`;
    },
  };
}
