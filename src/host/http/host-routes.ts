import type { IncomingMessage } from 'node:http';

export interface Destination {
  /** A hosted service, or undefined for the process itself. */
  service: string | undefined;
  url: string;
}

export interface HostRoutes {
  /** Hosted services by name, each with its configured host names. */
  services: Record<string, readonly string[]>;
}

const PLAIN_PATHS: ReadonlySet<string> = new Set(['api', 'media', 'mcp', 'office']);

/** Metadata of the addresses of a service (RFC 8414 and 9728); its name stays in the path. */
const METADATA = /^\/\.well-known\/oauth-(?:protected-resource|authorization-server)\/([^/?#]+)\//;

/** Routes by path (`/<service>/...`), else by host name. A single service also gets plain `/api`, `/media`, `/mcp` and `/office`. */
export function hostRoutes(routes: HostRoutes): (request: Pick<IncomingMessage, 'url' | 'headers'>) => Destination {
  const names = Object.keys(routes.services);
  const byHost = new Map(names.flatMap(name => (routes.services[name] ?? []).map(host => [host, name] as const)));
  const only = names.length === 1 ? names[0] : undefined;

  return request => {
    const url = request.url ?? '/';
    const end = endOfFirstSegment(url);
    const first = url.slice(1, end);
    const metadataOf = METADATA.exec(url)?.[1];
    if (metadataOf !== undefined && Object.hasOwn(routes.services, metadataOf)) return { service: metadataOf, url };
    if (end > 1 && Object.hasOwn(routes.services, first))
      return { service: first, url: withLeadingSlash(url.slice(end)) };

    const host = hostName(request.headers.host);
    const named = byHost.get(host) ?? names.find(name => host.startsWith(`${name}.`));
    if (named) return { service: named, url };
    if (only && PLAIN_PATHS.has(first)) return { service: only, url };
    return { service: undefined, url };
  };
}

function endOfFirstSegment(url: string): number {
  if (!url.startsWith('/')) return 0;
  let end = 1;
  while (end < url.length && !'/?#'.includes(url[end]!)) end += 1;
  return end;
}

function withLeadingSlash(rest: string): string {
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function hostName(header: string | undefined): string {
  return (header ?? '').toLowerCase().replace(/:\d+$/, '');
}
