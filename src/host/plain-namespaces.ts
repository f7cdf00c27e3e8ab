import type { Server } from 'socket.io';
import type { frontDoor } from './front-door';

const PLAIN = /^\/[^/]+$/;

/**
 * Notes on every socket of a plain namespace (`/notifications`) which service its host names, and refuses those of no
 * service. Namespaces below a service's prefix need none of it. To be called before any service opens its own.
 */
export function sortSocketsByHost(io: Server, find: ReturnType<typeof frontDoor>): void {
  io.use((_socket, next) => next(new Error('Nothing is served here.')));
  io.on('new_namespace', namespace => {
    if (!PLAIN.test(namespace.name)) return;
    namespace.use((socket, next) => {
      const { service } = find({ url: '/api', headers: socket.handshake.headers });
      Object.assign(socket.data, { service });
      next(service ? undefined : new Error('No service answers to this host name.'));
    });
  });
}
