import type { LiveEvent } from 'quintet-clients/live';
import { follow } from '#kit/live';
import { session } from './api';

type Events = LiveEvent<'fitness', 'staff'>;

/** Calls its listeners until the page that added them is left. */
class Signal<Value> {
  private readonly listeners = new Set<(value: Value) => unknown>();

  on(left: AbortSignal, listener: (value: Value) => unknown): void {
    this.listeners.add(listener);
    left.addEventListener('abort', () => this.listeners.delete(listener));
  }

  readonly send = (value: Value): void => {
    for (const listener of this.listeners) listener(value);
  };
}

export const messageSent = new Signal<Events['message:created']>();
export const messagesRead = new Signal<Events['message:read']>();
export const sessionFinished = new Signal<Events['session:finished']>();
/** A new notification, such as of assigned work or a check-in. */
export const notified = new Signal<Events['notification:created']>();
/** Places of an event were offered to members of its waiting list, or are no longer. */
export const placesChanged = new Signal<Events['event:places']>();
/** Connected again: pages read what they missed. */
export const connected = new Signal<void>();

let isFirst = true;

/** Listens until the account signs out. */
export function goLive(): void {
  const socket = follow<'fitness', 'staff'>({
    service: 'fitness',
    who: session,
    catchUp: async () => {
      if (!isFirst) connected.send();
      isFirst = false;
    },
  });
  socket.on('message:created', messageSent.send);
  socket.on('message:read', messagesRead.send);
  socket.on('session:finished', sessionFinished.send);
  socket.on('notification:created', notified.send);
  socket.on('event:places', placesChanged.send);
}
