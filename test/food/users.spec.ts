import { race, statuses } from '../harness/race';
import type { Customer } from '#services/food/customers/customer.entity';
import { grantPoints, makeCustomer, makeOrderRow, PASSWORD } from './factories';
import { type Food, startFood } from './food';

let food: Food;
beforeAll(async () => {
  food = await startFood();
});
afterAll(() => food?.service.close());

let visitors = 0;
/** Another visitor each time, so that no limit of requests is reached. */
const visitor = () => food.anonymous.with({ 'X-Forwarded-For': `203.0.113.${++visitors}` });

let made = 0;
const someone = (values: object = {}) => ({
  first_name: 'Nadia',
  last_name: 'Aziz',
  email: `nadia-${++made}@example.com`,
  password: PASSWORD,
  ...values,
});

const create = (values: object = {}) => food.owner.post('/api/users', someone(values));
const signIn = (email: string, password = PASSWORD) => visitor().post('/api/auth/customer/login', { email, password });

async function fresh(values: Partial<Customer> = {}): Promise<Customer> {
  return makeCustomer(food.service.db, values);
}

describe('access', () => {
  const routes = [
    'GET /api/users',
    'GET /api/users/statistic',
    'GET /api/users/sara',
    'POST /api/users',
    'PATCH /api/users/sara',
    'PATCH /api/users/sara/change-password',
    'POST /api/users/sara/make-verified',
    'POST /api/users/sara/make-unverified',
    'DELETE /api/users/sara',
    'GET /api/users/deleted',
    'GET /api/users/deleted/sara',
    'POST /api/users/deleted/sara/restore',
  ];

  it.each(routes)('%s is for staff with the permission only', async route => {
    const [method = '', path = ''] = route.split(' ');
    const status = async (caller: Food['anonymous']) =>
      (await caller.send(method, path, method === 'GET' ? undefined : {})).status;
    expect(await status(food.anonymous)).toBe(401);
    expect(await status(food.customer)).toBe(401);
    expect(await status(food.kitchen)).toBe(403);
  });
});

describe('one customer', () => {
  it('is shown with what staff needs and nothing secret', async () => {
    const customer = await fresh({ username: 'shown', phone: '+1 212 555 0100' });
    await grantPoints(food.service.db, customer.id, 40);
    await makeOrderRow(food.service.db, { customerId: customer.id });
    const answer = await food.manager.get('/api/users/Shown');
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({
      id: customer.id,
      username: 'shown',
      first_name: 'Sara',
      last_name: customer.lastName,
      email: customer.email,
      phone: '+1 212 555 0100',
      is_verified: false,
      reward_points: 40,
      points_debt: 0,
      orders_count: 1,
      created_at: customer.createdAt.toISOString(),
      updated_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:]{8}\.\d{3}Z$/),
      deleted_at: null,
    });
    expect((await food.manager.get('/api/users/nobody')).status).toBe(404);
    expect((await food.manager.get(`/api/users/${customer.id}`)).status).toBe(404);
  });
});

describe('creating', () => {
  it('makes a customer who can sign in', async () => {
    const answer = await create({ email: ' Amal@Example.com ', username: 'Amal.A', phone: null });
    expect(answer.status).toBe(201);
    expect(answer.body.message).toBe('The customer was added.');
    expect(answer.body.data).toMatchObject({
      username: 'amal.a',
      email: 'amal@example.com',
      phone: null,
      is_verified: false,
      reward_points: 0,
      orders_count: 0,
    });
    expect((await signIn('amal@example.com')).status).toBe(200);
  });

  it('makes the username of the address when none is sent', async () => {
    const [first, second] = [await create({ email: 'rana@one.example' }), await create({ email: 'rana@two.example' })];
    expect([first.body.data.username, second.body.data.username]).toEqual(['rana', 'rana2']);
  });

  it('refuses what is taken, naming the field', async () => {
    const username = await create({ username: 'SARA' });
    expect(username.status).toBe(409);
    expect(username.body.errors).toEqual({ username: ['Username is taken.'] });
    const email = await create({ email: 'SARA@example.com' });
    expect(email.status).toBe(409);
    expect(email.body.errors).toEqual({ email: ['E-mail address is taken.'] });
    for (const reserved of ['deleted', 'statistic', 'Statistic']) {
      const refused = await create({ username: reserved });
      expect(refused.status).toBe(409);
      expect(Object.keys(refused.body.errors as object)).toEqual(['username']);
    }
    expect(statuses(await race(5, () => create({ username: 'parallel' })))).toEqual({ 201: 1, 409: 4 });
  });

  it.each([
    ['first_name', { first_name: '' }],
    ['last_name', { last_name: null }],
    ['email', { email: 'x' }],
    ['password', { password: 'seven77' }],
    ['password_confirmation', { password_confirmation: 'something-else' }],
    ['username', { username: 'with blank' }],
    ['phone', { phone: 'x' }],
  ])('needs a proper %s (%#)', async (field, values) => {
    const refused = await create(values);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.errors as object)).toEqual([field]);
  });
});

