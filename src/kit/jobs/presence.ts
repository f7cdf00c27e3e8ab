import { Client } from 'pg';
import type { Log } from '../log/log';

/** Class of the advisory locks of live workers; the key is a hash of the worker's name. */
export const WORKER_LOCKS = 730_019;

const REFRESH_MS = 10_000;
const RETRY_MS = 500;
const TIMEOUT_MS = 5_000;
/**
 * Postgres closes the session of a process that is frozen for a minute, or whose machine is gone (keepalive probes).
 */
const SESSION = [
  '-c idle_session_timeout=60000',
  '-c tcp_keepalives_idle=20 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3',
].join(' ');

interface Session {
  client: Client;
  locked: Set<string>;
}

/**
 * Shows other processes that the workers of this one are alive: an advisory lock per worker, which Postgres releases when
 * the process dies. Needs no synchronized clocks. The locks are shared, so that a new connection can acquire them before
 * the old one has ended.
 */
export class Presence {
  private readonly workers = new Set<string>();
  private session: Session | undefined;
  private refreshing = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly log: Log,
  ) {}

  /** Marks a worker as alive until `close` or the end of the process. */
  async announce(worker: string): Promise<void> {
    this.workers.add(worker);
    await this.refresh();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.refreshing;
    await this.disconnect(this.session);
  }

  private async refresh(): Promise<void> {
    this.refreshing = this.refreshing.then(() => this.refreshNow());
    await this.refreshing;
  }

  private async refreshNow(): Promise<void> {
    if (this.closed) return;
    clearTimeout(this.timer);
    let pause = REFRESH_MS;
    try {
      const { client, locked: held } = (this.session ??= await this.connect());
      const missing = [...this.workers].filter(worker => !held.has(worker));
      await client.query('SELECT pg_advisory_lock_shared($1, hashtext(worker)) FROM unnest($2::text[]) worker', [
        WORKER_LOCKS,
        missing,
      ]);
      for (const worker of missing) held.add(worker);
    } catch (error) {
      if (this.session) this.log.warn({ err: error }, 'the connection that shows that jobs are being done was lost');
      void this.disconnect(this.session);
      pause = RETRY_MS;
    }
    this.refreshIn(pause);
  }

  private refreshIn(pause: number): void {
    clearTimeout(this.timer);
    if (!this.closed) this.timer = setTimeout(() => void this.refresh(), pause).unref();
  }

  private async connect(): Promise<Session> {
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      application_name: 'quintet:presence',
      options: SESSION,
      keepAlive: true,
    });
    const session = { client, locked: new Set<string>() };
    const lost = () => {
      if (this.session !== session) return;
      void this.disconnect(session);
      this.refreshIn(RETRY_MS);
    };
    client.on('error', lost);
    client.on('end', lost);
    await client.connect();
    return session;
  }

  private async disconnect(session: Session | undefined): Promise<void> {
    if (this.session === session) this.session = undefined;
    await session?.client.end().catch(() => undefined);
  }
}

/** One for each database. */
export function presencesOf(urls: readonly string[], log: Log): Map<string, Presence> {
  return new Map([...new Set(urls)].map(url => [url, new Presence(url, log)]));
}
