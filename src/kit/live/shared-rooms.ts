import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { createAdapter } from '@socket.io/redis-adapter';
import type { Namespace, Server } from 'socket.io';
import type { Log } from '../log/log';

/** A Redis that answers nothing for so long is taken for gone; it is asked for a sign a few times meanwhile. */
const SILENCE_MS = 12_000;
const SIGN_EVERY_MS = 4_000;
const MAX_PAUSE_MS = 2_000;
/** How long the start waits for Redis; sharing begins when it is there. */
const START_MS = 2_000;

const GONE = 'Redis is away: live updates reach the pages of this process alone';
const BACK = 'Redis is back: live updates are shared again';
const UNREADABLE = 'a message of Redis cannot be read and is dropped';
const WARN_EVERY_MS = 60_000;

type Read = (...message: unknown[]) => unknown;

type Client = ReturnType<typeof clientOf>;

/**
 * Rooms of several processes on one Redis: what one of them tells reaches the pages of all. While Redis is away each
 * serves its own pages, and sharing resumes by itself. What is published meanwhile is lost to the others, whose pages
 * read what they missed.
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

  /** Before any namespace is opened. */
  async share(io: Server): Promise<void> {
    const { publisher, subscriber } = this;
    const nothing = () => {};
    const lost = <Answer>(answer: Promise<Answer>) => void answer.catch(nothing);
    const adapterOf = createAdapter(
      {
        publish: (channel: string, message: Buffer) => lost(publisher.publish(channel, message)),
        pSubscribe: nothing, // by which the adapter knows this kind of client
        on: nothing,
        off: nothing,
      },
      {
        pSubscribe: (...told: Parameters<Client['pSubscribe']>) => lost(subscriber.pSubscribe(...told)),
        subscribe: (...told: Parameters<Client['subscribe']>) => lost(subscriber.subscribe(...told)),
        pUnsubscribe: (...told: Parameters<Client['pUnsubscribe']>) => lost(subscriber.pUnsubscribe(...told)),
        unsubscribe: (...told: Parameters<Client['unsubscribe']>) => lost(subscriber.unsubscribe(...told)),
        on: nothing,
        off: nothing,
      },
      { key: `quintet${new URL(this.url).pathname.replace(/^\/?/, ':')}` },
    );
    const dropUnreadable = this.dropUnreadable.bind(this);
    // Called with `new`, which an arrow function cannot be.
    io.adapter(function (namespace: Namespace) {
      return dropUnreadable(adapterOf(namespace));
    });
    const connected = Promise.all([publisher.connect(), subscriber.connect()]);
    lost(connected);
    await Promise.race([connected, sleep(START_MS, undefined, { ref: false })]).catch(nothing);
  }

  /** Called whenever sharing begins again. */
  whenResumed(resumed: () => void): void {
    this.resumed = resumed;
  }

  close(): void {
    for (const client of [this.publisher, this.subscriber]) client.destroy();
  }

  /**
   * Keeps what its readers throw from the connection, which takes it for its own failure, and from the process, which an
   * unhandled rejection ends.
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
      // A client whose connection is lost is no longer ready when it says so.
      if (client.isReady) return;
      this.ready.delete(client);
      if (this.wasAway) return;
      this.wasAway = true;
      this.log.warn({ variable: 'REDIS_URL', reason: failure.message || failure.code }, GONE);
    });
    return client;
  }
}

/** What is published while it is away is refused rather than kept: an event is told now, or read later. */
const clientOf = (url: string, disableOfflineQueue: boolean) =>
  createClient({
    url,
    disableOfflineQueue,
    pingInterval: SIGN_EVERY_MS,
    socket: {
      connectTimeout: SILENCE_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: attempts => Math.min(50 * 2 ** attempts, MAX_PAUSE_MS),
    },
  });
