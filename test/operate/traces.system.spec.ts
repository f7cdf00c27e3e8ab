import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OwnProcess, startProcess } from '../harness/own-process';
import { type Food, startFood } from '../food/food';
import { body } from '../food/placement.actors';
import { described, postDescribed } from '../mcp/mcp-client';
import { LocalStripe } from '../payments/local-stripe';
import { ROOT } from '../source-files';
import { factsOf, type HandedSpan, LocalCollector } from './local-collector';

const SERVER = 2;
const CLIENT = 3;
const CONSUMER = 5;
const ERROR = 2;

let collector: LocalCollector;
let stripe: LocalStripe;
let food: Food;
let traced: OwnProcess;

beforeAll(async () => {
  collector = await new LocalCollector().start();
  stripe = await new LocalStripe('whsec_local').start();
  food = await startFood();
  traced = await startProcess({
    SERVICES: 'food',
    LOG_LEVEL: 'info',
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_API_BASE: stripe.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_TIMEOUT: '8000',
    OTEL_SERVICE_NAME: 'the-shop',
    OTEL_BSP_SCHEDULE_DELAY: '200',
  });
});
afterAll(async () => {
  traced?.child.kill('SIGKILL');
  await food?.service.close();
  await stripe?.stop();
  collector?.stop();
});

const hex = (bytes: number) => randomBytes(bytes).toString('hex');

/** Calls as a part of a trace of its own. */
async function call(method: string, path: string, sent?: object) {
  const [traceId, spanId] = [hex(16), hex(8)];
  const headers = {
    'Content-Type': 'application/json',
    ...(method === 'POST' && { 'Idempotency-Key': randomUUID() }),
    traceparent: `00-${traceId}-${spanId}-01`,
  };
  const answer = await fetch(`${traced.origin}/food/api${path}`, {
    method,
    headers,
    body: sent && JSON.stringify(sent),
  });
  return { status: answer.status, traceId, spanId };
}

const spansOf = (traceId: string) => collector.spans.filter(span => span.traceId === traceId);
const named = (traceId: string, name: string) => spansOf(traceId).find(span => span.name === name);
const handed = (traceId: string, name: string): Promise<HandedSpan> => collector.until(() => named(traceId, name));

describe('an order', () => {
  it('is one trace, which the caller began, from the request and its statements to the job and the mail', async () => {
    const { status, traceId, spanId } = await call('POST', '/orders', body(food));
    expect(status).toBe(201);
    const job = await handed(traceId, 'job mail');
    const request = await handed(traceId, 'POST /food/api/orders');
    expect(request).toMatchObject({ parentSpanId: spanId, kind: SERVER });
    expect(factsOf(request)).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/food/api/orders',
      'http.response.status_code': 201,
      'quintet.service': 'food',
    });
    const statements = spansOf(traceId).filter(span => span.parentSpanId === request.spanId && span.kind === CLIENT);
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) {
      expect(factsOf(statement)).toMatchObject({ 'db.system.name': 'postgresql', 'db.namespace': 'food' });
    }
    const texts = statements.map(statement => String(factsOf(statement)['db.query.text']));
    expect(texts.join(' ')).toMatch(/INSERT INTO customer_order/);
    expect(job).toMatchObject({ parentSpanId: request.spanId, kind: CONSUMER });
    expect(factsOf(job)).toMatchObject({ 'quintet.job': 'mail', 'quintet.service': 'food' });
    expect(await handed(traceId, 'mail send')).toMatchObject({ parentSpanId: job.spanId });
    expect(Object.fromEntries(collector.resource.map(({ key, value }) => [key, value.stringValue]))).toMatchObject({
      'service.name': 'the-shop',
    });
  });

  it('that is paid calls its processor as a part of the trace', async () => {
    const { status, traceId } = await call('POST', '/orders', body(food, { payment_method: 'stripe' }));
    expect(status).toBe(201);
    const processor = await handed(traceId, 'stripe open');
    const request = await handed(traceId, 'POST /food/api/orders');
    expect(processor).toMatchObject({ parentSpanId: request.spanId, kind: CLIENT });
    expect(factsOf(processor)).toMatchObject({ 'quintet.processor': 'stripe', 'quintet.processor.mode': 'test' });
    const statements = spansOf(traceId).map(span => factsOf(span)['db.query.text']);
    expect(statements).toContainEqual(expect.stringContaining('"food"."payment"')); // those of TypeORM, too
  });
});

