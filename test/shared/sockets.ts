import { io, type Socket } from 'socket.io-client';

export interface SocketOptions {
  auth?: Record<string, unknown>;
  /** Headers of the handshake, `Host` among them. */
  headers?: Record<string, string>;
}

/** An open page: what it heard, in order. */
export interface Page {
  socket: Socket;
  heard: [event: string, payload: unknown][];
  /** Settles when the next event comes. */
  next: () => Promise<[event: string, payload: never]>;
  /** Settles with the reason when the server ends the connection. */
  ended: Promise<string>;
}

const open = new Set<Socket>();

/** Connects to a namespace; rejects with the server's refusal. */
export async function openPage(address: string, { auth = {}, headers = {} }: SocketOptions = {}): Promise<Page> {
  // Only a web socket of Node lets a client name another host than the one it connects to.
  const transports = headers['Host'] ? ['websocket'] : ['polling', 'websocket'];
  const socket = io(address, { auth, extraHeaders: headers, transports, forceNew: true, reconnection: false });
  open.add(socket);
  const heard: Page['heard'] = [];
  let waiting: (() => void) | undefined;
  let told = 0;
  socket.onAny((event: string, payload: unknown) => {
    heard.push([event, payload]);
    waiting?.();
  });
  const ended = new Promise<string>(resolve => socket.once('disconnect', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return {
    socket,
    heard,
    ended,
    next: async () => {
      while (heard.length <= told) await new Promise<void>(resolve => (waiting = resolve));
      return heard[told++] as [string, never];
    },
  };
}

export function closePages(): void {
  for (const socket of open) socket.disconnect();
  open.clear();
}

/** The message a refused connection comes back with. */
export async function refusalOf(address: string, options?: SocketOptions): Promise<string> {
  return openPage(address, options).then(
    () => 'no refusal',
    (error: Error) => error.message,
  );
}
