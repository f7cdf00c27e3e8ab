import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client, Notification } from 'pg';
import { clientFor } from '#kit/database/servers';
import type { Log } from '#kit/log/log';
import { CATALOG_STATEMENT, type SchemaCatalog } from './schema-effects';
import type { InvalidationFeed, TableVersions } from './table-versions';
import { type Follower, IS_READ_ONLY, type Position, POSITION } from './write-position';

/** After a ping that got a reply was sent, cached values may be used for this long. */
const SURE_MS = 900;
const PING_EVERY_MS = 300;
/** Maximum time that a request waits to learn whether it may be served from the cache. */
const CONFIRM_MS = 250;
/** A connection without a reply for this long is closed. */
const GIVE_UP_MS = 2_000;
const RETRY_MS = 1_000;
const TIMEOUT_MS = 5_000;

/** The channel on which the triggers of a service send the names of written tables; see `tell_of_write.sql`. */
export const writesChannel = (service: string) => `${service}_writes`;

/** Receives notifications of every write; one connection per database. Pings only while there are reads. */
export class WriteListener implements InvalidationFeed {
  private readonly services = new Map<string, TableVersions>();
  private readonly followers: Follower[] = [];
  private client: Client | undefined;
  private sureUntil = -Infinity;
  private nextPingAt = -Infinity;
  private pingedAt = 0;
  private pinging: Promise<void> | undefined;
  private closed = false;
  /** The cause that was logged last. */
  private warned: string | undefined;

  constructor(
    readonly url: string,
    private readonly log: Log,
  ) {}

  add(versions: TableVersions): void {
    this.services.set(writesChannel(versions.service), versions);
    versions.connect(this);
  }

  /** Reports the log position of the primary with every reply to a ping. */
  reportTo(follower: Follower): void {
    this.followers.push(follower);
  }

  isSure(): boolean {
    const now = performance.now();
    if (now >= this.nextPingAt) this.check(now);
    return now < this.sureUntil;
  }

  async confirm(): Promise<boolean> {
    if (this.isSure()) return true;
    const timeout = new AbortController();
    await Promise.race([
      this.pinging,
      sleep(CONFIRM_MS, undefined, { ref: false, signal: timeout.signal }).catch(() => {}),
    ]);
    timeout.abort();
    return performance.now() < this.sureUntil;
  }

  /** Waits until everything written before has been received. For tests. */
  async settle(): Promise<void> {
    await this.pinging;
    this.check(performance.now());
    await this.pinging;
  }

  async close(): Promise<void> {
    this.closed = true;
    const { client } = this;
    this.lose(client);
    // A frozen database does not confirm the end of the connection.
    await Promise.race([client?.end(), sleep(CONFIRM_MS, undefined, { ref: false })]);
  }

  private check(now: number): void {
    if (this.closed) return;
    this.nextPingAt = now + PING_EVERY_MS;
    if (this.pinging) {
      if (now - this.pingedAt > GIVE_UP_MS) this.giveUp();
      return;
    }
    this.pingedAt = now;
    const checking = this.client ? this.ping(this.client) : this.connect();
    this.pinging = checking
      .catch((error: unknown) => {
        this.nextPingAt = performance.now() + RETRY_MS;
        if (!this.closed) this.warn(error as Error);
      })
      .finally(() => (this.pinging = undefined));
  }

  /** Once for each cause, until a ping succeeds. */
  private warn({ message }: Error): void {
    if (this.warned === message) return;
    this.warned = message;
    this.log.warn({ reason: message }, 'writes of other processes cannot be received: nothing is cached');
  }

  private async ping(client: Client): Promise<void> {
    const sent = performance.now();
    const { rows } = await client.query<Omit<Position, 'at'> & { isReadOnly: boolean }>(
      this.followers.length > 0 ? `${POSITION}, ${IS_READ_ONLY}` : `SELECT ${IS_READ_ONLY}`,
    );
    // Notifications sent before the reply have arrived before it.
    if (this.client !== client) return;
    if (rows[0]!.isReadOnly) {
      this.giveUp();
      throw new Error('the database is read-only: writes may go to another server');
    }
    this.sureUntil = sent + SURE_MS;
    this.warned = undefined;
    for (const follower of this.followers) follower.follow({ ...rows[0]!, at: sent });
  }

  private async connect(): Promise<void> {
    const client = clientFor(this.url, {
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      application_name: 'quintet:writes',
      keepAlive: true,
    });
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', message => this.onNotification(message));
    await client.connect();
    try {
      if (this.closed) throw new Error('closed while connecting');
      this.client = client;
      for (const [channel, versions] of this.services) {
        await client.query(`LISTEN ${channel}`);
        const { rows } = await client.query<SchemaCatalog>(CATALOG_STATEMENT, [versions.service]);
        if (rows[0]) versions.learn(rows[0]);
      }
      await this.testNotifications(client);
      await this.ping(client);
    } catch (error) {
      this.lose(client);
      await client.end().catch(() => {});
      throw error;
    }
  }

  /** A connection pooler may accept LISTEN and deliver nothing. */
  private async testNotifications(client: Client): Promise<void> {
    const channel = 'quintet_proof';
    const token = randomUUID();
    const received = new Promise<boolean>(resolve => {
      client.on('notification', ({ channel: sent, payload }) => {
        if (sent === channel && payload === token) resolve(true);
      });
      setTimeout(() => resolve(false), SURE_MS).unref();
    });
    await client.query(`LISTEN ${channel}`);
    await client.query('SELECT pg_notify($1, $2)', [channel, token]);
    await client.query(`UNLISTEN ${channel}`);
    if (!(await received)) throw new Error('the database accepts LISTEN but delivers no notifications');
  }

  private onNotification({ channel, payload = '*', processId }: Notification): void {
    this.services.get(channel)?.onNotify(payload, processId);
  }

  private giveUp(): void {
    const { client } = this;
    this.lose(client);
    void client?.end().catch(() => {});
  }

  /** From now on notifications can be missed, so everything cached is outdated. */
  private lose(client: Client | undefined): void {
    if (!client || this.client !== client) return;
    this.client = undefined;
    this.sureUntil = -Infinity;
    for (const versions of this.services.values()) versions.raise(undefined);
  }
}

export function listenersFor(services: readonly { url: string; versions: TableVersions }[], log: Log): WriteListener[] {
  const byUrl = new Map<string, WriteListener>();
  for (const { url, versions } of services) {
    const listener = byUrl.get(url) ?? new WriteListener(url, log);
    byUrl.set(url, listener);
    listener.add(versions);
  }
  return [...byUrl.values()];
}
