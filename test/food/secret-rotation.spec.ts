import { randomUUID } from 'node:crypto';
import { Tokens } from '#kit/access/tokens';
import { food as definedFood } from '#services/food/food';
import { startService, type TestService } from '../harness/app';
import { startFood } from './food';
import { place } from './placement.actors';

const OLD = 'the secret of last year, which is long';
const NEW = 'the secret of this year, which is long';

const running: TestService[] = [];
const start = async (environment: Record<string, string>) => {
  const service = await startService(definedFood, environment);
  running.push(service);
  return service;
};
afterAll(async () => Promise.all(running.map(service => service.close())));

it('signs nobody out, follows every order and answers every token again while the secret before is named', async () => {
  const before = await startFood({ JWT_SECRET: OLD });
  running.push(before.service);
  const key = randomUUID();
  const { body: placed } = await place(before, {}, { key });
  const tracking = placed.data.tracking as string;
  await before.anonymous.post('/api/auth/customer/forgot-password', { email: before.customer.email });
  await before.service.doJobs();
  const [, link] =
    /token=([\w-]+)/.exec(before.service.mailbox.list().find(({ to }) => to === before.customer.email)!.text) ?? [];
  const statuses = async ({ anonymous }: TestService) => [
    (await anonymous.as(before.owner.token).get('/api/auth/me')).status,
    (await anonymous.as(before.customer.token).get('/api/auth/customer/me')).status,
    (await anonymous.get(`/api/orders/track/status?token=${tracking}`)).status,
  ];

  const changing = await start({ JWT_SECRET: NEW, JWT_SECRET_PREVIOUS: OLD });
  expect(await statuses(changing)).toEqual([200, 200, 200]);
  const again = await place({ ...before, anonymous: changing.anonymous }, {}, { caller: changing.anonymous, key });
  expect(again.body.data).toEqual(placed.data);

  const after = await start({ JWT_SECRET: NEW });
  expect(await statuses(after)).toEqual([401, 401, 401]);
  for (const [caller, path] of [
    [before.owner, '/api/auth/me'],
    [before.customer, '/api/auth/customer/me'],
  ] as const) {
    expect((await after.anonymous.as(caller.token).get(path)).body.code).toBe('token_expired');
  }
  const password = 'correct-horse-10';
  const reset = { token: link, password, password_confirmation: password };
  expect((await after.anonymous.post('/api/auth/customer/reset-password', reset)).status).toBe(201);
});

it('lets processes change one after the other: those that still sign with the old one know the new', async () => {
  const first = await start({ JWT_SECRET: OLD, JWT_SECRET_PREVIOUS: NEW });
  const second = await start({ JWT_SECRET: NEW, JWT_SECRET_PREVIOUS: OLD });
  const owner = await first.db.row<{ id: number; version: number }>(
    `SELECT id, token_version AS version FROM account WHERE deleted_at IS NULL LIMIT 1`,
  );
  for (const [signer, reader] of [
    [first, second],
    [second, first],
  ] as const) {
    const { token } = await signer.get(Tokens).signIn('staff', { id: owner!.id, tokenVersion: owner!.version });
    expect((await reader.anonymous.as(token).get('/api/auth/me')).status).toBe(200);
  }
});
