import request from 'supertest';
import type { HealthKind } from '#shared/health/health.controller';
import { health } from '#shared/health/health.feature';
import { settings } from '#shared/settings/settings.feature';
import { type SmallService, startSmallServices } from './small-service';

type Trouble = (service: SmallService) => Promise<unknown>;

const nothing: Trouble = async () => undefined;
const withoutTables: Trouble = ({ db, name }) => db.rows(`DROP SCHEMA ${name} CASCADE; CREATE SCHEMA ${name}`);
const withoutDatabase: Trouble = ({ db }) => db.dataSource.destroy();

const setReadOnly = (setting: string) =>
  `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I ${setting}', current_database()); END $$`;
let isReadOnly = false;
/** As a standby: for all connections that are opened from now on, after the open ones have ended. */
const readOnly: Trouble = async ({ db }) => {
  isReadOnly = true;
  await db.rows(setReadOnly('SET default_transaction_read_only = on'));
  await db.rows(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'quintet:small' AND pid <> pg_backend_pid()`,
  );
  await db.renewConnection();
};

let service: SmallService;

async function start(kind: HealthKind, trouble: Trouble): Promise<void> {
  [service] = (await startSmallServices([{ name: 'small' }], () => [
    settings({ sizeNames: ['limit'] }),
    health(kind),
  ])) as [SmallService];
  await trouble(service);
}

afterEach(async () => {
  if (isReadOnly) {
    const client = await service.db.dataSource.pool.connect();
    await client.query('SET default_transaction_read_only = off');
    await client.query(setReadOnly('RESET default_transaction_read_only'));
    client.release(true);
    isReadOnly = false;
  }
  await service.close();
});

describe('the health route', () => {
  const envelope = (data: object) => ({ success: true, data, message: '' });
  const failure = {
    success: false,
    data: null,
    message: 'The service is busy. Please try again.',
    code: 'server_busy',
  };

  it.each<[string, HealthKind, Trouble, number, object]>([
    ['a degrading service', 'degrading', nothing, 200, envelope({ status: 'ok', database: 'up' })],
    ['its database without tables', 'degrading', withoutTables, 200, envelope({ status: 'ok', database: 'up' })],
    ['its lost database', 'degrading', withoutDatabase, 200, envelope({ status: 'degraded', database: 'down' })],
    ['its read-only database', 'degrading', readOnly, 200, envelope({ status: 'degraded', database: 'up' })],
    ['a failing service', 'failing', nothing, 200, envelope({ status: 'ok' })],
    ['its database without tables', 'failing', withoutTables, 503, failure],
    ['its lost database', 'failing', withoutDatabase, 503, failure],
    ['its read-only database', 'failing', readOnly, 503, failure],
    ['a bare service', 'bare', nothing, 200, { status: 'ok' }],
    ['its database without tables', 'bare', withoutTables, 503, { status: 'unavailable' }],
    ['its read-only database', 'bare', readOnly, 503, { status: 'unavailable' }],
    ['its lost database', 'bare', withoutDatabase, 503, { status: 'unavailable' }],
  ])('tells of %s (%s)', async (_, kind, trouble, status, body) => {
    await start(kind, trouble);
    const answer = await service.anonymous.get('/api/health');
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual(body);
    expect(answer.headers['retry-after']).toBe(kind === 'failing' && status === 503 ? '5' : undefined);
  });
});

describe('the process', () => {
  it.each<[Trouble, number, object]>([
    [nothing, 200, { status: 'ok', database: 'up' }],
    [withoutTables, 503, { status: 'degraded', database: 'up', reason: 'its database holds no tables' }],
    [readOnly, 503, { status: 'degraded', database: 'up', reason: 'its database is read-only' }],
    [withoutDatabase, 503, { status: 'degraded', database: 'down', reason: 'its database does not answer' }],
  ])(
    'tells whether each service is ready, and why not, and lives all the same (%#)',
    async (trouble, status, small) => {
      await start('degrading', trouble);
      for (const path of ['/health', '/health/ready']) {
        const answer = await request(service.host.server).get(path);
        expect(answer.status).toBe(status);
        expect(answer.headers['cache-control']).toBe('no-store');
        expect(answer.body).toEqual({ status: status === 200 ? 'ok' : 'degraded', services: { small } });
      }
      const live = await request(service.host.server).get('/health/live');
      expect([live.status, live.body]).toEqual([200, { status: 'ok' }]);
    },
  );

  it('counts requests by route template and never by address', async () => {
    await start('degrading', nothing);
    await service.anonymous.get('/api/health?token=secret');
    await service.anonymous.get('/api/health/');
    await service.anonymous.get('/api/nothing/secret');
    const { text } = await request(service.host.server).get('/metrics');
    const counted = text.split('\n').filter(line => line.startsWith('http_requests_total'));
    expect(counted).toEqual([
      'http_requests_total{service="small",method="GET",route="/api/health",status="200"} 2',
      'http_requests_total{service="small",method="GET",route="none",status="404"} 1',
    ]);
    expect(text).not.toContain('secret');
  });
});
