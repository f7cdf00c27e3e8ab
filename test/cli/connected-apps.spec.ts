import { makeCustomer } from '../food/factories';
import { type Actor, type Food, startFood } from '../food/food';
import { type Fitness, startFitness } from '../fitness/fitness';
import { message, post } from '../mcp/mcp-client';
import { allowApps, connectApp, type TestApp } from '../oauth/apps';
import { command } from './commands';

const PASSWORD = 'correct-horse-9';

let food: Food;
let buyer: Actor;
let apps: Record<'owner' | 'manager' | 'buyer', TestApp>;
beforeAll(async () => {
  food = await startFood();
  await allowApps(food.service);
  buyer = await food.signIn('customer', await makeCustomer(food.service.db, { email: 'buyer@example.com' }));
  apps = {
    owner: await connectApp(food.service, { ...food.owner, name: 'Claude' }),
    manager: await connectApp(food.service, { ...food.manager, name: 'Reports', scopes: ['read'] }),
    buyer: await connectApp(food.service, { ...buyer, audience: 'customer', address: 'customers', name: 'Shopping' }),
  };
});
afterAll(() => food.service.close());

const ping = async ({ token }: TestApp, word = 'staff') =>
  (await post(`${food.service.origin}/food/mcp/${word}`, message('ping'), { token })).status;

it('lists the apps of every kind of account with the keys, without anything secret', async () => {
  const { exitCode, data, out } = await command('keys list --service food --json');
  expect(exitCode).toBe(0);
  expect(data.map(({ kind, email, name, audience }: Record<string, string>) => [kind, email, name, audience])).toEqual([
    ['app', 'buyer@example.com', 'Shopping', 'customer'],
    ['app', 'manager@example.com', 'Reports', 'staff'],
    ['app', 'owner@example.com', 'Claude', 'staff'],
  ]);
  expect(out).not.toContain(apps.owner.token);
  const text = (await command('keys list --service food --email OWNER@example.com')).out;
  expect([text.includes(`app-${apps.owner.id}`), text.includes('Reports')]).toEqual([true, false]);
});

it.each([
  'keys revoke app- --service food',
  'keys revoke app-x --service food',
  'keys revoke app-1 --all --service food',
])('%s ends nothing', async line => expect((await command(line)).exitCode).toBe(2));

it('ends one app, those of an account, or all', async () => {
  const { id } = apps.manager;
  expect(await command(`keys revoke app-${id} --service food`)).toMatchObject({
    exitCode: 0,
    out: 'Ended connected apps: 1.\n',
  });
  expect(await command(`keys revoke app-${id} --service food`)).toMatchObject({
    exitCode: 1,
    complaint: `There is no connected app ${id}.\n`,
  });
  expect([await ping(apps.manager), await ping(apps.owner)]).toEqual([401, 200]);
  expect((await command('keys revoke --email buyer@example.com --service food')).out).toBe(
    'Revoked access keys: 0.\nEnded connected apps: 1.\n',
  );
  expect(await ping(apps.buyer, 'customers')).toBe(401);
  expect((await command('keys revoke --all --service food --json')).data).toMatchObject({ apps: [apps.owner.id] });
  expect(await ping(apps.owner)).toBe(401);
});

describe('the data of a person', () => {
  const person = async (what: string, service: string, email: string) =>
    (await command(`person ${what} --service ${service} --email ${email} --json`)).data;

  it('has the apps and their calls, without tokens, and is erased with them', async () => {
    const { id, token } = await connectApp(food.service, {
      ...buyer,
      audience: 'customer',
      address: 'customers',
      name: 'Shopping',
    });
    const { records } = await person('export', 'food', buyer.email);
    const [, exported] = records.connected_app;
    expect(exported).toMatchObject({ id, name: 'Shopping', host: 'app.example.com', scopes: ['read', 'write'] });
    expect(JSON.stringify(records)).not.toMatch(/token_version|oauth_record/);
    expect(JSON.stringify(records)).not.toContain(token);
    expect((await person('erase --yes', 'food', buyer.email)).tables.connected_app).toEqual({
      rows: 2,
      became: 'deleted',
    });
    expect(await food.service.db.rows('SELECT FROM oauth_record WHERE grant_id = $1', [id])).toEqual([]);
    expect(await ping({ token, id, clientId: 0 }, 'customers')).toBe(401);
  });
});

describe('in a club', () => {
  let fitness: Fitness;
  beforeAll(async () => {
    fitness = await startFitness();
    await allowApps(fitness.service);
  });
  afterAll(() => fitness.service.close());

  it('a closed account leaves no app', async () => {
    const member = await fitness.member();
    const { id } = await connectApp(fitness.service, { id: member.id, address: 'members' });
    expect((await member.post('/api/auth/delete-account', { password: PASSWORD })).status).toBe(201);
    const left = 'SELECT FROM connected_app WHERE id = $1 UNION ALL SELECT FROM oauth_record WHERE grant_id = $1';
    expect(await fitness.service.db.rows(left, [id])).toEqual([]);
  });
});
