import { Socket } from 'node:net';
import type { Client } from 'pg';
import { clientFor } from '#kit/database/servers';
import type { Log } from '#kit/log/log';
import { CLUSTER, type Position } from './write-position';

/** Maximum age of a read from a replica; equal to the time cached responses are used without a ping. */
export const MAX_LAG_MS = 900;
const POLL_MS = 50;
const MAX_POLLING_MS = 300;
const REPLY_TIMEOUT_MS = 900;
const RETRY_MS = 1_000;
const MAX_POSITIONS = 10;

/** Identifies a server process: another one may answer at the same address later. */
export const SERVER = `concat_ws(' ', inet_server_addr(), inet_server_port(), pg_postmaster_start_time())`;

const STATE = `SELECT pg_is_in_recovery() AS "isReplica", ${CLUSTER} AS cluster, ${SERVER} AS server,
  (SELECT count(*)::int FROM unnest($1::pg_lsn[]) AS asked WHERE asked <= pg_last_wal_replay_lsn()) AS reached`;

interface State {
  isReplica: boolean;
  cluster: string;
  server: string;
  /** Number of queried positions that have been replayed. */
  reached: number;
}

/** A log position of the primary includes all commits before it; a replica that replayed it is current to that time. */
export class ReplicaMonitor {
  /** The monitored server; connections to another one are not used. */
  server: string | undefined;
  private currentTo = -Infinity;
  /** Positions not replayed yet, oldest first. */
  private positions: Position[] = [];
  private client: Client | undefined;
  private socket: Socket | undefined;
  private polling: Promise<void> | undefined;
  private polledAt = 0;
  private nextTry = -Infinity;
  private trouble: string | undefined;
  private closed = false;

  /** @param number place in DATABASE_READ_URLS, logged instead of the address */
  constructor(
    readonly url: string,
    readonly number: number,
    private readonly log: Log,
  ) {}

  isCurrentTo(time: number): boolean {
    return this.currentTo > time && performance.now() - this.currentTo < MAX_LAG_MS;
  }

  /** Undefined if there was no read in the last minute. */
  get lagSeconds(): number | undefined {
    const now = performance.now();
    if (this.trouble === undefined && now - this.currentTo > 60_000) return undefined;
    const [oldest] = this.positions;
    return oldest ? (now - oldest.at) / 1000 : 0;
  }

  follow(position: Position): void {
    if (this.closed) return;
    if (this.positions.some(({ cluster }) => cluster !== position.cluster)) this.positions = [];
    if (this.positions.length === MAX_POSITIONS) this.positions.pop();
    this.positions.push(position);
    if (this.polling && performance.now() - this.polledAt > REPLY_TIMEOUT_MS) this.disconnect('does not answer');
    this.poll();
  }

  async close(): Promise<void> {
    this.closed = true;
    const { client, socket } = this;
    this.reset();
    await closeClient(client, socket);
  }

  private poll(): void {
    const now = performance.now();
    if (this.closed || this.polling || now < this.nextTry) return;
    this.polledAt = now;
    const polling = this.readState()
      .catch((error: unknown) => this.disconnect(error instanceof Error ? error.message : 'does not answer'))
      .finally(() => {
        if (this.polling === polling) this.polling = undefined;
      });
    this.polling = polling;
  }

  private async readState(): Promise<void> {
    const client = this.client ?? (await this.connect());
    const asked = [...this.positions];
    const { rows } = await client.query<State>(STATE, [asked.map(({ lsn }) => lsn)]);
    const state = rows[0];
    if (this.client !== client || !state) return;
    const newest = asked.at(-1);
    if (!state.isReplica) return this.disconnect('is not a replica');
    if (newest && newest.cluster !== state.cluster) return this.disconnect('is a replica of another database');
    const reached = asked[state.reached - 1];
    if (this.server !== state.server) this.currentTo = -Infinity;
    this.server = state.server;
    this.positions = this.positions.filter(position => !asked.slice(0, state.reached).includes(position));
    if (reached) this.currentTo = Math.max(this.currentTo, reached.at);
    this.checkLag(newest);
  }

  private checkLag(newest: Position | undefined): void {
    const now = performance.now();
    const [oldest] = this.positions;
    if (!oldest || now - this.currentTo < MAX_LAG_MS) this.report(undefined);
    else if (now - oldest.at > MAX_LAG_MS) this.report('is too far behind');
    if (oldest && newest && now - newest.at < MAX_POLLING_MS) setTimeout(() => this.poll(), POLL_MS).unref();
  }

  private async connect(): Promise<Client> {
    const socket = new Socket();
    const client = clientFor(this.url, {
      stream: () => socket,
      connectionTimeoutMillis: REPLY_TIMEOUT_MS,
      application_name: 'quintet:replica',
      keepAlive: true,
    });
    client.on('error', () => this.onClosed(client));
    client.on('end', () => this.onClosed(client));
    this.client = client;
    this.socket = socket;
    await client.connect();
    return client;
  }

  private onClosed(client: Client): void {
    if (this.client === client) this.disconnect('closed the connection');
  }

  private disconnect(reason: string): void {
    const { client, socket } = this;
    this.reset();
    this.nextTry = performance.now() + RETRY_MS;
    if (!this.closed) this.report(reason);
    void closeClient(client, socket);
  }

  /** Another server may be further behind. */
  private reset(): void {
    this.client = undefined;
    this.socket = undefined;
    this.polling = undefined;
    this.server = undefined;
    this.currentTo = -Infinity;
  }

  private report(trouble: string | undefined): void {
    if (trouble && !this.trouble)
      this.log.warn({ replica: this.number, reason: trouble }, 'replica not usable: reading from the primary');
    if (!trouble && this.trouble) this.log.info({ replica: this.number }, 'replica usable again');
    this.trouble = trouble;
  }
}

/** A frozen server does not reply, so the socket is destroyed after a moment. */
async function closeClient(client: Client | undefined, socket: Socket | undefined): Promise<void> {
  const timer = setTimeout(() => socket?.destroy(), POLL_MS);
  await client?.end().catch(() => undefined);
  clearTimeout(timer);
}
