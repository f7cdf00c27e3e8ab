import { Client } from 'pg';
import type { Log } from '../log/log';

/** The class of the advisory locks that living workers hold; the key within it is a hash of the worker's name. */
export const WORKER_LOCKS = 730_019;

const SIGN_EVERY_MS = 10_000;
const TRY_AGAIN_MS = 500;
const TIMEOUT_MS = 5_000;
/**
 * Postgres itself ends the session of a process that stands still for a minute, and of one whose machine is gone: it
 * asks after 20 s of silence, three times.
 */
const SESSION = [
  '-c idle_session_timeout=60000',
  '-c tcp_keepalives_idle=20 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3',
].join(' ');

interface Session {
  client: Client;
  held: Set<string>;
}

/**
 * The sign by which other processes see that the workers of this one live: each holds an advisory lock for as long as
 * one connection of the process lives. When the process dies, Postgres frees it; nobody compares clocks.
 *
 * The locks are shared ones, so that a new connection need not wait for the end of the one it replaces.
 */
export class Presence {
  private readonly workers = new Set<string>();
  private session: Session | undefined;
  private signing = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly log: Log,
  ) {}

  /** Shows that a worker lives, until `close` or the end of the process. */
  async hold(worker: string): Promise<void> {
    this.workers.add(worker);
    await this.sign();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.signing;
    await this.lose(this.session);
  }

  private async sign(): Promise<void> {
    this.signing = this.signing.then(() => this.signNow());
    await this.signing;
  }

  private async signNow(): Promise<void> {
    if (this.closed) return;
    clearTimeout(this.timer);
    let pause = SIGN_EVERY_MS;
    try {
      const { client, held } = (this.session ??= await this.connect());
      const missing = [...this.workers].filter(worker => !held.has(worker));
      await client.query('SELECT pg_advisory_lock_shared($1, hashtext(worker)) FROM unnest($2::text[]) worker', [
        WORKER_LOCKS,
        missing,
      ]);
      for (const worker of missing) held.add(worker);
    } catch (error) {
      if (this.session) this.log.warn({ err: error }, 'the connection that shows that jobs are being done was lost');
      void this.lose(this.session);
      pause = TRY_AGAIN_MS;
    }
    this.signAgainIn(pause);
  }

  private signAgainIn(pause: number): void {
    clearTimeout(this.timer);
    if (!this.closed) this.timer = setTimeout(() => void this.sign(), pause).unref();
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
    const session = { client, held: new Set<string>() };
    const lost = () => {
      if (this.session !== session) return;
      void this.lose(session);
      this.signAgainIn(TRY_AGAIN_MS);
    };
    client.on('error', lost);
    client.on('end', lost);
    await client.connect();
    return session;
  }

  private async lose(session: Session | undefined): Promise<void> {
    if (this.session === session) this.session = undefined;
    await session?.client.end().catch(() => undefined);
  }
}

/** One for each database. */
export function presencesOf(urls: readonly string[], log: Log): Map<string, Presence> {
  return new Map([...new Set(urls)].map(url => [url, new Presence(url, log)]));
}
