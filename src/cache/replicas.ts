import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool, type PoolClient, type PoolConfig, type QueryConfig, type QueryResult, type QueryResultRow } from 'pg';
import { currentRead, type ReadContext } from './read-context';
import { TableVersions } from './table-versions';
import { Metrics } from '#kit/metrics/metrics';
import { type ReplicaMonitor, SERVER } from './replica-monitor';

interface Replica {
  monitor: ReplicaMonitor;
  pool: Pool;
}

/**
 * Reads from replicas, for responses that are the same for every caller, if the replica has replayed all known writes
 * (`decisions/035`).
 */
@Injectable()
export class Replicas implements OnApplicationShutdown {
  private readonly replicas: Replica[] = [];
  private readonly servers = new WeakMap<PoolClient, string>();
  private readonly count: (of: { target: 'replica' | 'primary' | 'failed' }) => void;
  private turn = 0;

  constructor(
    private readonly versions: TableVersions,
    metrics: Metrics,
  ) {
    this.count = metrics.counter(
      {
        name: 'replica_reads_total',
        help: 'Statements that may be read from a replica: by a replica, by the primary, or by the primary after a replica failed',
        labels: ['target'],
      },
      [{ target: 'replica' }, { target: 'primary' }, { target: 'failed' }],
    );
    metrics.gauge(
      { name: 'replica_lag_seconds', help: 'How far a replica is behind the primary', labels: ['replica'] },
      () =>
        this.replicas.flatMap(({ monitor: { number, lagSeconds } }) =>
          lagSeconds === undefined ? [] : [{ replica: String(number), value: lagSeconds }],
        ),
    );
  }

  open(monitors: readonly ReplicaMonitor[], optionsOf: (url: string) => PoolConfig): void {
    for (const monitor of monitors) {
      const pool = new Pool(optionsOf(monitor.url));
      pool.on('error', () => undefined); // reported by the monitor
      // In use, the statement fails and is repeated on the primary; without a listener the event would end the process.
      pool.on('connect', client => client.on('error', () => undefined));
      this.replicas.push({ monitor, pool });
    }
  }

  get areConfigured(): boolean {
    return this.replicas.length > 0;
  }

  /** The result from a replica; undefined if the primary has to be used. */
  async query<Row extends QueryResultRow>(statement: QueryConfig): Promise<QueryResult<Row> | undefined> {
    const context = currentRead();
    if (!context?.tables || this.versions.effectOf(statement.text).kind !== 'none') return undefined;
    const replica = this.chooseFor(context);
    if (!replica) {
      this.count({ target: 'primary' });
      return undefined;
    }
    context.replica = replica;
    try {
      const result = await this.send<Row>(replica, statement);
      this.count({ target: 'replica' });
      return result;
    } catch {
      // The primary repeats the statement and reports errors in it; failures of the replica do not concern the caller.
      this.count({ target: 'failed' });
      return undefined;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.replicas.map(({ pool }) => pool.end()));
  }

  /**
   * Whether the replica has replayed the known writes to the tables, and is no older than the reads of the response so far.
   */
  private chooseFor({ tables, seenAt, replica }: ReadContext): Replica | undefined {
    const time = Math.max(tables?.raisedAt ?? Infinity, seenAt);
    const current = this.replicas.filter(
      each => (replica === undefined || each === replica) && each.monitor.isCurrentTo(time),
    );
    this.turn += 1;
    return current[this.turn % current.length];
  }

  private async send<Row extends QueryResultRow>(
    { monitor, pool }: Replica,
    statement: QueryConfig,
  ): Promise<QueryResult<Row>> {
    const { server } = monitor;
    const connection = await pool.connect();
    let failure: Error | undefined;
    try {
      if ((await this.serverOf(connection)) !== server)
        throw new Error('connected to another server than the monitored one');
      return await connection.query<Row>(statement);
    } catch (thrown) {
      failure = thrown as Error;
      throw thrown;
    } finally {
      connection.release(failure);
    }
  }

  private async serverOf(connection: PoolClient): Promise<string | undefined> {
    const known = this.servers.get(connection);
    if (known !== undefined) return known;
    const { rows } = await connection.query<{ server: string }>(`SELECT ${SERVER} AS server`);
    if (rows[0]) this.servers.set(connection, rows[0].server);
    return rows[0]?.server;
  }
}
