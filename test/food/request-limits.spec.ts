import { food as definedFood } from '#services/food/food';
import { startService } from '../harness/app';
import { placed } from './placement.actors';
import { type Food, startFood } from './food';

let food: Food;
beforeAll(async () => {
  food = await startFood();
});
afterAll(() => food?.service.close());

const KB = 1024;

/** A JSON object of exactly so many bytes and two values. */
const sized = (bytes: number) => `{"a":"${'x'.repeat(bytes - '{"a":""}'.length)}"}`;
const repeated = (count: number, item: string) => Array.from({ length: count }, () => item).join(',');
const quoteOf = (lines: string) => `{"kitchen_code": "downtown", "fulfillment": "pickup", "lines": [${lines}]}`;

describe('the size of a body', () => {
  it.each([
    ['of a public route', () => food.anonymous, '/api/auth/customer/login', 100 * KB],
    ['of a route that takes guests, from a guest', () => food.anonymous, '/api/checkout/quote', 100 * KB],
    ['of a route that takes guests, from a customer', () => food.customer, '/api/checkout/quote', 100 * KB],
    ['of a customer', () => food.customer, '/api/cart/merge', 1024 * KB],
    ['of staff', () => food.owner, '/api/products', 1024 * KB],
  ])('%s', async (_, caller, path, most) => {
    expect((await caller().post(path, undefined, { raw: sized(most) })).body.code).toBe('validation_failed');
    const answer = await caller().post(path, undefined, { raw: sized(most + 1) });
    expect(answer).toMatchObject({
      status: 413,
      body: { code: 'body_too_large', message: 'The request is too large.' },
    });
  });

  it('is found out of a body that does not tell its length', async () => {
    const head = { method: 'POST', headers: { 'content-type': 'application/json' }, duplex: 'half' } as const;
    const send = (text: string) =>
      fetch(`${food.service.origin}/food/api/checkout/quote`, { ...head, body: new Blob([text]).stream() });
    expect([(await send(sized(100 * KB))).status, (await send(sized(100 * KB + 1))).status]).toEqual([400, 413]);
  });

  it('is nothing to a stranger at a door that is closed', async () => {
    expect((await food.anonymous.post('/api/products', undefined, { raw: sized(2000 * KB) })).status).toBe(401);
    expect((await food.anonymous.post('/api/nowhere', undefined, { raw: sized(2000 * KB) })).status).toBe(404);
  });
});

describe('what is in a body', () => {
  it.each([
    [
      'signing in',
      '/api/auth/login',
      `{"email": "a@example.com", "password": "x", "ignored": [${repeated(5000, '1')}]}`,
    ],
    ['a quote', '/api/checkout/quote', quoteOf(repeated(5000, '{}'))],
  ])('%s takes no more than 5,000 values', async (_, path, raw) => {
    const answer = await food.anonymous.post(path, undefined, { raw });
    expect(answer).toMatchObject({
      status: 413,
      body: { code: 'too_many_values', message: 'The request holds more than 5000 values.' },
    });
  });

  it('is refused for the list that is too long, whatever its items are', async () => {
    const answer = await food.anonymous.post('/api/checkout/quote', undefined, { raw: quoteOf(repeated(4900, '{}')) });
    expect(answer.body).toMatchObject({
      code: 'validation_failed',
      codes: { lines: [{ code: 'list', min: 1, max: 50 }] },
    });
    expect(Object.keys(answer.body.errors)).toEqual(['lines']);
  });

  it.each(['application/json; charset=utf-16', 'text/plain', 'application/x-www-form-urlencoded'])(
    'is JSON in UTF-8, not %s',
    async type => {
      const headers = { 'Content-Type': type };
      expect((await food.anonymous.post('/api/checkout/quote', undefined, { raw: '{}', headers })).status).toBe(415);
    },
  );

  it('is not compressed', async () => {
    const headers = { 'Content-Encoding': 'gzip' };
    expect((await food.anonymous.post('/api/checkout/quote', undefined, { raw: '{}', headers })).status).toBe(415);
  });
});

describe('an answer', () => {
  it('names fifty problems and no more', async () => {
    const answer = await food.anonymous.post('/api/checkout/quote', undefined, { raw: quoteOf(repeated(50, '{}')) });
    const told = (problems: Record<string, unknown[]>) => Object.values(problems).flat().length;
    expect([answer.status, told(answer.body.errors), told(answer.body.codes)]).toEqual([400, 50, 50]);
  });

  it('carries the code of every failure', async () => {
    const { anonymous, customer, owner } = food;
    const codes = await Promise.all([
      anonymous.get('/api/products/999999'),
      anonymous.get('/api/nowhere'),
      anonymous.get('/api/auth/me'),
      customer.get('/api/auth/me'),
      food.kitchen.get('/api/admins'),
      anonymous.post('/api/auth/login', { email: 'nobody@example.com', password: 'correct-horse-9' }),
      owner.post('/api/products', undefined, { raw: '{' }),
      anonymous.post('/api/checkout/quote', undefined, { raw: '['.repeat(41) }),
    ]);
    expect(codes.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'not_found'],
      [404, 'route_not_found'],
      [401, 'sign_in_required'],
      [401, 'wrong_audience'],
      [403, 'permission_required'],
      [401, 'sign_in_failed'],
      [400, 'malformed_json'],
      [400, 'bad_request'],
    ]);
  });
});

describe('no cache keeps', () => {
  it('what is somebody’s own', async () => {
    const { anonymous, customer, owner } = food;
    const order = await placed(food);
    const track = `number=${order.order_number}&email=${encodeURIComponent(order.email)}`;
    const answers = await Promise.all([
      customer.get('/api/auth/customer/me'),
      anonymous.get('/api/auth/customer/me'),
      owner.get('/api/orders'),
      owner.get('/api/products'),
      anonymous.get(`/api/orders/track?${track}`),
      anonymous.get(`/api/orders/track/status?token=${order.tracking_token}`),
      anonymous.get('/api/orders/track?number=ORD-1&email=nobody@example.com'),
      anonymous.get('/api/orders/track/status?token=nothing'),
      anonymous.post('/api/checkout/quote', {}),
      anonymous.post('/api/auth/customer/login', { email: food.customer.email, password: 'wrong' }),
    ]);
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(answers.map(() => 'no-store'));
  });

  it('a refusal, whoever refused it', async () => {
    const limited = await startService(definedFood, { RATE_LIMIT_TRACKING: '1' });
    try {
      const track = () => limited.anonymous.get('/api/orders/track?number=ORD-1&email=nobody@example.com');
      const answers = [await track(), await track(), await limited.anonymous.get('/api/products/999999')];
      expect(answers.map(({ status }) => status)).toEqual([404, 429, 404]);
      expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(answers.map(() => 'no-store'));
    } finally {
      await limited.close();
    }
  });

  it('leaves what is everybody’s to caches that ask again each time', async () => {
    const answers = await Promise.all(['/api/products', '/api/kitchens'].map(path => food.anonymous.get(path)));
    expect(answers.map(({ status, headers }) => [status, headers['cache-control']])).toEqual([
      [200, 'public, no-cache'],
      [200, 'public, no-cache'],
    ]);
  });
});