it('an answer from memory is a span, too, without a route', async () => {
  const request = (traceId: string) =>
    collector.until(() => spansOf(traceId).find(({ name }) => ['GET', 'GET /food/api/products'].includes(name)));
  let { traceId } = await call('GET', '/products');
  let span = await request(traceId);
  expect(span.name).toBe('GET /food/api/products');
  // Jobs of the orders before may end what is remembered between two calls.
  for (let calls = 0; span.name !== 'GET' && calls < 20; calls++) {
    ({ traceId } = await call('GET', '/products'));
    span = await request(traceId);
  }
  expect(span.name).toBe('GET');
  expect(factsOf(span)).toMatchObject({ 'http.response.status_code': 200 });
  expect(spansOf(traceId)).toHaveLength(1);
});

it('a call of a tool is a part of the trace that its message names, down to the operation', async () => {
  const [traceId, spanId] = [hex(16), hex(8)];
  const meta = { traceparent: `00-${traceId}-${spanId}-01` };
  const sent = described('tools/call', { name: 'kitchens_list', arguments: {} }, 1, { meta });
  const { body: answer } = await postDescribed(`${traced.origin}/food/mcp?toolsets=all`, sent);
  expect(answer.result.isError).toBeUndefined();
  const called = await handed(traceId, 'tools/call');
  const operation = await handed(traceId, 'GET /food/api/kitchens');
  expect([called.parentSpanId, operation.parentSpanId]).toEqual([spanId, called.spanId]);
});

it('lines of the log carry the trace they belong to', async () => {
  const { traceId } = await call('GET', '/orders/track?number=ORD-0&email=guest@example.com');
  const request = await handed(traceId, 'GET /food/api/orders/track');
  const line = await collector.until(() => collector.records.find(record => record.traceId === traceId));
  expect(line).toMatchObject({ spanId: request.spanId, severityText: 'INFO', body: { stringValue: 'request' } });
  expect(factsOf(line)).toMatchObject({ service: 'food', path: '/food/api/orders/track', status: 404 });
});

it('a request without a trace, or with a nonsensical one, begins one, and failures are told by their kind', async () => {
  const headers = { traceparent: '00-nonsense-01', authorization: 'Bearer secret-of-a-caller' };
  const before = collector.spans.length;
  await fetch(`${traced.origin}/food/api/auth/me?token=secret-of-a-link`, { headers });
  const request = await collector.until(() =>
    collector.spans.slice(before).find(({ name }) => name === 'GET /food/api/auth/me'),
  );
  expect(request.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(request.parentSpanId ?? '').toBe('');
  await food.service.db.rows('ALTER TABLE customer_order RENAME TO gone');
  const failed = await call('GET', '/orders/track?number=ORD-1&email=guest@example.com');
  await food.service.db.rows('ALTER TABLE gone RENAME TO customer_order');
  expect(failed.status).toBe(500);
  const broken = await handed(failed.traceId, 'GET /food/api/orders/track');
  expect(broken.status.code).toBe(ERROR);
  const statement = spansOf(failed.traceId).find(span => factsOf(span)['error.type'] !== undefined && span !== broken);
  expect(statement?.status.code).toBe(ERROR);
});

it('nothing of people, and no query, is in what was handed over', () => {
  expect(collector.spans.length).toBeGreaterThan(10);
  for (const told of [
    'guest@example.com',
    'Sara',
    'Haddad',
    '555 0142',
    'Cedar Street',
    'No onions',
    '?number',
    'sk_test',
    'secret-of-a-caller',
    'secret-of-a-link',
  ])
    expect(collector.text).not.toContain(told);
});

it('a collector that refuses, stands still or is gone delays and fails nothing, the end of the process among it', async () => {
  for (const trouble of ['refusing', 'silent', 'gone'] as const) {
    if (trouble === 'gone') collector.stop();
    else collector.trouble = trouble;
    for (let index = 0; index < 20; index++) {
      const answer = await fetch(`${traced.origin}/food/api/orders/track?number=ORD-${index}&email=a@example.com`);
      expect([404, 429]).toContain(answer.status);
    }
    await new Promise(resolve => setTimeout(resolve, 500));
  }
  const { status } = await call('POST', '/orders', body(food));
  expect(status).toBe(201);
  traced.child.kill('SIGTERM');
  expect(await traced.ended).toBe(0); // 1 when it took too long
});

it('the SDK of OpenTelemetry is loaded only with a collector', () => {
  const paths = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter(path =>
    path.endsWith('.ts'),
  );
  const textOf = (path: string) => readFileSync(join(ROOT, 'src', path), 'utf8');
  const users = (pattern: RegExp) => paths.filter(path => pattern.test(textOf(path))).sort();
  expect(users(/'@opentelemetry\/(?!api')/)).toEqual(['host/start/open-telemetry.ts']);
  expect(users(/from '.*\/open-telemetry'/)).toEqual([]);
});
