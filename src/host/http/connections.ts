import type { Server, ServerResponse } from 'node:http';
import { Server as StreamServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** A connection on which no byte arrived for this long has no request in transit. */
const IDLE_MS = 1000;
const POLL_MS = 50;
const MAX_ACCEPT_MS = 5000;

interface Activity {
  bytesRead: number;
  at: number;
}

/** Unlike `Server.close`, responds to requests that have arrived on idle connections before closing them. */
export class Connections {
  private readonly open = new Map<Socket, Activity>();
  private readonly pending = new Set<ServerResponse>();
  private accepted = 0;
  private isAccepting = false;
  private ending = false;

  constructor(private readonly server: Server) {
    server.on('connection', (socket: Socket) => {
      this.open.set(socket, { bytesRead: 0, at: performance.now() });
      this.accepted += 1;
      if (this.isAccepting) socket.pause();
      socket.once('close', () => this.open.delete(socket));
    });
  }

  /** Whether the server is shutting down: every open connection gets one more response at most. */
  get isEnding(): boolean {
    return this.ending;
  }

  /** Keeps the connection open until the response is sent. Not needed for responses that are sent synchronously. */
  track(response: ServerResponse): void {
    if (this.ending) response.setHeader('Connection', 'close');
    this.pending.add(response);
    response.once('close', () => this.pending.delete(response));
  }

  /** Stops listening, responds to the last request of every open connection, and destroys the rest after `graceMs`. */
  async end(graceMs: number): Promise<void> {
    if (!this.server.listening) return;
    await this.acceptBacklog();
    StreamServer.prototype.close.call(this.server);
    this.ending = true;
    const started = performance.now();
    for (const sign of this.open.values()) sign.at = started;
    for (const response of this.pending) {
      if (!response.headersSent) response.setHeader('Connection', 'close');
    }
    while (this.open.size > 0 && performance.now() - started < graceMs) {
      await sleep(POLL_MS);
      await nextTurn(); // read arrived bytes before looking for idle connections
      this.closeIdle();
    }
    for (const socket of this.open.keys()) socket.destroy();
  }

  /** Accepts the connections in the backlog, which closing the listener would reset: one per turn of the event loop. */
  private async acceptBacklog(): Promise<void> {
    const started = performance.now();
    this.isAccepting = true;
    for (const socket of this.open.keys()) socket.pause();
    await nextTurn(); // connections are accepted from the next turn on
    let before: number;
    do {
      before = this.accepted;
      await nextTurn();
    } while (this.accepted > before && performance.now() - started < MAX_ACCEPT_MS);
    this.isAccepting = false;
    for (const socket of this.open.keys()) socket.resume();
  }

  private closeIdle(): void {
    const now = performance.now();
    const busy = new Set([...this.pending].map(response => response.req.socket));
    for (const [socket, sign] of this.open) {
      if (busy.has(socket) || socket.bytesRead !== sign.bytesRead) {
        this.open.set(socket, { bytesRead: socket.bytesRead, at: now });
      } else if (now - sign.at >= IDLE_MS) socket.destroySoon();
    }
  }
}
