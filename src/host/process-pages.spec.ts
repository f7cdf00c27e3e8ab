import { createServer } from 'node:http';
import request from 'supertest';
import { type Configuration, readConfiguration } from '#kit/config/configuration';
import { RequestMetrics } from './boot/request-metrics';
import type { HostContext } from './boot/host-context';
import { Log } from '#kit/log/log';
import { ResponseCache } from '#cache/response-cache';
import { SendingSlots } from '#webhooks/sending/sending-slots';
import { SharedLimits } from '#rate-limits/shared-limits';
import { Mailbox } from '#mail/mailbox';
import { SystemClock } from '#kit/time/clock';
import type { RunningService } from './boot/boot-service';
import type { HostedService } from './service/hosted-service';
import { openMetrics } from './monitoring/metrics-server';
import { processPages } from './process-pages';

const hosted = (name: string) =>
  ({
    definition: {
      name,
      title: `The ${name} <shop>`,
      summary: 'Sells "things" & more.',
      demoAccounts: [{ audience: 'staff', email: `owner@${name}.example` }],
    },
  }) as unknown as HostedService;

/** A service whose database returns the row of `row`. */
const running = (name: string, row: () => Promise<unknown>, metrics = new RequestMetrics(name)) =>
  ({ name, metrics, app: { get: () => ({ row }) } }) as unknown as RunningService;

const ready = async () => ({ holdsTables: true });

const SHARED = {
  responseCache: new ResponseCache(1),
  sharedLimits: new SharedLimits(undefined, new Log('silent')),
  sendingSlots: new SendingSlots(),
};

function handler(services: RunningService[], environment: Record<string, string> = {}, mailbox = new Mailbox()) {
  const names = services.map(({ name }) => name);
  const configuration: Configuration = readConfiguration({ DATABASE_URL: 'postgres://x/y', ...environment }, names);
  const context: HostContext = {
    configuration,
    clock: new SystemClock(),
    log: new Log('silent'),
    mailbox,
    ...SHARED,
  };
  return processPages(names.map(hosted), services, context);
}

const open = (...parameters: Parameters<typeof handler>) => request(handler(...parameters));

const PRODUCTION = { NODE_ENV: 'production', JWT_SECRET: 'thirty-two characters, or even more' };

describe('the landing page', () => {
  it('names each service, its addresses and the demo sign-ins', async () => {
    const { text, headers, status } = await open([running('alpha', ready), running('beta', ready)]).get('/');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['x-powered-by']).toBeUndefined();
    for (const name of ['alpha', 'beta']) {
      expect(text).toContain(`The ${name} &#60;shop&#62;`);
      expect(text).toContain('Sells &#34;things&#34; &#38; more.');
      expect(text).toContain(`/${name}/api`);
      expect(text).toContain(`href="/${name}/docs"`);
      expect(text).toContain(`href="/${name}/openapi.json"`);
      expect(text).toContain(`owner@${name}.example`);
    }
    expect(text).toContain('demo-password');
    expect(text).toContain('href="/mailbox"');
  });

  it('uses the language of the request and links to the other one', async () => {
    const pages = open([running('food', ready)]);
    const arabic = (await pages.get('/').set('Accept-Language', 'ar-SA,en')).text;
    expect(arabic).toContain('<html lang="ar" dir="rtl">');
    expect(arabic).toContain('طلب الطعام');
    expect(arabic).toContain('href="/?lang=en"');
    const english = (await pages.get('/?lang=en').set('Accept-Language', 'ar')).text;
    expect(english).toContain('<html lang="en" dir="ltr">');
    expect(english).toContain('curl "http://localhost:3000/food/api/products?limit=3"');
  });

  it.each([
    ['in production', { ...PRODUCTION, DEMO_DATA: 'true', DEMO_PASSWORD: 'one of our own' }],
    ['without demo data', { DEMO_DATA: 'false' }],
  ])('shows no sign-in %s', async (_, environment) => {
    const { text } = await open([running('alpha', ready)], environment).get('/');
    expect(text).toContain('/alpha/docs');
    expect(text).not.toContain('owner@alpha.example');
    expect(text).not.toContain('demo-password');
  });
});

