import type { Server, Socket } from 'socket.io';

type Connection = Socket['conn'];

interface Use {
  sockets: Set<string>;
  timer: NodeJS.Timeout;
}

/** `connectTimeout` of the library only applies before the first socket. */
export function closeUnusedConnections(io: Server, afterMs: number): void {
  const uses = new WeakMap<Connection, Use>();
  io.engine.on('connection', (connection: Connection) => {
    const sockets = new Set<string>();
    // Without `true` a polling connection that does not poll stays until the library's own timeouts.
    const close = () => void (sockets.size === 0 && connection.close(true));
    const timer = setTimeout(close, afterMs).unref();
    uses.set(connection, { sockets, timer });
    connection.once('close', () => clearTimeout(timer));
  });
  io.on('new_namespace', namespace => {
    namespace.on('connection', (socket: Socket) => {
      const use = uses.get(socket.conn);
      use?.sockets.add(socket.id);
      socket.once('disconnect', () => {
        use?.sockets.delete(socket.id);
        if (use?.sockets.size === 0) use.timer.refresh();
      });
    });
  });
}
