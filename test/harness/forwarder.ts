import { createServer, connect, type Server, type Socket } from 'node:net';

/** A TCP proxy, such as stands in front of a cluster of databases. */
export interface Forwarder {
  host: string;
  port: number;
  /** Leads new connections to another port, and ends the present ones. */
  leadTo: (port: number) => void;
  close: () => void;
}

export async function startForwarder(target: number, { host = '127.0.0.1', port = 0 } = {}): Promise<Forwarder> {
  let current = target;
  const open = new Set<Socket>();
  const end = () => open.forEach(socket => socket.destroy());
  const server: Server = createServer(client => {
    const upstream = connect(current, '127.0.0.1');
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  await new Promise<void>(resolve => server.listen(port, host, resolve));
  const address = server.address() as { port: number };
  return {
    host,
    port: address.port,
    leadTo: next => {
      current = next;
      end();
    },
    close: () => {
      server.close();
      end();
    },
  };
}
