import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool, type PoolClient, type PoolConfig, type QueryConfig, type QueryResult, type QueryResultRow } from 'pg';
import { type Reading, runningReading } from '../memory/reading';
import { TableVersions } from '../memory/table-versions';
import { Metrics } from '../metrics/metrics';
import { type ReplicaWatch, SERVER } from './replica-watch';

interface Replica {
  watch: ReplicaWatch;
  pool: Pool;
}

/**
 * The replicas that a service may read. A statement goes to one when it only reads, belongs to an answer that is the same for
 * everybody, and the replica has every write this process knows of; see `decisions/035`. Whatever goes wrong there, the
 * primary is asked.
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
        help: 'Statements a replica may answer: by one, by the primary, and by the primary after a replica failed',
        labels: ['target'],
      },
      [{ target: 'replica' }, { target: 'primary' }, { target: 'failed' }],
    );
    metrics.gauge(
      { name: 'replica_lag_seconds', help: 'How far a replica is behind the primary', labels: ['replica'] },
      () =>
        this.replicas.flatMap(({ watch: { number, lagSeconds } }) =>
          lagSeconds === undefined ? [] : [{ replica: String(number), value: lagSeconds }],
        ),
    );
  }

  open(watches: readonly ReplicaWatch[], options: PoolConfig): void {
    for (const watch of watches) {
      const pool = new Pool({ ...options, connectionString: watch.url });
      pool.on('error', () => undefined); // the watch tells of it
      this.replicas.push({ watch, pool });
    }
  }

  get areThere(): boolean {
    return this.replicas.length > 0;
  }

  /** What a replica answers; undefined where the primary has to. */
  async answer<Row extends QueryResultRow>(statement: QueryConfig): Promise<QueryResult<Row> | undefined> {
    const reading = runningReading();
    if (!reading?.tables || this.versions.effectOf(statement.text).kind !== 'none') return undefined;
    const replica = this.chosenFor(reading);
    if (!replica) {
      this.count({ target: 'primary' });
      return undefined;
    }
    reading.replica = replica;
    try {
      const answer = await this.ask<Row>(replica, statement);
      this.count({ target: 'replica' });
      return answer;
    } catch {
      // A mistake in the statement is the primary's to tell, and everything else is no trouble of whoever asks.
      this.count({ target: 'failed' });
      return undefined;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.replicas.map(({ pool }) => pool.end()));
  }

  /**
   * One that has everything that was written to the tables of the answer, as far as is known here, and whatever the answer
   * was made of so far: an answer goes forward in time, or it would name what it then does not find.
   */
  private chosenFor({ tables, seenAt, replica }: Reading): Replica | undefined {
    const time = Math.max(tables?.raisedAt ?? Infinity, seenAt);
    const current = this.replicas.filter(
      each => (replica === undefined || each === replica) && each.watch.isCurrentTo(time),
    );
    this.turn += 1;
    return current[this.turn % current.length];
  }

  private async ask<Row extends QueryResultRow>(
    { watch, pool }: Replica,
    statement: QueryConfig,
  ): Promise<QueryResult<Row>> {
    const { server } = watch;
    const connection = await pool.connect();
    let failure: Error | undefined;
    try {
      if ((await this.serverOf(connection)) !== server) throw new Error('another server than the one that is known');
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
