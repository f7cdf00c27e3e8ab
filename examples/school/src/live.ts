import { follow } from '#kit/live';
import type { LiveEvent, LiveSocket } from 'quintet-clients/live';
import { notifications } from './notifications/feed';
import { session } from './school';

type MessageEvent = LiveEvent<'courses', 'student'>['message:created'];

let socket: LiveSocket<'courses', 'student'> | undefined;

/** Keeps notifications as they are on the server until the student signs out. */
export function goLive(): void {
  if (socket) return;
  socket = follow<'courses', 'student'>({ service: 'courses', who: session, catchUp: notifications.read });
  socket.on('notification:created', notifications.add);
  socket.on('notification:read', notifications.markRead);
  socket.on('notification:deleted', notifications.drop);
}

/** Calls back for every new message, and after an interruption, until the visitor leaves the page. */
export function onMessages(left: AbortSignal, created: (message: MessageEvent) => void, again?: () => void): void {
  goLive();
  socket!.on('message:created', created);
  if (again) socket!.on('connect', again);
  left.addEventListener('abort', () => {
    socket!.off('message:created', created);
    if (again) socket!.off('connect', again);
  });
}