describe('changing', () => {
  it('changes what is sent', async () => {
    const { username, lastName } = await fresh({ isVerified: true });
    const changed = await food.manager.patch(`/api/users/${username}`, {
      first_name: 'Mona',
      phone: '+20 100 555 0199',
      reward_points: 1000,
      is_verified: false,
    });
    expect(changed.status).toBe(200);
    expect(changed.body.data).toMatchObject({
      first_name: 'Mona',
      last_name: lastName,
      phone: '+20 100 555 0199',
      reward_points: 0,
      is_verified: true,
    });
    const renamed = await food.manager.patch(`/api/users/${username}`, { username: `${username}-new` });
    expect(renamed.body.data.username).toBe(`${username}-new`);
    expect((await food.manager.get(`/api/users/${username}`)).status).toBe(404);
    expect((await food.manager.get('/api/users?q=mona 0199')).body.data.total).toBe(0);
    expect((await food.manager.get('/api/users?q=201005550199')).body.data.total).toBe(1);
  });

  it('has another address verified anew', async () => {
    const { username } = await fresh({ isVerified: true });
    const changed = await food.manager.patch(`/api/users/${username}`, { email: `${username}@other.example` });
    expect(changed.body.data.is_verified).toBe(false);
  });

  it('refuses what is taken or reserved', async () => {
    const { username } = await fresh();
    for (const [body, field] of [
      [{ username: 'sara' }, 'username'],
      [{ username: 'deleted' }, 'username'],
      [{ email: 'sara@example.com' }, 'email'],
    ] as const) {
      const refused = await food.manager.patch(`/api/users/${username}`, body);
      expect(refused.status).toBe(409);
      expect(Object.keys(refused.body.errors as object)).toEqual([field]);
    }
    expect((await food.manager.patch('/api/users/nobody', {})).status).toBe(404);
  });

  it('sets a password, which ends the tokens given before', async () => {
    const customer = await fresh();
    const own = await food.signIn('customer', customer);
    const change = (body: object) => food.manager.patch(`/api/users/${customer.username}/change-password`, body);
    expect((await change({ password: 'another-horse-9', password_confirmation: 'x' })).status).toBe(400);
    expect((await change({ password: 'short' })).status).toBe(400);
    expect((await own.get('/api/auth/customer/me')).status).toBe(200);
    const done = await change({ password: 'another-horse-9', password_confirmation: 'another-horse-9' });
    expect(done.status).toBe(200);
    expect((await own.get('/api/auth/customer/me')).status).toBe(401);
    expect((await signIn(customer.email, 'another-horse-9')).status).toBe(200);
  });

  it('marks the address verified and not', async () => {
    const { username } = await fresh();
    const verified = await food.manager.post(`/api/users/${username}/make-verified`);
    expect([verified.status, verified.body.data.is_verified]).toEqual([201, true]);
    expect((await food.manager.post(`/api/users/${username}/make-verified`)).status).toBe(201);
    const unverified = await food.manager.post(`/api/users/${username}/make-unverified`);
    expect([unverified.status, unverified.body.data.is_verified]).toEqual([201, false]);
    expect((await food.manager.post('/api/users/nobody/make-verified')).status).toBe(404);
  });
});

describe('deleting and restoring', () => {
  it('ends the tokens at once, frees the address and keeps the username', async () => {
    const customer = await fresh();
    const own = await food.signIn('customer', customer);
    const path = `/api/users/${customer.username}`;
    expect((await food.manager.delete(path)).body).toEqual({
      success: true,
      data: null,
      message: 'The customer was deleted.',
    });
    expect((await own.get('/api/auth/customer/me')).status).toBe(401);
    expect((await signIn(customer.email)).status).toBe(401);
    expect((await food.manager.get(path)).status).toBe(404);
    expect((await food.manager.patch(path, {})).status).toBe(404);
    expect((await food.manager.delete(path)).status).toBe(404);
    expect((await create({ username: customer.username })).status).toBe(409);
    const deleted = await food.manager.get(`/api/users/deleted/${customer.username}`);
    expect(deleted.body.data).toMatchObject({ id: customer.id, deleted_at: expect.stringMatching(/Z$/) });
    expect((await create({ email: customer.email })).status).toBe(201);
  });

  it('restores, without the tokens of before', async () => {
    const customer = await fresh();
    const own = await food.signIn('customer', customer);
    await food.manager.delete(`/api/users/${customer.username}`);
    const restored = await food.manager.post(`/api/users/deleted/${customer.username}/restore`);
    expect(restored.status).toBe(201);
    expect(restored.body.data).toMatchObject({ id: customer.id, username: customer.username, deleted_at: null });
    expect((await own.get('/api/auth/customer/me')).status).toBe(401);
    expect((await signIn(customer.email)).status).toBe(200);
    expect((await food.manager.post(`/api/users/deleted/${customer.username}/restore`)).status).toBe(404);
    expect((await food.manager.get(`/api/users/deleted/${customer.username}`)).status).toBe(404);
  });

  it('refuses to restore whose address was taken meanwhile', async () => {
    const customer = await fresh();
    await food.manager.delete(`/api/users/${customer.username}`);
    await food.anonymous.post('/api/auth/customer/register', someone({ email: customer.email }));
    const refused = await food.manager.post(`/api/users/deleted/${customer.username}/restore`);
    expect(refused.status).toBe(409);
    expect(refused.body.errors).toEqual({ email: ['E-mail address is taken.'] });
    expect((await food.manager.get(`/api/users/deleted/${customer.username}`)).status).toBe(200);
  });

  it('is done once by parallel calls', async () => {
    const { username } = await fresh();
    expect(statuses(await race(5, () => food.manager.delete(`/api/users/${username}`)))).toEqual({ 200: 1, 404: 4 });
    expect(statuses(await race(5, () => food.manager.post(`/api/users/deleted/${username}/restore`)))).toEqual({
      201: 1,
      404: 4,
    });
  });
});
