import { SERVICES } from '#host/services';
import type { TestService } from '../harness/app';
import { startService } from '../harness/app';
import { demoCaller, serviceNamed, startDemo } from './demo';

let food: TestService;

beforeAll(async () => {
  food = await startDemo('food', { DEMO_RESET_AT: '04:30', SMTP_URL: 'smtp://127.0.0.1:9' });
});
afterAll(() => food?.close());

it('lists the accounts and the next reset to anyone', async () => {
  food.clock.set('2026-05-09T12:00:00Z');
  const { status, body } = await food.anonymous.get('/api/demo');
  expect(status).toBe(200);
  expect(body.data).toEqual({
    enabled: true,
    resets_at: '2026-05-10T04:30:00Z',
    accounts: expect.arrayContaining([
      { audience: 'staff', role: 'Owner', name: 'Omar Nasser', email: 'owner@food.example' },
      { audience: 'customer', role: 'customer', name: expect.any(String), email: 'customer@food.example' },
    ]),
  });
  expect(body.data.accounts).toHaveLength(5);
});

it('signs in as the sign-in route of the audience does', async () => {
  const password = 'demo-password';
  for (const [email, path] of [
    ['manager@food.example', '/api/auth/login'],
    ['customer@food.example', '/api/auth/customer/login'],
  ] as const) {
    const session = (await food.anonymous.post('/api/demo/session', { email: email.toUpperCase() })).body.data;
    const signedIn = (await food.anonymous.post(path, { email, password })).body.data;
    const withoutToken = (data: object) => ({ ...data, token: undefined, access_token: undefined });
    expect(withoutToken(session)).toEqual(withoutToken(signedIn));
  }
});

it('signs in to demo accounts only, ten times a minute from an address', async () => {
  for (const email of ['nobody@food.example', 'owner@stays.example'])
    expect((await food.anonymous.post('/api/demo/session', { email })).body.code).toBe('not_found');
  const statuses: number[] = [];
  for (let at = 0; at < 12; at++)
    statuses.push((await food.anonymous.post('/api/demo/session', { email: 'owner@food.example' })).status);
  expect(statuses).toContain(429);
  food.clock.advance({ minutes: 2 });
  expect((await food.anonymous.post('/api/demo/session', { email: 'owner@food.example' })).status).toBe(200);
});

it('leaves mail in the mailbox and takes the demo payer alone', async () => {
  expect(food.configuration.smtpUrl).toBeUndefined();
  await food.anonymous.post('/api/auth/customer/forgot-password', { email: 'customer@food.example' });
  await food.doJobs();
  expect(food.mailbox.list().map(({ to }) => to)).toEqual(['customer@food.example']);
  const [, token] = /token=([\w-]+)/.exec(food.mailbox.list()[0]!.text) ?? [];
  const reset = await food.anonymous.post('/api/auth/customer/reset-password', { token, password: 'a-new-password' });
  expect([reset.status, reset.body.code]).toEqual([403, 'demo_protected']);
  const methods = await food.anonymous.get('/api/payments/methods');
  if (methods.status === 200) expect(JSON.stringify(methods.body.data)).not.toMatch(/stripe|paypal/);
});

it('takes files of five megabytes, fifty a day from an address', async () => {
  const owner = await demoCaller(food, 'owner@food.example');
  const large = await owner.upload('/api/helpers/upload', Buffer.alloc(5 * 1024 * 1024 + 200_000));
  expect([large.status, large.body.code]).toEqual([413, 'body_too_large']);
  const codes: string[] = [];
  for (let at = 0; at < 51; at++) {
    const { body } = await owner.upload('/api/helpers/upload', Buffer.from('no picture'));
    codes.push(body.code);
  }
  expect(codes.slice(0, 49)).toEqual(Array(49).fill(codes[0]));
  expect(codes.at(-1)).toBe('rate_limited');
  food.clock.advance({ hours: 25 });
  expect((await owner.upload('/api/helpers/upload', Buffer.from('no picture'))).body.code).toBe(codes[0]);
});

it('is 404 without demo mode', async () => {
  const off = await startService(serviceNamed('property'));
  try {
    expect((await off.anonymous.get('/api/demo')).body.code).toBe('not_found');
    const session = await off.anonymous.post('/api/demo/session', { email: 'owner@property.example' });
    expect([session.status, session.body.code]).toEqual([404, 'not_found']);
  } finally {
    await off.close();
  }
});

it('knows every setting with an e-mail address as one that sends something out', () => {
  const holdsAddress = (refuse: ((value: unknown) => string | undefined) | undefined) =>
    refuse !== undefined && refuse('a@example.com') === undefined && refuse('no address') !== undefined;
  for (const { definition } of SERVICES) {
    for (const { key, refuse, sendsOut } of definition.settings) {
      if (!holdsAddress(refuse) && !/email|webhook|recipient|share/.test(key)) continue;
      if (/signature/.test(key)) continue;
      expect([definition.name, key, sendsOut]).toEqual([definition.name, key, true]);
    }
  }
});
