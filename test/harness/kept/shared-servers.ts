import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface SharedServer {
  server: Server;
  url: string;
  /** The test file that uses it. */
  borrower: string | undefined;
  listener: RequestListener;
}

const servers = new Map<string, Promise<SharedServer>>();

/** What a test file does with a server: cuts its connections at the end. */
export interface BorrowedServer {
  url: string;
  stop: () => void;
}

/**
 * An HTTP server whose address is the same for all test files of this worker, so that they can share an application that calls
 * it. Undefined when it is in use by this file already.
 */
export async function borrowServer(name: string, listener: RequestListener): Promise<BorrowedServer | undefined> {
  const listening = servers.get(name) ?? listen();
  servers.set(name, listening);
  const shared = await listening;
  const file = expect.getState().testPath;
  if (shared.borrower === file) return undefined;
  Object.assign(shared, { borrower: file, listener });
  return {
    url: shared.url,
    stop: () => {
      Object.assign(shared, { borrower: undefined, listener: cut });
      shared.server.closeAllConnections();
    },
  };
}

const cut: RequestListener = (_, response) => response.destroy();

async function listen(): Promise<SharedServer> {
  const server = createServer((request, response) => shared.listener(request, response));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  // Does not keep the process of the worker alive.
  server.unref();
  const { port } = server.address() as AddressInfo;
  const shared: SharedServer = { server, url: `http://127.0.0.1:${port}`, borrower: undefined, listener: cut };
  return shared;
}
