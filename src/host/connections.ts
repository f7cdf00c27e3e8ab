import type { Server, ServerResponse } from 'node:http';
import { Server as StreamServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** A kept connection without a sign of its client for so long holds no request that is on its way. */
const IDLE_MS = 1000;
const POLL_MS = 50;
const MAX_ACCEPT_MS = 5000;

interface Activity {
  bytesRead: number;
  at: number;
}

/**
 * The connections of an HTTP server, which `end` ends without cutting off what was sent on them. An HTTP server that is
 * closed destroys its idle connections at once, and takes for idle also those whose next request has arrived and was
 * not read yet.
 */
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

  /** Whether open connections get their last answers. */
  get isEnding(): boolean {
    return this.ending;
  }

  /** Knows of a request that may take its time. One that is answered at once, and before the end, needs no knowing. */
  track(response: ServerResponse): void {
    if (this.ending) response.setHeader('Connection', 'close');
    this.pending.add(response);
    response.once('close', () => this.pending.delete(response));
  }

  /** Takes no new connections and answers what is sent on the open ones, the last answer each; cuts what is left when the time is over. */
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
      await nextTurn(); // what has arrived is read first
      this.closeIdle();
    }
    for (const socket of this.open.keys()) socket.destroy();
  }

  /**
   * Takes in the connections that wait at the door, which would be cut off with it. A turn of the event loop takes one;
   * nothing is read meanwhile, or the work of the others would make each turn long.
   */
  private async acceptBacklog(): Promise<void> {
    const started = performance.now();
    this.isAccepting = true;
    for (const socket of this.open.keys()) socket.pause();
    await nextTurn(); // the rest of this turn looks at no connections any more
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
