import { race, statuses } from '../harness/race';
import { makeCustomer, PASSWORD } from './factories';
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

const register = (body: object) => visitor().post('/api/auth/customer/register', body);
const signIn = (email: string, password = PASSWORD) =>
  food.anonymous.post('/api/auth/customer/login', { email, password });
const me = (token: string) => food.anonymous.as(token).get('/api/auth/customer/me');

describe('registering', () => {
  it('makes an account and signs it in', async () => {
    const answer = await register({
      ...someone({ email: ' Nadia.New@Example.COM ', first_name: ' Nadia ' }),
      phone: '+1 212 555 0100',
    });
    expect(answer.status).toBe(201);
    expect(answer.body.message).toBe('Welcome! Your account is ready.');
    expect(answer.body.data.user).toEqual({
      id: expect.any(Number),
      username: 'nadia.new',
      first_name: 'Nadia',
      last_name: 'Aziz',
      email: 'nadia.new@example.com',
      phone: '+1 212 555 0100',
      is_verified: false,
      reward_points: 0,
      created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:]{8}\.\d{3}Z$/),
      updated_at: expect.stringMatching(/Z$/),
    });
    expect((await me(answer.body.data.token)).body.data).toEqual(answer.body.data.user);
    expect((await signIn('NADIA.new@example.com')).status).toBe(200);
  });

  it.each([
    ['first_name', { first_name: '' }],
    ['first_name', { first_name: undefined }],
    ['last_name', { last_name: 5 }],
    ['email', { email: 'nadia' }],
    ['email', { email: undefined }],
    ['password', { password: 'seven77' }],
    ['password', { password: 'x'.repeat(73) }],
    ['password', { password: 12_345_678 }],
    ['phone', { phone: 'call me' }],
    ['client_token', { client_token: '' }],
  ])('needs a proper %s (%#)', async (field, values) => {
    const refused = await register(someone(values));
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.errors as object)).toEqual([field]);
  });

  it('tells what is wrong in Arabic to those who read Arabic', async () => {
    const refused = await food.anonymous.inArabic().post('/api/auth/customer/register', someone({ email: 'x' }));
    expect(refused.body.errors.email).toEqual(['يجب أن يكون «البريد الإلكتروني» مثل sara@example.com.']);
  });

  it('takes a password of eight characters and ignores fields it does not know', async () => {
    const answer = await register(
      someone({ password: '12345678', reward_points: 900, is_verified: true, role: 'Owner' }),
    );
    expect(answer.status).toBe(201);
    expect(answer.body.data.user).toMatchObject({ reward_points: 0, is_verified: false });
  });

  it('refuses a taken e-mail address in any spelling', async () => {
    const refused = await register(someone({ email: ' SARA@example.com' }));
    expect(refused.status).toBe(409);
    expect(refused.body.errors.email).toEqual(['E-mail address is taken.']);
  });

  it('gives one of many parallel registrations the address', async () => {
    const answers = await race(8, () => register(someone({ email: 'only@example.com' })));
    expect(statuses(answers)).toEqual({ 201: 1, 409: 7 });
  });

  it('makes a username of the address, with a number until it is free, and never one that a route means', async () => {
    const answers = await race(5, index => register(someone({ email: `amal@shop-${index}.example.com` })));
    const usernames = answers.map(answer => answer.body.data.user.username as string).toSorted();
    expect(usernames).toEqual(['amal', 'amal2', 'amal3', 'amal4', 'amal5']);
    const username = async (email: string) => (await register(someone({ email }))).body.data.user.username as string;
    expect(await username('deleted@example.com')).toBe('deleted2');
    expect(await username('Statistic@example.com')).toBe('statistic2');
    expect(await username('123@example.com')).toBe('user');
  });
});

describe('registering again with a client_token', () => {
  it('answers the first account to whoever knows its address and password', async () => {
    const body = someone({ client_token: 'again-1' });
    const first = await register(body);
    const again = await register({ ...body, first_name: 'Other', email: body.email.toUpperCase() });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.data.user).toEqual(first.body.data.user);
    expect((await me(again.body.data.token)).status).toBe(200);
  });

  it.each([
    ['another address', { email: 'somebody.else@example.com' }],
    ['another password', { password: 'another-password' }],
  ])('refuses %s', async (_, values) => {
    const body = someone({ client_token: `refused-${made}` });
    await register(body);
    const refused = await register({ ...body, ...values });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'client_token_reused',
      message: 'errors.client_token_reused',
      data: null,
    });
    expect(JSON.stringify(refused.body)).not.toContain(body.email);
  });

  it('makes one account of parallel repeats', async () => {
    const body = someone({ client_token: 'parallel-1' });
    const answers = await race(12, () => register(body));
    expect(statuses(answers)).toEqual({ 201: 12 });
    expect(new Set(answers.map(answer => answer.body.data.user.id as number)).size).toBe(1);
    const rows = await food.service.db.rows('SELECT id FROM customer WHERE email = $1', [body.email]);
    expect(rows).toHaveLength(1);
  });

  it('answers nothing for an account that is deleted by now', async () => {
    const body = someone({ client_token: 'gone-1' });
    const { user } = (await register(body)).body.data;
    await food.owner.delete(`/api/users/${user.username}`);
    expect((await register(body)).status).toBe(409);
  });
});

