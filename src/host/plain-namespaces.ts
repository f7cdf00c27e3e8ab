import type { Server } from 'socket.io';
import type { hostRoutes } from './host-routes';

const PLAIN = /^\/[^/]+$/;

/**
 * Notes on every socket of a plain namespace (`/notifications`) which service its host names, and refuses those of no
 * service. Namespaces below a service's prefix need none of it. To be called before any service opens its own.
 */
export function assignServiceByHost(io: Server, find: ReturnType<typeof hostRoutes>): void {
  io.use((_socket, next) => next(refusal('no_socket_here', 'Nothing is served here.')));
  io.on('new_namespace', namespace => {
    if (!PLAIN.test(namespace.name)) return;
    namespace.use((socket, next) => {
      const { service } = find({ url: '/api', headers: socket.handshake.headers });
      Object.assign(socket.data, { service });
      next(service ? undefined : refusal('no_service_here', 'No service answers to this host name.'));
    });
  });
}

/** As every refusal of a socket: a sentence, and its key in `data.code`. */
const refusal = (code: string, message: string): Error => Object.assign(new Error(message), { data: { code } });
