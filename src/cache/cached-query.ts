import type { Type } from '@nestjs/common';

export interface CachedHandler {
  controller: Type;
  method: string;
  handler: object;
  tables: readonly string[];
}

/** Express parses only the first thousand parameters, so removing some of more than that would change the query. */
const MAX_PARAMETERS = 100;
const PLAIN_NAME = /^[\w.-]+$/;

/** The URL without plain parameters that the route does not read, so that invented ones add no cache entries. */
export function canonicalUrl(url: string, known: ReadonlySet<string>): string {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const sent = url.slice(at + 1).split('&');
  if (sent.length > MAX_PARAMETERS) return url;
  const parts = sent.filter(part => {
    const name = part.split('=', 1)[0]!;
    return part !== '' && (known.has(name) || !PLAIN_NAME.test(name));
  });
  return parts.length === 0 ? url.slice(0, at) : `${url.slice(0, at)}?${parts.join('&')}`;
}
