import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type Notification } from 'pg';
import type { Log } from '../log/log';
import { CATALOG_STATEMENT, type SchemaCatalog } from './schema-effects';
import type { Hearing, TableVersions } from './table-versions';
import { type Follower, type Position, POSITION } from './write-position';

/** How long after a ping was sent, whose answer came, nothing can have been missed that matters. */
const SURE_MS = 900;
const PING_EVERY_MS = 300;
/** A request waits no longer than this to learn whether its answer may come from memory. */
const CONFIRM_MS = 250;
/** A connection that has not answered for so long is given up. */
const GIVE_UP_MS = 2_000;
const TRY_AGAIN_MS = 1_000;
const TIMEOUT_MS = 5_000;

/** The channel on which the triggers of a service tell the names of written tables; see `migrations/kit/...-told-writes`. */
export const writesChannel = (service: string) => `${service}_writes`;

/**
 * One connection that hears of every write to the told tables of the services of a database, whoever wrote. It connects,
 * and asks whether its connection lives, only while somebody wants to know: an idle process has no timer of it.
 */
export class WriteListener implements Hearing {
  private readonly services = new Map<string, TableVersions>();
  private readonly followers: Follower[] = [];
  private client: Client | undefined;
  private sureUntil = -Infinity;
  private nextAsking = -Infinity;
  private askedAt = 0;
  private asking: Promise<void> | undefined;
  private closed = false;

  constructor(
    readonly url: string,
    private readonly log: Log,
  ) {}

  add(versions: TableVersions): void {
    this.services.set(writesChannel(versions.service), versions);
    versions.hearBy(this);
  }

  /** Tells, with every answer to a ping, how far the writes go. */
  followBy(follower: Follower): void {
    this.followers.push(follower);
  }

  isSure(): boolean {
    const now = performance.now();
    if (now >= this.nextAsking) this.ask(now);
    return now < this.sureUntil;
  }

  async confirm(): Promise<boolean> {
    if (this.isSure()) return true;
    const late = new AbortController();
    await Promise.race([
      this.asking,
      sleep(CONFIRM_MS, undefined, { ref: false, signal: late.signal }).catch(() => {}),
    ]);
    late.abort();
    return performance.now() < this.sureUntil;
  }

  /** Waits until it hears everything that was written before. For tests, and for a start that wants it at once. */
  async settle(): Promise<void> {
    await this.asking;
    this.ask(performance.now());
    await this.asking;
  }

  async close(): Promise<void> {
    this.closed = true;
    const { client } = this;
    this.lose(client);
    // A database that stands still does not say goodbye.
    await Promise.race([client?.end(), sleep(CONFIRM_MS, undefined, { ref: false })]);
  }

  private ask(now: number): void {
    if (this.closed) return;
    this.nextAsking = now + PING_EVERY_MS;
    if (this.asking) {
      if (now - this.askedAt > GIVE_UP_MS) this.giveUp();
      return;
    }
    this.askedAt = now;
    const asked = this.client ? this.ping(this.client) : this.connect();
    this.asking = asked
      .catch((error: unknown) => {
        this.nextAsking = performance.now() + TRY_AGAIN_MS;
        if (!this.closed) this.log.warn({ err: error }, 'writes of other processes are not heard: nothing is kept');
      })
      .finally(() => (this.asking = undefined));
  }

  private async ping(client: Client): Promise<void> {
    const sent = performance.now();
    const { rows } = await client.query<Omit<Position, 'at'>>(this.followers.length > 0 ? POSITION : 'SELECT 1');
    // What was told before the answer has arrived before it.
    if (this.client !== client) return;
    this.sureUntil = sent + SURE_MS;
    for (const follower of this.followers) follower.follow({ ...rows[0]!, at: sent });
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      application_name: 'quintet:writes',
      keepAlive: true,
    });
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', message => this.hear(message));
    await client.connect();
    try {
      if (this.closed) throw new Error('closed meanwhile');
      this.client = client;
      for (const [channel, versions] of this.services) {
        await client.query(`LISTEN ${channel}`);
        const { rows } = await client.query<SchemaCatalog>(CATALOG_STATEMENT, [versions.service]);
        if (rows[0]) versions.learn(rows[0]);
      }
      await this.prove(client);
      await this.ping(client);
    } catch (error) {
      this.lose(client);
      await client.end().catch(() => {});
      throw error;
    }
  }

  /** Something between us and Postgres may take LISTEN and tell nothing, as a pool of connections does. */
  private async prove(client: Client): Promise<void> {
    const channel = 'quintet_proof';
    const word = randomUUID();
    const heard = new Promise<boolean>(resolve => {
      client.on('notification', ({ channel: told, payload }) => {
        if (told === channel && payload === word) resolve(true);
      });
      setTimeout(() => resolve(false), SURE_MS).unref();
    });
    await client.query(`LISTEN ${channel}`);
    await client.query('SELECT pg_notify($1, $2)', [channel, word]);
    await client.query(`UNLISTEN ${channel}`);
    if (!(await heard)) throw new Error('the database takes LISTEN and tells nothing');
  }

  private hear({ channel, payload = '*', processId }: Notification): void {
    this.services.get(channel)?.told(payload, processId);
  }

  private giveUp(): void {
    const { client } = this;
    this.lose(client);
    void client?.end().catch(() => {});
  }

  /** What is kept may be changed by anybody from now on, unheard. */
  private lose(client: Client | undefined): void {
    if (!client || this.client !== client) return;
    this.client = undefined;
    this.sureUntil = -Infinity;
    for (const versions of this.services.values()) versions.raise(undefined);
  }
}

/** One for each database the services are on. */
export function listenersFor(services: readonly { url: string; versions: TableVersions }[], log: Log): WriteListener[] {
  const byUrl = new Map<string, WriteListener>();
  for (const { url, versions } of services) {
    const listener = byUrl.get(url) ?? new WriteListener(url, log);
    byUrl.set(url, listener);
    listener.add(versions);
  }
  return [...byUrl.values()];
}
