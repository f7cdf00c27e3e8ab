import { food } from '#services/food/food';
import { fitness } from '#services/fitness/fitness';
import { startService, type TestService } from '../harness/app';
import { command } from './commands';

const PASSWORD = 'a-long-and-rare-one';
const OTHER = 'another-long-and-rare-one';

let service: TestService;
beforeAll(async () => {
  service = await startService(food);
});
afterAll(async () => service.close());

const signIn = async (email: string, password: string) =>
  service.anonymous.post('/api/auth/login', { email, password });

it('creates an administrator, who signs in and may do everything', async () => {
  const made = await command('admin create --service food --email Boss@Food.example --json', {
    input: `${PASSWORD}\n`,
  });
  expect(made).toMatchObject({ exitCode: 0, complaint: '', data: { service: 'food', email: 'boss@food.example' } });
  expect((await signIn('boss@food.example', PASSWORD)).status).toBe(200);
});

it('reads the password of NEW_PASSWORD too', async () => {
  const made = await command('admin create --service food --email chef@food.example --role manager', {
    environment: { NEW_PASSWORD: PASSWORD },
  });
  expect(made).toMatchObject({ exitCode: 0, out: expect.stringContaining('chef@food.example can sign in to food') });
});

it.each([
  ['a weak password', '--email new@food.example', 'short', 'has 8 characters or more'],
  ['a common one', '--email new@food.example', 'password1', 'one of the most common ones'],
  ['none', '--email new@food.example', '', 'has 8 characters or more'],
  ['a taken address', '--email boss@food.example', PASSWORD, 'taken'],
  ['what is no address, before the password', '--email x', '', "--email: 'x' is not an e-mail address."],
  ['an unknown role', '--email new@food.example --role king', PASSWORD, "Unknown role 'king'"],
])('refuses %s', async (_what, options, password, sentence) => {
  const told = await command(`admin create --service food ${options}`, { input: password });
  expect(told).toMatchObject({ exitCode: 1, out: '', complaint: expect.stringContaining(sentence) });
});

it('needs to be told which service and whose account', async () => {
  expect(await command('admin create --email new@food.example', { input: PASSWORD })).toMatchObject({
    exitCode: 2,
    complaint: expect.stringContaining('Choose a service'),
  });
  expect(await command('admin create --service food', { input: PASSWORD })).toMatchObject({
    exitCode: 2,
    complaint: '--email is required.\n',
  });
  expect(await command('admin create --service bakery --email a@b.example')).toMatchObject({
    exitCode: 2,
    complaint: expect.stringContaining("Unknown service 'bakery'"),
  });
});

it('gives and takes roles, and keeps the last one who may do everything', async () => {
  const roles = await command('roles list --service food --json');
  const owner = (roles.data as { name: string; accounts: number }[]).find(({ name }) => name === 'Owner');
  expect(owner?.accounts).toBe(1);
  const granted = await command('roles grant --service food --email chef@food.example --role owner --json');
  expect(granted.data).toMatchObject({ roles: expect.arrayContaining(['Owner', 'Manager']) });
  expect(await command('roles revoke --service food --email chef@food.example --role owner --json')).toMatchObject({
    exitCode: 0,
    data: { roles: ['Manager'] },
  });
  const last = await command('roles revoke --service food --email boss@food.example --role owner --json');
  expect(last).toMatchObject({ exitCode: 1, out: '' });
  expect((JSON.parse(last.complaint) as { error: string }).error).toContain('full access');
  expect(await command('roles grant --service food --email nobody@food.example --role owner')).toMatchObject({
    exitCode: 1,
  });
});

it('sets another password, which ends the sessions before it', async () => {
  const { access_token: token } = (await signIn('boss@food.example', PASSWORD)).body.data as { access_token: string };
  expect((await service.anonymous.as(token).get('/api/auth/me')).status).toBe(200);
  const reset = await command('password reset --service food --email BOSS@food.example', { input: OTHER });
  expect(reset).toMatchObject({ exitCode: 0, complaint: '' });
  expect((await service.anonymous.as(token).get('/api/auth/me')).status).toBe(401);
  expect((await signIn('boss@food.example', OTHER)).status).toBe(200);
});

it('asks whose password when an address is of staff and of a customer', async () => {
  const customer = { first_name: 'B', last_name: 'C', email: 'boss@food.example', password: PASSWORD };
  const registered = await service.anonymous.post('/api/auth/customer/register', {
    ...customer,
    password_confirmation: PASSWORD,
    terms_accepted: true,
    client_token: crypto.randomUUID(),
  });
  expect(registered.status).toBe(201);
  expect(await command('password reset --service food --email boss@food.example', { input: OTHER })).toMatchObject({
    exitCode: 2,
    complaint: expect.stringContaining('--audience staff, customer'),
  });
  const told = await command('password reset --service food --email boss@food.example --audience customer', {
    input: OTHER,
  });
  expect(told.exitCode).toBe(0);
  expect(await command('password reset --service food --email no@food.example', { input: OTHER })).toMatchObject({
    exitCode: 1,
  });
});

it('works in a service whose members are accounts', async () => {
  const made = await command('admin create --service fitness --email boss@fitness.example', { input: PASSWORD });
  expect(made).toMatchObject({ exitCode: 0, complaint: '' });
  expect(fitness.people).toHaveLength(1);
});
