import { race, statuses } from '../harness/race';
import type { Client } from '../harness/client';
import { makeCustomer, PASSWORD } from './factories';
import { type Food, startFood } from './food';

let food: Food;
beforeAll(async () => {
  food = await startFood({ TRUST_PROXY: '1', RATE_LIMIT_LOGIN: '', RATE_LIMIT_REGISTER: '' });
});
afterAll(() => food?.service.close());

let visitors = 0;
const visitor = (): Client => food.anonymous.with({ 'X-Forwarded-For': `203.0.113.${++visitors}` });

const signIn = (caller: Client, password: string) =>
  caller.post('/api/auth/customer/login', { email: 'sara@example.com', password });

describe('failed sign-ins', () => {
  // After which no earlier failure counts for the account.
  beforeEach(() => food.service.clock.advance({ hours: 1 }));

  it('close the form after ten, until the oldest is fifteen minutes old', async () => {
    const { clock } = food.service;
    clock.set('2026-05-09T12:00:00Z');
    const caller = visitor();
    for (let count = 0; count < 10; count++) {
      expect((await signIn(caller, 'wrong-password')).status).toBe(401);
      expect((await signIn(caller, PASSWORD)).status).toBe(count < 9 ? 200 : 429);
      clock.advance({ seconds: 10 });
    }
    const refused = await signIn(caller, PASSWORD);
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ message: 'errors.rate_limited', code: 'rate_limited' });
    expect(refused.headers['retry-after']).toBe('800');
    expect((await signIn(visitor(), PASSWORD)).status).toBe(200);
    clock.set('2026-05-09T12:14:59.999Z');
    expect((await signIn(caller, PASSWORD)).status).toBe(429);
    clock.set('2026-05-09T12:15:00Z');
    expect((await signIn(caller, PASSWORD)).status).toBe(200);
  });

  it('count each form by itself', async () => {
    const caller = visitor();
    await race(10, () => signIn(caller, 'wrong-password'));
    expect((await signIn(caller, PASSWORD)).status).toBe(429);
    const staff = await caller.post('/api/auth/login', { email: food.owner.email, password: PASSWORD });
    expect(staff.status).toBe(200);
  });

  it('let ten of many parallel guesses through', async () => {
    const caller = visitor();
    const answers = await race(30, () => signIn(caller, 'wrong-password'));
    expect(statuses(answers)).toEqual({ 401: 10, 429: 20 });
  });

  it('include a wrong current password', async () => {
    const { token } = await food.signIn('customer', await makeCustomer(food.service.db));
    const own = visitor().as(token);
    const guess = () =>
      own.patch('/api/auth/customer/me/password', { current_password: 'wrong-password', new_password: PASSWORD });
    expect(statuses(await race(12, guess))).toEqual({ 400: 10, 429: 2 });
  });
});

describe('registering', () => {
  const someone = (number: number) => ({
    first_name: 'Nadia',
    last_name: 'Aziz',
    email: `nadia-${visitors}-${number}@example.com`,
    password: PASSWORD,
  });
  const register = (caller: Client, body: object) => caller.post('/api/auth/customer/register', body);

  it('is taken ten times an hour, repeats and mistakes aside', async () => {
    const { clock } = food.service;
    clock.set('2026-05-10T12:00:00Z');
    const caller = visitor();
    const first = { ...someone(0), client_token: 'limits-1' };
    expect(statuses(await race(12, () => register(caller, first)))).toEqual({ 201: 12 });
    expect((await register(caller, { ...someone(1), password: 'short' })).status).toBe(400);
    expect(statuses(await race(9, index => register(caller, someone(index + 1))))).toEqual({ 201: 9 });
    const refused = await register(caller, someone(10));
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('3600');
    clock.advance({ hours: 1 });
    expect((await register(caller, someone(10))).status).toBe(201);
  });

  it('counts guesses at the password behind a client_token', async () => {
    const caller = visitor();
    const body = { ...someone(0), client_token: 'limits-2' };
    await register(visitor(), body);
    const answers = await race(12, index => register(caller, { ...body, password: `guess-number-${index}` }));
    expect(statuses(answers)).toEqual({ 409: 10, 429: 2 });
  });
});
