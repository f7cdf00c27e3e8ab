import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDemoDatabase, resetDemo } from '#host/preparation/demo-reset';
import { RESET_DEMO } from '#host/preparation/nightly-reset';
import { prepareServices } from '#host/preparation/prepare';
import { Jobs } from '#jobs/jobs';
import { Storage } from '#media/storage';
import { command, type Ran } from '../cli/commands';
import { startService, type TestService } from '../harness/app';
import { testConfiguration } from '../harness/configuration';
import { race, statuses } from '../harness/race';
import { closePages, openPage } from '../shared/sockets';
import { DEMO, demoCaller, serviceNamed, startDemo } from './demo';

const ENVIRONMENT = { RATE_LIMIT_ORDERS: '100000', RATE_LIMIT_REGISTER: '1000' };
const PASSWORD = 'visitor-password-1';
const food = serviceNamed('food');

let service: TestService;
beforeAll(async () => {
  service = await startDemo('food', ENVIRONMENT);
});
afterEach(closePages);
afterAll(() => service?.close());

const reset = () => resetDemo(food, service, { force: true });

/** A command line on the database of the service. */
const quintet = async (line: string, environment: Record<string, string> = {}): Promise<Ran> =>
  command(line, { environment: { SERVICES: 'food', DATABASE_URL: databaseUrl(), ...environment } });
const databaseUrl = () => service.configuration.services['food']!.databaseUrl;

const order = (key: string = randomUUID()) =>
  service.anonymous.post(
    '/api/orders',
    {
      lines: [{ product_id: 8, quantity: 2 }],
      kitchen_code: 'downtown',
      fulfillment: 'pickup',
      name: 'Sara',
      email: 'sara@example.com',
      phone: '+1 212 555 0142',
      payment_method: 'demo',
      terms_accepted: true,
    },
    { headers: { 'Idempotency-Key': key } },
  );

async function visitor(email: string) {
  const { status, body } = await service.anonymous.post('/api/auth/customer/register', {
    first_name: 'Vera',
    last_name: 'Visitor',
    email,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    client_token: randomUUID(),
  });
  expect(status).toBe(201);
  return body.data as { token: string; user: { id: number } };
}

const ordersOf = async (email: string) =>
  service.db.rows<{ id: number; lines: number; events: number; total: number }>(
    `SELECT id, (SELECT count(*)::integer FROM order_line WHERE order_id = customer_order.id) AS lines,
       (SELECT count(*)::integer FROM order_event WHERE order_id = customer_order.id) AS events
     FROM customer_order WHERE email = $1`,
    [email],
  );

describe('a reset', () => {
  const address = `uploads/${randomUUID()}.jpg`;
  let left: Awaited<ReturnType<typeof visitor>>;
  let me: number;
  let outcome: string;
  let heard: unknown;
  let stillOpen: boolean;

  beforeAll(async () => {
    const { db, anonymous, get, origin } = service;
    left = await visitor('vera@example.com');
    expect((await order()).status).toBe(201);
    me = (await anonymous.as(left.token).get('/api/auth/customer/me')).status;
    const { url } = await get(Storage).put(address, Buffer.from('of a visitor'), 'image/jpeg');
    await db.rows('INSERT INTO stored_file (address, owner) VALUES ($1, $2)', [url, 'staff:1']);
    const { body } = await anonymous.post('/api/demo/session', { email: 'owner@food.example' });
    const page = await openPage(`${origin}/food/notifications`, { auth: { token: body.data.access_token } });
    await db.transaction(() =>
      get(Jobs).enqueue('mail', { to: 'late@example.com', subject: 'Late', text: 'Late', html: 'Late' }),
    );
    outcome = await reset();
    await service.doJobs();
    for (let event = ''; event !== 'demo:reset'; ) [event, heard] = await page.next();
    stillOpen = page.socket.connected;
  });

  it('deletes what visitors left, and never gives their ids again', async () => {
    const { db, anonymous } = service;
    expect([me, outcome]).toEqual([200, 'reset']);
    const { token, user } = left;
    expect((await anonymous.as(token).get('/api/auth/customer/me')).body.code).toBe('sign_in_required');
    expect(await ordersOf('sara@example.com')).toEqual([]);
    const next = await visitor('vera@example.com');
    expect(next.user.id).toBeGreaterThan(user.id);
    expect((await anonymous.as(token).get('/api/auth/customer/me')).status).toBe(401);
    expect(await db.rows('SELECT 1 FROM once_answer')).toHaveLength(0);
  });

  it('deletes files of visitors, and no demo pictures', async () => {
    const { db, get } = service;
    const storage = get(Storage);
    const demo = await db.row<{ key: string }>(
      `SELECT substring(found FROM '/media/(demo/[^"]+)"') AS key FROM (SELECT to_jsonb(dish)::text AS found FROM dish) shown
       WHERE found LIKE '%/media/demo/%' LIMIT 1`,
    );
    expect(await storage.exists(address)).toBe(false);
    expect(await storage.exists(demo!.key)).toBe(true);
  });

  it('forgets queued jobs and tells every open page', () => {
    expect(service.mailbox.list().filter(({ to }) => to === 'late@example.com')).toEqual([]);
    expect(heard).toEqual({ resets_at: expect.stringMatching(/T03:00:00Z$/) });
    expect(stillOpen).toBe(true);
  });
});

