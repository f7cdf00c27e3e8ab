import { randomUUID } from 'node:crypto';
import { expectMismatchHeader } from '../shared/mismatch.actors';
import { type Food, startFood } from './food';
import { body, place } from './placement.actors';

const ORIGIN = 'http://localhost:5173';
const keys = (): [string, string] => [randomUUID(), randomUUID()];

let food: Food;
beforeAll(async () => {
  food = await startFood();
});
afterAll(() => food?.service.close());

let visitors = 0;
/** Another visitor each time, so that no limit of requests is reached. */
const visitor = () => food.anonymous.with({ Origin: ORIGIN, 'X-Forwarded-For': `203.0.113.${++visitors}` });

describe('the same key with another body', () => {
  it.each([
    ['a guest', () => visitor()],
    ['a customer', () => food.customer.with({ Origin: ORIGIN })],
  ])('is told to %s who orders', async (_, caller) => {
    await expectMismatchHeader(
      (key, sent) =>
        caller().post('/api/orders', body(food, sent === 'other' ? { delivery_instructions: 'Ring twice' } : {}), {
          headers: { 'Idempotency-Key': key },
        }),
      keys(),
    );
  });

  it('is told in an answer given for a body that would be refused', async () => {
    const [key] = keys();
    await place(food, {}, { key });
    const again = await place(food, { payment_method: 'cash' }, { key });
    expect([again.status, again.headers['idempotency-mismatch']]).toEqual([201, 'true']);
    expect(again.headers['idempotent-replay']).toBe('true');
  });

  it('is no secret to whom the answer is refused, and says nothing of keys of others', async () => {
    const [key] = keys();
    await place(food, {}, { key });
    const others = await place(food, { email: 'other@example.com' }, { key });
    expect([others.status, others.headers['idempotency-mismatch']]).toEqual([201, undefined]);
  });

  it('is told of a message', async () => {
    const message = { name: 'Sara Haddad', email: 'sara@example.com', message: 'Do you cater?' };
    await expectMismatchHeader(
      (client_token, sent) =>
        visitor().post('/api/contact', { ...message, ...(sent === 'other' && { message: 'Hello' }), client_token }),
      keys(),
    );
  });

  it('is told of a registration, whose password is not part of what is stored', async () => {
    const [token] = keys();
    const person = {
      first_name: 'Sara',
      last_name: 'Haddad',
      email: `${token}@example.com`,
      password: 'a long password',
      password_confirmation: 'a long password',
      client_token: token,
    };
    const register = (change: object = {}) =>
      food.anonymous.post('/api/auth/customer/register', { ...person, ...change });
    const [first, same] = [await register(), await register()];
    const other = await register({ first_name: 'Layla' });
    expect([first, same, other].map(({ status }) => status)).toEqual([201, 201, 201]);
    expect([first, same, other].map(({ headers }) => headers['idempotency-mismatch'])).toEqual([
      undefined,
      undefined,
      'true',
    ]);
    const refused = await register({ password: 'another password', password_confirmation: 'another password' });
    expect([refused.status, refused.headers['idempotency-mismatch']]).toEqual([409, undefined]);
  });

  it('is not claimed of an order that was stored before bodies were compared', async () => {
    const [key] = keys();
    const { body: first } = await place(food, {}, { key });
    await food.service.db.rows('UPDATE customer_order SET body_hash = NULL WHERE id = $1', [first.data.order.id]);
    const again = await place(food, { delivery_instructions: 'Ring twice' }, { key });
    expect([again.status, again.headers['idempotency-mismatch']]).toEqual([201, undefined]);
  });
});

it('the description names the header', async () => {
  const response = await fetch(`${food.service.origin}/food/openapi.json`);
  const { paths } = (await response.json()) as {
    paths: Record<string, { post?: { description: string; responses: Record<string, { headers?: object }> } }>;
  };
  for (const path of ['/api/orders', '/api/contact', '/api/auth/customer/register']) {
    const { description, responses } = paths[path]!.post!;
    expect(description).toContain('`Idempotency-Mismatch: true`');
    expect(Object.keys(responses['201']?.headers ?? {})).toContain('Idempotency-Mismatch');
  }
});
