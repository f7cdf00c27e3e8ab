import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { createAdapter } from '@socket.io/redis-adapter';
import type { Namespace, Server } from 'socket.io';
import type { Log } from '../log/log';

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

type Read = (...message: unknown[]) => unknown;

type Client = ReturnType<typeof clientOf>;

/**
 * Shares rooms between processes by Redis. While Redis is unavailable, each process serves its own sockets; events of
 * other processes are lost, and sharing resumes automatically.
 */
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
    const adapterOf = createAdapter(
      {
        publish: (channel: string, message: Buffer) => ignoreErrors(publisher.publish(channel, message)),
        pSubscribe: nothing, // the adapter detects the client library by this method
        on: nothing,
        off: nothing,
      },
      {
        pSubscribe: (...args: Parameters<Client['pSubscribe']>) => ignoreErrors(subscriber.pSubscribe(...args)),
        subscribe: (...args: Parameters<Client['subscribe']>) => ignoreErrors(subscriber.subscribe(...args)),
        pUnsubscribe: (...args: Parameters<Client['pUnsubscribe']>) => ignoreErrors(subscriber.pUnsubscribe(...args)),
        unsubscribe: (...args: Parameters<Client['unsubscribe']>) => ignoreErrors(subscriber.unsubscribe(...args)),
        on: nothing,
        off: nothing,
      },
      { key: `quintet${new URL(this.url).pathname.replace(/^\/?/, ':')}` },
    );
    const dropUnreadable = this.dropUnreadable.bind(this);
    // Called with `new`, so it cannot be an arrow function.
    io.adapter(function (namespace: Namespace) {
      return dropUnreadable(adapterOf(namespace));
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

  /**
   * Catches errors of the message handlers, which would otherwise close the connection or, as unhandled rejections, end
   * the process.
   */
  private dropUnreadable<Adapter extends object>(adapter: Adapter): Adapter {
    for (const name of ['onmessage', 'onrequest']) {
      const read = (Reflect.get(adapter, name) as Read).bind(adapter);
      const readSafely = async (...message: unknown[]) => {
        try {
          await read(...message);
        } catch (failure) {
          this.noteUnreadable(failure as Error);
        }
      };
      Reflect.set(adapter, name, readSafely);
    }
    return adapter;
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