it('shows the former records until the new ones are there, and the cache forgets', async () => {
  const owner = await demoCaller(service, 'owner@food.example');
  const { id, name } = (await service.db.row<{ id: number; name: object }>(
    'SELECT id, name FROM dish WHERE archived_at IS NULL ORDER BY id LIMIT 1',
  ))!;
  const changed = await owner.patch(`/api/products/${id}`, { name: { en: 'Tampered', ar: 'عُبث به' } });
  expect(changed.status).toBe(200);
  const reads: number[] = [];
  const done = new AbortController();
  const ending = reset().finally(() => done.abort());
  while (!done.signal.aborted) {
    reads.push((await service.anonymous.get(`/api/products/${id}`)).status);
    reads.push((await service.anonymous.get('/api/categories')).status);
    await sleep(20);
  }
  await ending;
  expect(new Set(reads)).toEqual(new Set([200]));
  await Promise.all(service.host.listeners.map(listener => listener.settle()));
  expect((await service.anonymous.get(`/api/products/${id}`)).body.data.name).toEqual(name);
});

it('has each order before or after, whole, and none fails', async () => {
  const done = new AbortController();
  const answers: Awaited<ReturnType<typeof order>>[] = [];
  const visitors = race(6, async () => {
    while (!done.signal.aborted) answers.push(await order());
  });
  await sleep(200);
  await reset();
  await reset();
  done.abort();
  await visitors;
  expect(statuses(answers)[500]).toBeUndefined();
  const others = Object.keys(statuses(answers)).filter(status => !['201', '409', '422', '503'].includes(status));
  expect(others).toEqual([]);
  expect(statuses(answers)[201]).toBeGreaterThan(0);
  const stored = await ordersOf('sara@example.com');
  expect(stored.filter(({ lines, events }) => lines === 0 || events === 0)).toEqual([]);
  expect(stored.length).toBeLessThanOrEqual(statuses(answers)[201]!);
});

it('is due once a night, whichever processes there are', async () => {
  const { clock, configuration, db } = service;
  const filledAt = async () => (await db.row<{ at: Date }>('SELECT filled_at AS at FROM demo_state'))!.at.getTime();
  const before = await filledAt();
  expect(await race(2, () => resetDemo(food, { configuration, clock }))).toEqual(['not due', 'not due']);
  clock.advance({ hours: 24 });
  const outcomes = await race(3, () => resetDemo(food, { configuration, clock }));
  expect(outcomes.toSorted()).toEqual(['not due', 'not due', 'reset']);
  expect(await filledAt()).toBeGreaterThan(before);
  clock.advance({ hours: 24 });
  const night = await filledAt();
  await db.transaction(() => service.get(Jobs).enqueue(RESET_DEMO, {}));
  await service.doJobs();
  expect(await filledAt()).toBeGreaterThan(night);
});

it('is made up for by the next start', async () => {
  const { configuration, clock, db } = service;
  await order();
  await prepareServices([food], configuration, clock);
  expect(await ordersOf('sara@example.com')).toHaveLength(1);
  clock.advance({ hours: 24 });
  await prepareServices([food], configuration, clock);
  expect(await ordersOf('sara@example.com')).toEqual([]);
  expect(await db.rows('SELECT 1 FROM demo_state')).toHaveLength(1);
});

it('is done by the command line with a confirmation, in demo mode only', async () => {
  expect((await quintet('demo reset --yes')).complaint).toContain('DEMO_MODE');
  expect((await quintet('demo reset', DEMO)).complaint).toContain('--yes');
  await order();
  expect(await quintet('demo reset --yes --json', DEMO)).toMatchObject({
    exitCode: 0,
    data: { services: ['food'] },
  });
  expect(await ordersOf('sara@example.com')).toEqual([]);
});

it('never empties a database that demo mode did not fill', async () => {
  const { clock, db, configuration: demo } = service;
  const own = testConfiguration({ SERVICES: 'food', DATABASE_URL: databaseUrl(), DEMO_DATA: 'true' });
  await order();
  // A start without demo mode: from now on the data may be somebody's own.
  await prepareServices([food], own, clock);
  expect(await isDemoDatabase(food, demo)).toBe(false);
  expect(await resetDemo(food, { configuration: demo, clock }, { force: true })).toBe('unmarked');
  await expect(prepareServices([food], demo, clock)).rejects.toThrow(/did not create.*demo drop --service food/);
  expect((await quintet('demo reset --yes', DEMO)).complaint).toContain('nothing was deleted');
  expect(await ordersOf('sara@example.com')).toHaveLength(1);
  const dropped = await quintet('demo drop --yes', DEMO);
  expect(dropped.exitCode).toBe(0);
  await prepareServices([food], demo, clock);
  expect(await db.rows('SELECT 1 FROM customer WHERE email = $1', ['customer@food.example'])).toHaveLength(1);
});

it('is served by a process without demo data of its own', async () => {
  const off = await startService(food);
  try {
    expect((await off.anonymous.get('/api/demo')).status).toBe(404);
  } finally {
    await off.close();
  }
});
