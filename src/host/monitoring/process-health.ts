import { Database } from '#kit/database/database';
import { type DatabaseState, databaseState } from '#shared/health/database-state';
import type { RunningService } from '../boot/boot-service';

export interface ServiceHealth {
  status: 'ok' | 'degraded';
  database: 'up' | 'down';
  reason?: string;
}

export interface ProcessHealth {
  status: 'ok' | 'degraded';
  /** Set when the whole process is degraded, not one of its services. */
  reason?: string;
  services: Record<string, ServiceHealth>;
}

const HEALTH_BY_STATE: Record<DatabaseState, ServiceHealth> = {
  ready: { status: 'ok', database: 'up' },
  empty: { status: 'degraded', database: 'up', reason: 'its database holds no tables' },
  'read-only': { status: 'degraded', database: 'up', reason: 'its database is read-only' },
  down: { status: 'degraded', database: 'down', reason: 'its database does not answer' },
};

const ENDING = 'the process is ending';

/** `ok` when the process is not shutting down and every service reaches a writable database with tables. */
export async function processHealth(services: readonly RunningService[], isEnding: boolean): Promise<ProcessHealth> {
  const states = await Promise.all(services.map(async service => [service.name, await stateOf(service)] as const));
  return {
    status: !isEnding && states.every(([, { status }]) => status === 'ok') ? 'ok' : 'degraded',
    ...(isEnding && { reason: ENDING }),
    services: Object.fromEntries(states),
  };
}

/** Whether a load balancer should use the process: at least one service is ready. The others respond 503 with `Retry-After`. */
export const canServe = ({ reason, services }: ProcessHealth): boolean =>
  reason === undefined && Object.values(services).some(({ status }) => status === 'ok');

export async function serviceHealth(service: RunningService, isEnding: boolean): Promise<ServiceHealth> {
  const state = await stateOf(service);
  return isEnding ? { ...state, status: 'degraded', reason: ENDING } : state;
}

const stateOf = async ({ name, app }: RunningService): Promise<ServiceHealth> =>
  HEALTH_BY_STATE[await databaseState(app.get(Database), name)];
