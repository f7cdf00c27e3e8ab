import { Client } from 'pg';
import type { Log } from '../log/log';
import { CLUSTER, type Position } from '../memory/write-position';

/** Nobody is answered what is older than this; as long as answers from memory are used without proof. */
export const MOST_BEHIND_MS = 900;
/** A replica that is nearly there is asked again after this. */
const ASK_AGAIN_MS = 50;
const STOP_ASKING_AGAIN_MS = 300;
const GIVE_UP_MS = 900;
const TRY_AGAIN_MS = 1_000;
const MOST_POSITIONS = 10;

/** One server, from its start to its end: behind an address there may be another one later, or for another connection. */
export const SERVER = `concat_ws(' ', inet_server_addr(), inet_server_port(), pg_postmaster_start_time())`;

const STATE = `SELECT pg_is_in_recovery() AS "isReplica", ${CLUSTER} AS cluster, ${SERVER} AS server,
  (SELECT count(*)::int FROM unnest($1::pg_lsn[]) AS told WHERE told <= pg_last_wal_replay_lsn()) AS reached`;

interface State {
  isReplica: boolean;
  cluster: string;
  server: string;
  /** How many of the positions that were asked about have been replayed. */
  reached: number;
}

/**
 * Knows until when a replica has everything: a position in the log of writes that was asked of the primary at some time is
 * behind all that was committed before it. One connection, used only while positions are told.
 */
export class ReplicaWatch {
  /** The server that this holds for; a connection to another one proves nothing. */
  server: string | undefined;
  private currentTo = -Infinity;
  /** Asked for and not replayed when last seen, oldest first. */
  private positions: Position[] = [];
  private client: Client | undefined;
  private asking: Promise<void> | undefined;
  private askedAt = 0;
  private nextTry = -Infinity;
  private trouble: string | undefined;
  private closed = false;

  /** @param number its place among DATABASE_READ_URLS, which the log names instead of an address */
  constructor(
    readonly url: string,
    readonly number: number,
    private readonly log: Log,
  ) {}

  /** Whether it has everything that was committed before `time`, and until less than a second ago. */
  isCurrentTo(time: number): boolean {
    return this.currentTo > time && performance.now() - this.currentTo < MOST_BEHIND_MS;
  }

  /** How far it was behind when last seen; undefined where that is not known now. */
  get lagSeconds(): number | undefined {
    const now = performance.now();
    if (this.trouble === undefined && now - this.currentTo > 60_000) return undefined;
    const [oldest] = this.positions;
    return oldest ? (now - oldest.at) / 1000 : 0;
  }

  /** Takes the newest position of the primary. */
  follow(position: Position): void {
    if (this.closed) return;
    if (this.positions.some(({ cluster }) => cluster !== position.cluster)) this.positions = [];
    if (this.positions.length === MOST_POSITIONS) this.positions.pop();
    this.positions.push(position);
    if (this.asking && performance.now() - this.askedAt > GIVE_UP_MS) this.lose('does not answer');
    this.ask();
  }

  async close(): Promise<void> {
    this.closed = true;
    const { client } = this;
    this.forget();
    await endOf(client);
  }

  private ask(): void {
    const now = performance.now();
    if (this.closed || this.asking || now < this.nextTry) return;
    this.askedAt = now;
    const asking = this.look()
      .catch((error: unknown) => this.lose(error instanceof Error ? error.message : 'does not answer'))
      .finally(() => {
        if (this.asking === asking) this.asking = undefined;
      });
    this.asking = asking;
  }

  private async look(): Promise<void> {
    const client = this.client ?? (await this.connect());
    const asked = [...this.positions];
    const { rows } = await client.query<State>(STATE, [asked.map(({ lsn }) => lsn)]);
    const state = rows[0];
    if (this.client !== client || !state) return;
    const newest = asked.at(-1);
    if (!state.isReplica) return this.lose('is no replica');
    if (newest && newest.cluster !== state.cluster) return this.lose('is a replica of something else');
    const reached = asked[state.reached - 1];
    if (this.server !== state.server) this.currentTo = -Infinity;
    this.server = state.server;
    this.positions = this.positions.filter(position => !asked.slice(0, state.reached).includes(position));
    if (reached) this.currentTo = Math.max(this.currentTo, reached.at);
    this.judge(newest);
  }

  private judge(newest: Position | undefined): void {
    const now = performance.now();
    const [oldest] = this.positions;
    if (!oldest) this.say(undefined);
    else if (now - oldest.at > MOST_BEHIND_MS) this.say('is too far behind');
    if (oldest && newest && now - newest.at < STOP_ASKING_AGAIN_MS) setTimeout(() => this.ask(), ASK_AGAIN_MS).unref();
  }

  private async connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: GIVE_UP_MS,
      application_name: 'quintet:replica',
      keepAlive: true,
    });
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    this.client = client;
    await client.connect();
    return client;
  }

  private lost(client: Client): void {
    if (this.client === client) this.lose('has ended');
  }

  private lose(trouble: string): void {
    const { client } = this;
    this.forget();
    this.nextTry = performance.now() + TRY_AGAIN_MS;
    if (!this.closed) this.say(trouble);
    void endOf(client);
  }

  /** What comes up again may be older than what went. */
  private forget(): void {
    this.client = undefined;
    this.asking = undefined;
    this.server = undefined;
    this.currentTo = -Infinity;
  }

  private say(trouble: string | undefined): void {
    if (trouble && !this.trouble)
      this.log.warn({ replica: this.number, reason: trouble }, 'a replica cannot be read: the primary is read instead');
    if (!trouble && this.trouble) this.log.info({ replica: this.number }, 'a replica is read again');
    this.trouble = trouble;
  }
}

/** One that stands still does not say goodbye. */
async function endOf(client: Client | undefined): Promise<void> {
  const stream = (client as { connection?: { stream: { destroy: () => void } } } | undefined)?.connection?.stream;
  const late = setTimeout(() => stream?.destroy(), ASK_AGAIN_MS);
  await client?.end().catch(() => undefined);
  clearTimeout(late);
}
