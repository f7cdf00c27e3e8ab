import type { Pool } from 'pg';
import type { Metrics } from '#kit/metrics/metrics';

/** Reports the size of the connection pool and the statements that wait for a connection. */
export function measurePool(metrics: Metrics, pool: Pool): void {
  const connections = {
    name: 'database_connections',
    help: 'Connections to the database: in use, idle, and their limit',
    labels: ['state'] as const,
  };
  metrics.gauge(connections, () => [
    { state: 'in_use', value: pool.totalCount - pool.idleCount },
    { state: 'idle', value: pool.idleCount },
    { state: 'limit', value: pool.options.max },
  ]);
  metrics.gauge({ name: 'database_waiting', help: 'Statements that wait for a free connection', labels: [] }, () => [
    { value: pool.waitingCount },
  ]);
}