describe('/metrics', () => {
  it('shows the process and the requests of every service by route template', async () => {
    const services = ['alpha', 'beta'].map(name => {
      const metrics = new RequestMetrics(name);
      countRequest(metrics, '/api/things/:id');
      return running(name, ready, metrics);
    });
    countRequest(services[0]!.metrics, undefined);
    const { status, text, headers } = await open(services).get('/metrics');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(text).toContain('process_cpu_seconds_total');
    for (const name of ['alpha', 'beta']) {
      const labels = `service="${name}",method="GET",route="/api/things/:id"`;
      expect(text).toContain(`http_requests_total{${labels},status="200"} 1`);
      expect(text).toContain(`http_request_duration_seconds_count{${labels}} 1`);
    }
    expect(text).toContain('http_requests_total{service="alpha",method="GET",route="none",status="200"} 1');
    expect(text.match(/# TYPE http_requests_total/g)).toHaveLength(1);
  });

  it('requires the token when one is configured', async () => {
    const pages = open([running('alpha', ready)], { METRICS_TOKEN: 'a token of the operator' });
    expect((await pages.get('/metrics')).status).toBe(401);
    expect((await pages.get('/metrics').set('Authorization', 'Bearer a wrong token')).status).toBe(401);
    expect((await pages.get('/metrics').set('Authorization', 'Bearer a token of the operator')).status).toBe(200);
  });

  it('serves them on their own port when one is configured', async () => {
    const environment = { METRICS_PORT: '0' };
    expect((await open([running('alpha', ready)], environment).get('/metrics')).status).toBe(404);
    const configuration = readConfiguration({ DATABASE_URL: 'postgres://x/y', ...environment }, ['alpha']);
    const server = (await openMetrics([running('alpha', ready)], configuration, SHARED))!;
    expect((await request(server).get('/metrics')).text).toContain('process_cpu_seconds_total');
    expect((await request(server).get('/health')).status).toBe(404);
    server.close();
  });

  it('does not wake the process to measure it', async () => {
    const { text } = await open([running('alpha', ready)]).get('/metrics');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(text).not.toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).not.toMatch(/^redis_up/m); // no Redis is configured
  });

  /** Passes one request through the middleware as Express does. */
  function countRequest(metrics: RequestMetrics, path: string | undefined): void {
    let closed = () => {};
    const response = { statusCode: 200, once: (_: string, listener: () => void) => (closed = listener) };
    const call = { method: 'GET', path: '/api/things/7', route: path && { path } };
    metrics.middleware()(call as never, response as never, () => closed());
  }
});

describe('the mailbox', () => {
  const message = (subject: string) => ({
    service: 'alpha',
    to: 'sara@example.com',
    subject,
    text: 'Hello </pre><script>alert(1)</script>',
    html: '<p title="x">Hello</p><script>alert(2)</script>',
    sent_at: '2026-05-09T12:30:00.000Z',
  });

  function filled(): Mailbox {
    const mailbox = new Mailbox();
    mailbox.add(message('First'));
    mailbox.add(message('<b>Second</b>'));
    return mailbox;
  }

  it('shows the messages newest first', async () => {
    const { status, body } = await open([running('alpha', ready)], {}, filled()).get('/mailbox.json');
    expect(status).toBe(200);
    expect(body).toEqual([message('<b>Second</b>'), message('First')]);
  });

  it('shows their HTML in a sandboxed frame', async () => {
    const { status, text } = await open([running('alpha', ready)], {}, filled()).get('/mailbox');
    expect(status).toBe(200);
    expect(text.indexOf('&#60;b&#62;Second')).toBeLessThan(text.indexOf('First'));
    expect(text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(text).toContain('&#60;p title=&#34;x&#34;&#62;Hello');
    expect(text).not.toMatch(/<script|<b>Second/);
  });

  it('shows the messages to one address, as wide as a phone', async () => {
    const mailbox = filled();
    mailbox.add({ ...message('Third'), to: 'omar@example.com' });
    const { text } = await open([running('alpha', ready)], {}, mailbox).get('/mailbox?to=omar@example.com&phone=1');
    expect(text).toContain('<option selected>omar@example.com</option>');
    expect(text).toContain('<article class="mail phone">');
    expect(text).toContain('Third');
    expect(text).not.toContain('First');
  });

  it.each(['localhost:3000', 'food.localhost', '127.0.0.1', '[::1]:3000', 'quintet.lan'])(
    'is served at %s, as are the demo sign-ins',
    async name => {
      const pages = open([running('alpha', ready)], { HOST: 'quintet.lan' });
      expect((await pages.get('/mailbox').set('Host', name)).status).toBe(200);
      expect((await pages.get('/').set('Host', name)).text).toContain('demo-password');
    },
  );

  it.each(['rebound.example', 'localhost.example', '10.0.0.7:3000'])(
    'is not served at %s, nor are the demo sign-ins',
    async name => {
      const pages = open([running('alpha', ready)], { HOST: '0.0.0.0' });
      expect((await pages.get('/mailbox').set('Host', name)).status).toBe(404);
      expect((await pages.get('/mailbox.json').set('Host', name)).status).toBe(404);
      const { text } = await pages.get('/').set('Host', name);
      expect(text).toContain('/alpha/docs');
      expect(text).not.toMatch(/demo-password|owner@alpha|mailbox/);
    },
  );

  it.each([
    ['127.0.0.1', undefined, 200],
    ['::ffff:127.0.0.1', undefined, 200],
    ['::1', '127.0.0.1, ::1', 200],
    ['203.0.113.9', undefined, 404],
    ['::ffff:203.0.113.9', undefined, 404],
    ['2001:db8::1', '127.0.0.1', 404],
    ['127.0.0.1', '203.0.113.9', 404],
    ['127.0.0.1', '127.0.0.1, 203.0.113.9', 404],
  ])('sent from %s, forwarded for %s, is %i', async (remoteAddress, forwarded, status) => {
    const pages = handler([running('alpha', ready)], {}, filled());
    const server = createServer((request, response) => {
      Object.defineProperty(request.socket, 'remoteAddress', { value: remoteAddress });
      pages(request, response);
    });
    const send = (path: string) =>
      request(server)
        .get(path)
        .set({ Host: 'localhost', ...(forwarded && { 'X-Forwarded-For': forwarded }) });
    for (const path of ['/mailbox', '/mailbox.json']) expect((await send(path)).status).toBe(status);
    expect((await send('/')).text.includes('demo-password')).toBe(status === 200);
  });

  it('says so when it is empty', async () => {
    const { text } = await open([running('alpha', ready)]).get('/mailbox');
    expect(text).toContain('No message has been sent yet.');
  });

  it.each([
    ['in production', PRODUCTION],
    ['with a mail server', { SMTP_URL: 'smtp://localhost:25' }],
  ])('does not exist %s', async (_, environment) => {
    const pages = open([running('alpha', ready)], environment, filled());
    expect((await pages.get('/mailbox')).status).toBe(404);
    expect((await pages.get('/mailbox.json')).status).toBe(404);
    expect((await pages.get('/')).text).not.toContain('/mailbox');
  });
});

describe('anything else', () => {
  const notFound = { success: false, data: null, message: 'There is no such address.', code: 'route_not_found' };

  it.each(['/nothing', '/api/products', '/health/x', '/%zz'])('returns 404 in an envelope for %s', async path => {
    const { status, body } = await open([running('alpha', ready)]).get(path);
    expect(status).toBe(404);
    expect(body).toEqual(notFound);
  });

  it('returns 404 for another method', async () => {
    const { status, body } = await open([running('alpha', ready)])
      .post('/health')
      .send({});
    expect(status).toBe(404);
    expect(body).toEqual(notFound);
  });

  it('does not disclose an error of its own', async () => {
    const broken = running('alpha', ready, {
      registry: { getMetricsAsJSON: async () => Promise.reject(new Error('secret')) },
    } as unknown as RequestMetrics);
    const { status, body } = await open([broken]).get('/metrics');
    expect(status).toBe(500);
    expect(body).toEqual({
      success: false,
      data: null,
      message: 'Something went wrong on our side.',
      code: 'unexpected',
    });
  });
});
