import request from 'supertest';
import { readConfiguration } from '#kit/config/configuration';
import type { HostContext } from './boot/host-context';
import { Log } from '#kit/log/log';
import { ResponseCache } from '#cache/response-cache';
import { SendingSlots } from '#webhooks/sending/sending-slots';
import { SharedLimits } from '#rate-limits/shared-limits';
import { Mailbox } from '#mail/mailbox';
import { SystemClock } from '#kit/time/clock';
import type { RunningService } from './boot/boot-service';
import { processPages } from './process-pages';

/** A service whose database returns the row of `row`. */
const running = (name: string, row: () => Promise<unknown>): RunningService =>
  ({ name, app: { get: () => ({ row }) } }) as never;

const ready = async () => ({ holdsTables: true });

function open(services: RunningService[], isEnding = false) {
  const names = services.map(({ name }) => name);
  const log = new Log('silent');
  const configuration = readConfiguration({ DATABASE_URL: 'postgres://x/y', METRICS_PORT: '9464' }, names);
  const context: HostContext = {
    configuration,
    clock: new SystemClock(),
    log,
    mailbox: new Mailbox(),
    responseCache: new ResponseCache(1),
    sharedLimits: new SharedLimits(undefined, log),
    sendingSlots: new SendingSlots(),
  };
  return request(processPages([], services, context, () => isEnding));
}

describe('/health', () => {
  afterEach(() => jest.useRealTimers());

  const health = (...services: RunningService[]) => open(services).get('/health');

  it('is ok while every service is ready', async () => {
    const { status, body, headers } = await health(running('alpha', ready), running('beta', ready));
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    const ok = { status: 'ok', database: 'up' };
    expect(body).toEqual({ status: 'ok', services: { alpha: ok, beta: ok } });
  });

  it('names the service whose database is gone or empty', async () => {
    const gone = running('beta', async () => Promise.reject(new Error('ECONNREFUSED')));
    const empty = running('gamma', async () => ({ holdsTables: false }));
    const { status, body } = await health(running('alpha', ready), gone, empty);
    expect(status).toBe(503);
    expect(body).toEqual({
      status: 'degraded',
      services: {
        alpha: { status: 'ok', database: 'up' },
        beta: { status: 'degraded', database: 'down', reason: 'its database does not answer' },
        gamma: { status: 'degraded', database: 'up', reason: 'its database holds no tables' },
      },
    });
  });

  it('is ready while one service is, and reports every service', async () => {
    const gone = running('beta', async () => Promise.reject(new Error('ECONNREFUSED')));
    const empty = running('gamma', async () => ({ holdsTables: false }));
    const pages = open([running('alpha', ready), gone, empty]);
    const { status, body, headers } = await pages.get('/health/ready');
    expect([status, body.status, body.services.beta.database]).toEqual([200, 'degraded', 'down']);
    expect(headers['cache-control']).toBe('no-store');
    const [alpha, beta, gamma] = await Promise.all(
      ['alpha', 'beta', 'gamma'].map(async name => pages.get(`/health/ready/${name}`)),
    );
    expect([alpha!.status, alpha!.body]).toEqual([200, { status: 'ok', database: 'up' }]);
    expect([beta!.status, beta!.body]).toEqual([
      503,
      { status: 'degraded', database: 'down', reason: 'its database does not answer' },
    ]);
    expect([gamma!.status, gamma!.headers['cache-control']]).toEqual([503, 'no-store']);
    const unknown = await pages.get('/health/ready/delta');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'route_not_found']);
    expect((await open([gone, empty]).get('/health/ready')).status).toBe(503);
  });

  it('is not ready while the process ends, nor is any of its services', async () => {
    const pages = open([running('alpha', ready)], true);
    for (const path of ['/health', '/health/ready', '/health/ready/alpha']) {
      const { status, body } = await pages.get(path);
      expect([status, body.reason]).toEqual([503, 'the process is ending']);
    }
  });

  it('waits two seconds for a database and no longer', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance'] });
    const silent = running('alpha', () => {
      void jest.advanceTimersByTimeAsync(2000);
      return new Promise(() => {});
    });
    const { status, body } = await health(silent);
    expect(status).toBe(503);
    expect(body.services.alpha).toMatchObject({ status: 'degraded', database: 'down' });
  });
});
