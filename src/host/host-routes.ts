import type { IncomingMessage } from 'node:http';

export interface Destination {
  /** A hosted service, or undefined for the process itself. */
  service: string | undefined;
  /** The address without the prefix of the service. */
  url: string;
}

/** Host names by service. */
export interface HostRoutes {
  /** Hosted services by name, each with its configured host names. */
  services: Record<string, readonly string[]>;
}

/**
 * Finds the service for a request: first by path (`/<service>/...`), then by host name (`<service>.<anything>` or a
 * configured one). With a single hosted service, plain `/api` and `/media` belong to it.
 */
export function hostRoutes(routes: HostRoutes): (request: Pick<IncomingMessage, 'url' | 'headers'>) => Destination {
  const names = Object.keys(routes.services);
  const byHost = new Map(names.flatMap(name => (routes.services[name] ?? []).map(host => [host, name] as const)));
  const only = names.length === 1 ? names[0] : undefined;

  return request => {
    const url = request.url ?? '/';
    const end = endOfFirstSegment(url);
    const first = url.slice(1, end);
    if (end > 1 && Object.hasOwn(routes.services, first))
      return { service: first, url: withLeadingSlash(url.slice(end)) };

    const host = hostName(request.headers.host);
    const named = byHost.get(host) ?? names.find(name => host.startsWith(`${name}.`));
    if (named) return { service: named, url };
    if (only && (first === 'api' || first === 'media')) return { service: only, url };
    return { service: undefined, url };
  };
}

/** Index after the first segment of a path; 0 without one. */
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
