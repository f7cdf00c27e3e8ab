import type { Server } from 'socket.io';
import type { hostRoutes } from './host-routes';

const PLAIN = /^\/[^/]+$/;

/** Stores the service of the host name on every socket without prefix. Call it before namespaces are opened. */
export function assignServiceByHost(io: Server, find: ReturnType<typeof hostRoutes>): void {
  io.use((_socket, next) => next(refusal('no_socket_here', 'Nothing is served here.')));
  io.on('new_namespace', namespace => {
    if (!PLAIN.test(namespace.name)) return;
    namespace.use((socket, next) => {
      const { service } = find({ url: '/api', headers: socket.handshake.headers });
      Object.assign(socket.data, { service });
      next(service ? undefined : refusal('no_service_here', 'No service has this host name.'));
    });
  });
}

/** A refusal of a socket: the message, with the key in `data.code`. */
const refusal = (code: string, message: string): Error => Object.assign(new Error(message), { data: { code } });
