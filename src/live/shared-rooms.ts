import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { Namespace, Server } from 'socket.io';
import type { Log } from '#kit/log/log';
import { SharedAdapter } from './shared-adapter';

/** Redis counts as unavailable after this time without a reply to the pings. */
const TIMEOUT_MS = 12_000;
const PING_EVERY_MS = 4_000;
const MAX_PAUSE_MS = 2_000;
/** How long the start waits for Redis; sharing begins later if it is unavailable. */
const START_MS = 2_000;

const GONE = 'Redis is away: live updates reach the pages of this process alone';
const BACK = 'Redis is back: live updates are shared again';
const UNREADABLE = 'a message of Redis cannot be read and is dropped';
const WARN_EVERY_MS = 60_000;

type Client = ReturnType<typeof clientOf>;

/** While Redis is unavailable, each process serves its own sockets and events of other processes are lost. */
export class SharedRooms {
  private readonly publisher: Client;
  private readonly subscriber: Client;
  private readonly ready = new Set<Client>();
  private resumed: () => void = () => {};
  private wasAway = false;
  private notedAt = -Infinity;

  constructor(
    private readonly url: string,
    private readonly log: Log,
  ) {
    this.publisher = this.watched(clientOf(url, true));
    this.subscriber = this.watched(clientOf(url, false));
  }

  /** Must be called before any namespace is opened. */
  async share(io: Server): Promise<void> {
    const { publisher, subscriber } = this;
    const nothing = () => {};
    const ignoreErrors = <Reply>(reply: Promise<Reply>) => void reply.catch(nothing);
    const prefix = `quintet${new URL(this.url).pathname.replace(/^\/?/, ':')}`;
    const publish = (channel: string, message: string) => ignoreErrors(publisher.publish(channel, message));
    const unsubscribe = (channel: string) => ignoreErrors(subscriber.unsubscribe(channel));
    const open = (namespace: Namespace) => {
      const adapter = new SharedAdapter(namespace, `${prefix}:live:${namespace.name}`, publish, unsubscribe);
      ignoreErrors(subscriber.subscribe(adapter.channel, message => this.receive(adapter, message)));
      return adapter;
    };
    // Called with `new`, so it cannot be an arrow function.
    io.adapter(function (namespace: Namespace) {
      return open(namespace);
    });
    const connected = Promise.all([publisher.connect(), subscriber.connect()]);
    ignoreErrors(connected);
    await Promise.race([connected, sleep(START_MS, undefined, { ref: false })]).catch(nothing);
  }

  /** Registers a callback for when sharing resumes. */
  whenResumed(resumed: () => void): void {
    this.resumed = resumed;
  }

  close(): void {
    for (const client of [this.publisher, this.subscriber]) client.destroy();
  }

  /** An error would close the connection. */
  private receive(adapter: SharedAdapter, message: string): void {
    try {
      adapter.receive(message);
    } catch (failure) {
      this.noteUnreadable(failure as Error);
    }
  }

  private noteUnreadable({ message }: Error): void {
    const now = performance.now();
    if (now - this.notedAt < WARN_EVERY_MS) return;
    this.notedAt = now;
    this.log.warn({ variable: 'REDIS_URL', reason: message }, UNREADABLE);
  }

  private watched(client: Client): Client {
    client.on('ready', () => {
      this.ready.add(client);
      if (!this.wasAway || this.ready.size < 2) return;
      this.wasAway = false;
      this.log.info({ variable: 'REDIS_URL' }, BACK);
      this.resumed();
    });
    client.on('error', (failure: NodeJS.ErrnoException) => {
      // On a lost connection, the client is no longer ready when it emits the error.
      if (client.isReady) return;
      this.ready.delete(client);
      if (this.wasAway) return;
      this.wasAway = true;
      this.log.warn({ variable: 'REDIS_URL', reason: failure.message || failure.code }, GONE);
    });
    return client;
  }
}

/** Without the offline queue, events published during an outage are dropped instead of sent late. */
const clientOf = (url: string, disableOfflineQueue: boolean) =>
  createClient({
    url,
    disableOfflineQueue,
    pingInterval: PING_EVERY_MS,
    socket: {
      connectTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      reconnectStrategy: attempts => Math.min(50 * 2 ** attempts, MAX_PAUSE_MS),
    },
  });
