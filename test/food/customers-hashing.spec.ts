import { Passwords } from '#kit/access/passwords';
import { race, statuses } from '../harness/race';
import { makeCustomer, PASSWORD } from './factories';
import { type Food, startFood } from './food';

let food: Food;
/** For each hash and each comparison: whether a transaction was waiting for it. */
const waited: boolean[] = [];

beforeAll(async () => {
  food = await startFood({ TRUST_PROXY: '1' });
  const { db } = food.service;
  const passwords = food.service.get(Passwords);
  for (const work of ['hash', 'matches'] as const) {
    const real = passwords[work].bind(passwords) as (...values: unknown[]) => Promise<never>;
    jest.spyOn(passwords, work).mockImplementation((...values: unknown[]) => {
      waited.push(db.inTransaction);
      return real(...values);
    });
  }
});
afterAll(() => food?.service.close());
beforeEach(() => {
  waited.length = 0;
});

let visitors = 0;
const visitor = () => food.anonymous.with({ 'X-Forwarded-For': `203.0.113.${++visitors}` });
const someone = (values: object = {}) => ({
  first_name: 'Nadia',
  last_name: 'Aziz',
  email: `hashed-${++visitors}@example.com`,
  password: PASSWORD,
  ...values,
});
const register = (body: object, caller = visitor()) => caller.post('/api/auth/customer/register', body);

describe('no transaction waits for a password', () => {
  it('of a registration and its repeats, however many at once', async () => {
    const body = someone({ client_token: 'hashed' });
    expect(statuses(await race(8, () => register(body)))).toEqual({ 201: 8 });
    expect((await register({ ...body, password: 'another-horse-9' })).status).toBe(409);
    // One hash makes the account; each repeat compares once.
    expect(waited).toEqual(Array.from({ length: 9 }, () => false));
  });

  it('of a new password', async () => {
    const customer = await food.signIn('customer', await makeCustomer(food.service.db));
    const passwords = { current_password: PASSWORD, new_password: 'another-horse-9' };
    expect((await customer.patch('/api/auth/customer/me/password', passwords)).status).toBe(200);
    await visitor().post('/api/auth/customer/forgot-password', { email: customer.email });
    await food.service.doJobs();
    const mail = food.service.mailbox.list().find(({ to }) => to === customer.email)!;
    const token = new URL(/http\S+/.exec(mail.text)![0]).searchParams.get('token');
    const reset = await visitor().post('/api/auth/customer/reset-password', { token, password: PASSWORD });
    expect(reset.status).toBe(201);
    expect(waited).toEqual([false, false, false]);
  });

  it('that staff set', async () => {
    const created = await food.owner.post('/api/users', someone());
    const { username } = created.body.data;
    expect((await food.owner.patch(`/api/users/${username}/change-password`, { password: PASSWORD })).status).toBe(200);
    const member = someone({ password_confirmation: PASSWORD });
    const account = await food.owner.post('/api/admins', member);
    expect(
      (
        await food.owner.patch(`/api/admins/${account.body.data.id}`, {
          password: PASSWORD,
          password_confirmation: PASSWORD,
        })
      ).status,
    ).toBe(200);
    expect(waited).toEqual([false, false, false, false]);
  });

  it('and no token of a link is worth a hash that is not one', async () => {
    const reset = await visitor().post('/api/auth/customer/reset-password', { token: 'nonsense', password: PASSWORD });
    expect(reset.status).toBe(400);
    expect(waited).toEqual([]);
  });
});

describe('repeated registrations', () => {
  it('are answered sixty times an hour to one visitor', async () => {
    const body = someone({ client_token: 'repeated' });
    await register(body);
    const caller = visitor();
    const answers = [];
    for (let count = 0; count < 62; count++) answers.push(await register(body, caller));
    expect(statuses(answers)).toEqual({ 201: 60, 429: 2 });
    expect((await register(body)).status).toBe(201);
  });
});