describe('signing in', () => {
  it('refuses an unknown address and a wrong password with the same words', async () => {
    const wrong = await signIn('sara@example.com', 'wrong-password');
    const unknown = await signIn('nobody@example.com');
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
  });

  it('answers a token and the customer', async () => {
    const answer = await signIn(' Sara@Example.com');
    expect(answer.status).toBe(200);
    expect(answer.body.data.user).toMatchObject({ id: food.customer.id, email: 'sara@example.com', username: 'sara' });
  });

  it('takes a password in either Unicode form', async () => {
    const password = 'Pässwörd-é9';
    const body = someone({ password: password.normalize('NFC') });
    expect((await register(body)).status).toBe(201);
    expect((await signIn(body.email, password.normalize('NFD'))).status).toBe(200);
    expect((await signIn(body.email, 'Passwörd-é9')).status).toBe(401);
    // 70 bytes in NFC, 105 as it is sent.
    const long = someone({ password: 'é'.repeat(35).normalize('NFD') });
    expect((await register(long)).status).toBe(201);
    expect((await register(someone({ password: 'é'.repeat(37).normalize('NFC') }))).status).toBe(400);
  });

  it('knows nothing of staff', async () => {
    expect((await signIn('owner@example.com')).status).toBe(401);
    expect((await me(food.owner.token)).status).toBe(401);
    expect((await food.customer.get('/api/auth/me')).status).toBe(401);
  });

  it.each(['GET /api/auth/customer/me', 'PATCH /api/auth/customer/me', 'PATCH /api/auth/customer/me/password'])(
    '%s needs a customer',
    async route => {
      const [method = '', path = ''] = route.split(' ');
      for (const caller of [food.anonymous, food.owner, food.anonymous.as('nonsense')]) {
        expect((await caller.send(method, path, method === 'GET' ? undefined : {})).status).toBe(401);
      }
    },
  );
});

describe('the profile', () => {
  it('is changed field by field', async () => {
    const { email, token } = await fresh();
    const own = food.anonymous.as(token);
    const changed = await own.patch('/api/auth/customer/me', { first_name: 'Mona', phone: '+20 100 555 0199' });
    expect(changed.status).toBe(200);
    expect(changed.body.data).toMatchObject({ first_name: 'Mona', phone: '+20 100 555 0199', email });
    expect((await own.patch('/api/auth/customer/me', { phone: null })).body.data.phone).toBeNull();
    expect((await own.patch('/api/auth/customer/me', {})).status).toBe(200);
    expect((await own.patch('/api/auth/customer/me', { reward_points: 5, username: 'x' })).body.data).toMatchObject({
      reward_points: 0,
    });
    expect((await own.patch('/api/auth/customer/me', { first_name: ' ' })).body.errors).toEqual({
      first_name: ['First name is missing.'],
    });
  });

  it('takes another address unless somebody has it, and has it verified anew', async () => {
    const { id, token } = await fresh({ isVerified: true });
    const own = food.anonymous.as(token);
    const refused = await own.patch('/api/auth/customer/me', { email: 'SARA@example.com', current_password: PASSWORD });
    expect(refused.status).toBe(409);
    expect(refused.body.errors.email).toEqual(['E-mail address is taken.']);
    const changed = await own.patch('/api/auth/customer/me', {
      email: `Moved-${id}@example.com`,
      current_password: PASSWORD,
    });
    expect(changed.body.data).toMatchObject({ email: `moved-${id}@example.com`, is_verified: false });
    expect((await signIn(`moved-${id}@example.com`)).status).toBe(200);
  });

  it('shows the balance of the rewards', async () => {
    const { id, token } = await fresh();
    await food.service.db.rows('UPDATE customer SET reward_points = 120 WHERE id = $1', [id]);
    expect((await me(token)).body.data.reward_points).toBe(120);
  });
});

describe('the own password', () => {
  it('ends every token given before and answers a new one', async () => {
    const { email, token } = await fresh();
    const changed = await food.anonymous
      .as(token)
      .patch('/api/auth/customer/me/password', { current_password: PASSWORD, new_password: 'another-horse-9' });
    expect(changed.status).toBe(200);
    expect((await me(token)).status).toBe(401);
    expect((await me(changed.body.data.token)).status).toBe(200);
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(email, 'another-horse-9')).status).toBe(200);
  });

  it('is changed once by parallel changes', async () => {
    const { token } = await fresh();
    const answers = await race(4, index =>
      food.anonymous.as(token).patch('/api/auth/customer/me/password', {
        current_password: PASSWORD,
        new_password: `another-horse-${index}`,
      }),
    );
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1);
  });

  it('needs the current one, and eight characters', async () => {
    const { token } = await fresh();
    const change = (body: object) => food.anonymous.as(token).patch('/api/auth/customer/me/password', body);
    const wrong = await change({ current_password: 'wrong-password', new_password: 'another-horse-9' });
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors).toEqual({ current_password: ['Current password is not your current password.'] });
    const short = await change({ current_password: PASSWORD, new_password: 'short' });
    expect(Object.keys(short.body.errors as object)).toEqual(['new_password']);
    expect((await me(token)).status).toBe(200);
  });
});

async function fresh(values: Parameters<typeof makeCustomer>[1] = {}) {
  return food.signIn('customer', await makeCustomer(food.service.db, values));
}
