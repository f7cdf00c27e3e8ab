import dns from 'node:dns/promises';
import { createServer, request as requestHttp, type RequestListener, type Server } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';

/** Host names that lead to public addresses, and the https servers at them. */
export interface DocumentServers {
  /** Replies at every name of `public`. */
  respond: RequestListener;
  /** URLs that were requested. */
  readonly requested: string[];
  /** Addresses that a name resolves to. */
  addresses: Record<string, readonly string[]>;
  close: () => Promise<void>;
}

/** A public server that a document can be at. */
const PUBLIC = '93.184.215.14';

/**
 * Names resolve as told, to a public server otherwise, and https requests that pass the guard reach a server of the test. The
 * guard itself is the real one.
 */
export async function startDocumentServers(): Promise<DocumentServers> {
  const server: Server = createServer((request, response) => servers.respond(request, response));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const lookup = jest
    .spyOn(dns, 'lookup')
    .mockImplementation((async (host: string) =>
      (servers.addresses[host] ?? [PUBLIC]).map(address => ({ address, family: 4 }))) as unknown as typeof dns.lookup);
  const request = jest.spyOn(https, 'request').mockImplementation((...call: Parameters<typeof https.request>) => {
    const [url, options] = call as unknown as [URL, object];
    servers.requested.push(url.href);
    return requestHttp(`http://127.0.0.1:${port}${url.pathname}${url.search}`, {
      ...options,
      lookup: undefined,
      headers: { ...('headers' in options ? (options.headers as object) : {}), 'x-name': url.host },
    });
  });
  const servers: DocumentServers = {
    respond: (_, response) => response.writeHead(404).end(),
    requested: [],
    addresses: {},
    close: async () => {
      lookup.mockRestore();
      request.mockRestore();
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
  return servers;
}
