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

const METADATA = /^\/\.well-known\/oauth-(?:protected-resource|authorization-server)\//;

/** Routes by path (`/<service>/...`), else by host name. A single service also gets plain `/api`, `/media`, `/mcp` and `/office`. */
export function hostRoutes(routes: HostRoutes): (request: Pick<IncomingMessage, 'url' | 'headers'>) => Destination {
  const names = Object.keys(routes.services);
  const byHost = new Map(names.flatMap(name => (routes.services[name] ?? []).map(host => [host, name] as const)));
  const only = names.length === 1 ? names[0] : undefined;

  return request => {
    const url = request.url ?? '/';
    const end = endOfFirstSegment(url);
    const first = url.slice(1, end);
    const metadata = metadataRoute(url, routes);
    if (metadata) return metadata;
    if (end > 1 && Object.hasOwn(routes.services, first))
      return { service: first, url: withLeadingSlash(url.slice(end)) };

    const host = hostName(request.headers.host);
    const named = byHost.get(host) ?? names.find(name => host.startsWith(`${name}.`));
    if (named) return { service: named, url };
    if (only && PLAIN_PATHS.has(first)) return { service: only, url };
    return { service: undefined, url };
  };
}

/**
 * Metadata of `/<service>/mcp/<word>` and `/<service>/oauth/<word>` (RFC 8414 and 9728). The path of `PUBLIC_URL` may be before
 * the service, whose name stays in the path.
 */
function metadataRoute(url: string, { services }: HostRoutes): Destination | undefined {
  if (!METADATA.test(url)) return undefined;
  const [, wellKnown, document, ...path] = url.replace(/[?#].*/s, '').split('/');
  const [service = '', kind, word] = path.slice(-3);
  if (path.length < 3 || !Object.hasOwn(services, service)) return undefined;
  return { service, url: `/${wellKnown}/${document}/${service}/${kind}/${word}` };
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
