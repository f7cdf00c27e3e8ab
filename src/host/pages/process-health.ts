import { Database } from '#kit/database/database';
import { type DatabaseState, databaseState } from '#shared/health/database-state';
import type { RunningService } from '../boot-service';

export interface ProcessHealth {
  status: 'ok' | 'degraded';
  services: Record<string, { status: 'ok' | 'degraded'; database: 'up' | 'down' }>;
}

/** The process is `ok` while every service it hosts reaches its database and finds tables there. */
export async function processHealth(services: readonly RunningService[]): Promise<ProcessHealth> {
  const states = await Promise.all(
    services.map(async ({ name, app }) => [name, ofState(await databaseState(app.get(Database), name))] as const),
  );
  return {
    status: states.every(([, { status }]) => status === 'ok') ? 'ok' : 'degraded',
    services: Object.fromEntries(states),
  };
}

function ofState(state: DatabaseState): ProcessHealth['services'][string] {
  return { status: state === 'ready' ? 'ok' : 'degraded', database: state === 'down' ? 'down' : 'up' };
}
