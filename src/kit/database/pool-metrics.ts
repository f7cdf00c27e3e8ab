import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { Metrics } from '../metrics/metrics';

/** Reports the size of the connection pool and the statements that wait for a connection. */
export function measurePool(metrics: Metrics, { driver }: DataSource): void {
  const { master } = driver as unknown as { master: Pool };
  const connections = {
    name: 'database_connections',
    help: 'Connections to the database: under a statement or transaction, idle, and the most there may be',
    labels: ['state'] as const,
  };
  metrics.gauge(connections, () => [
    { state: 'in_use', value: master.totalCount - master.idleCount },
    { state: 'idle', value: master.idleCount },
    { state: 'limit', value: master.options.max },
  ]);
  metrics.gauge(
    { name: 'database_waiting', help: 'Statements that wait for a connection to be free', labels: [] },
    () => [{ value: master.waitingCount }],
  );
}
