import { Webhooks } from '#webhooks/storage/webhooks';
import { ORDER_PLACED } from '#services/food/webhooks/food-webhook-types';
import { makeStaff, PASSWORD } from '../food/factories';
import { type Actor, type Food, startFood } from '../food/food';
import { isSigned, startReceiver, type Receiver } from './receiver';
import { create, created, deliveriesOf, sendDue } from './webhooks.actors';

let food: Food;
let receiver: Receiver;
let other: Actor;

beforeAll(async () => {
  food = await startFood();
  receiver = await startReceiver();
  other = await food.signIn('staff', await makeStaff(food.service.db, { role: 'Owner' }));
});
afterAll(async () => {
  await receiver?.close();
  await food?.service.close();
});
afterEach(async () => {
  food.service.clock.reset();
  receiver.received = [];
  receiver.respond = response => response.writeHead(204).end();
  await food.service.db.rows('DELETE FROM webhook_endpoint');
});

const raise = (id = 1) => food.service.get(Webhooks).raise(ORDER_PLACED, { id });
const pathOf = ({ id }: { id: number }, rest = '') => `/api/webhook-endpoints/${id}${rest}`;

describe('a new endpoint', () => {
  it('needs the password', async () => {
    expect(await create(food.owner, receiver.urlOf('a'), { password: 'wrong' })).toMatchObject({ status: 400 });
  });

  it.each([
    ['http://10.0.0.1/', 'url'],
    ['https://user:secret@hooks.example.com/', 'url'],
    ['ftp://hooks.example.com/', 'url'],
    ['nothing', 'url'],
  ])('is refused at %s', async (url, field) => {
    expect(await create(food.owner, url)).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.anything() } },
    });
  });

  it('is refused without a type, with an unknown one, and with one that the account may not read', async () => {
    const url = receiver.urlOf('a');
    const statuses = [];
    for (const types of [[], ['food.order.eaten'], ['*', 'food.order.eaten']])
      statuses.push((await create(food.owner, url, { types })).status);
    expect(statuses).toEqual([400, 400, 400]);
    const { body } = await create(food.owner, url, { types: ['food.order.eaten'] });
    expect(JSON.stringify(body.errors)).toContain('There is no event with this name: food.order.eaten');
    const { db } = food.service;
    const roles = await db.rows<{ id: number; permissions: string[] }>('SELECT id, permissions FROM role');
    await db.rows(`UPDATE role SET permissions = array_remove(permissions, 'orders.view')`);
    expect(await create(food.owner, url, { types: ['food.order.placed'] })).toMatchObject({ status: 403 });
    for (const { id, permissions } of roles)
      await db.rows('UPDATE role SET permissions = $2 WHERE id = $1', [id, permissions]);
  });

  it('is refused beyond ten, also in parallel', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => create(food.owner, receiver.urlOf(String(index)))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.find(({ status }) => status !== 201)?.body).toMatchObject({ code: 'too_many_webhook_endpoints' });
  });
});

it('another address needs the password, and a missing one is no wrong one', async () => {
  const endpoint = await created(food.owner, receiver.urlOf('a'));
  const codeWith = async (change: object) => {
    const { body } = await food.owner.patch(pathOf(endpoint), { url: receiver.urlOf('b'), ...change });
    return body.codes?.password[0].code ?? body.data.url;
  };
  expect([await codeWith({}), await codeWith({ password: 'wrong' }), await codeWith({ password: PASSWORD })]).toEqual([
    'required',
    'wrong_password',
    receiver.urlOf('b'),
  ]);
});

describe('an endpoint of another account', () => {
  it('shows its host and no payloads, and can only be switched off, deleted or taken over', async () => {
    const endpoint = await created(food.owner, receiver.urlOf('secret-path'));
    await raise();
    await sendDue(food.service);
    expect((await other.get(pathOf(endpoint))).body.data).toMatchObject({ url: null, is_own: false });
    const [delivery] = await deliveriesOf(other, endpoint.id);
    expect((await other.get(pathOf(endpoint, `/deliveries/${delivery!.id}`))).body.data.payload).toBeNull();
    const shown = (await food.owner.get(pathOf(endpoint, `/deliveries/${delivery!.id}`))).body.data;
    expect(shown.payload).toMatchObject({ id: delivery!.event_id });
    const refused = [
      await other.patch(pathOf(endpoint), { types: ['*'] }),
      await other.patch(pathOf(endpoint), { is_active: true }),
      await other.post(pathOf(endpoint, '/rotate'), { password: PASSWORD }),
      await other.post(pathOf(endpoint, `/deliveries/${delivery!.id}/resend`)),
      await other.post(pathOf(endpoint, '/test'), {}),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual(Array(5).fill('webhook_endpoint_of_other'));
    expect((await other.patch(pathOf(endpoint), { is_active: false })).body.data).toMatchObject({
      is_active: false,
      off_reason: 'switched_off',
    });
  });

  it('holds events while it is off, and sends them once it is taken over, with another secret', async () => {
    const endpoint = await created(food.owner, receiver.urlOf('a'));
    await food.owner.patch(pathOf(endpoint), { is_active: false });
    await raise();
    await sendDue(food.service);
    expect(receiver.received).toEqual([]);
    const replay = { since: new Date(Date.now() - 3_600_000).toISOString() };
    expect((await food.owner.post(pathOf(endpoint, '/replay'), replay)).body.code).toBe('webhook_endpoint_off');
    const taken = await other.post(pathOf(endpoint, '/take-over'), { password: PASSWORD });
    expect(taken).toMatchObject({ status: 201, body: { data: { is_own: true, is_active: true } } });
    expect(taken.body.data.secret).not.toBe(endpoint.secret);
    await sendDue(food.service);
    expect(receiver.received).toHaveLength(1);
  });
});

it('a deleted account ends the sending, and others see why', async () => {
  const maker = await food.signIn('staff', await makeStaff(food.service.db, { role: 'Owner' }));
  const endpoint = await created(maker, receiver.urlOf('a'));
  await food.service.db.rows('UPDATE account SET deleted_at = now() WHERE id = $1', [maker.id]);
  await raise();
  await sendDue(food.service);
  expect((await other.get(pathOf(endpoint))).body.data).toMatchObject({ off_reason: 'ended', held_count: 1 });
  expect(receiver.received).toEqual([]);
});

it('a new password of its account ends nothing', async () => {
  const maker = await food.signIn('staff', await makeStaff(food.service.db, { role: 'Owner' }));
  await created(maker, receiver.urlOf('a'));
  await food.service.db.rows('UPDATE account SET token_version = token_version + 1 WHERE id = $1', [maker.id]);
  await raise();
  await sendDue(food.service);
  expect(receiver.received).toHaveLength(1);
});

it('a deleted endpoint drops what it has not sent', async () => {
  const endpoint = await created(food.owner, receiver.urlOf('a'));
  await raise();
  expect((await other.delete(pathOf(endpoint))).status).toBe(200);
  await sendDue(food.service);
  expect([receiver.received, await food.service.db.rows('SELECT FROM webhook_delivery')]).toEqual([[], []]);
});

it('an endpoint that fails for three days is switched off, and its account is told by feed and mail', async () => {
  food.service.clock.set('2026-12-01T12:00:00Z');
  const endpoint = await created(food.owner, receiver.urlOf('a'));
  receiver.respond = response => response.writeHead(500).end();
  const subjects = () => food.service.mailbox.list().filter(({ to }) => to === food.owner.email).length;
  for (let day = 0; day < 4; day += 1) {
    await raise(day + 1);
    await sendDue(food.service);
    food.service.clock.advance({ hours: 25 });
  }
  await raise(9);
  await sendDue(food.service);
  await food.service.doJobs();
  expect((await food.owner.get(pathOf(endpoint))).body.data).toMatchObject({ off_reason: 'failing' });
  const { items } = (await food.owner.get('/api/notifications')).body.data;
  expect(items.map(({ type }: { type: string }) => type)).toEqual(['webhook_switched_off', 'webhook_failing']);
  expect(subjects()).toBe(2);
});

it('a test sends an example with an id of its own, and returns the response', async () => {
  const endpoint = await created(food.owner, receiver.urlOf('a'));
  receiver.respond = response => response.end('printed');
  const { body } = await food.owner.post(pathOf(endpoint, '/test'), { type: 'food.order.placed' });
  expect(body.data).toMatchObject({ status: 200, answer: 'printed', error: null });
  const [sent] = receiver.received;
  expect(JSON.parse(sent!.body)).toMatchObject({
    id: expect.stringMatching(/^test_/),
    type: 'food.order.placed',
    test: true,
    data: { order_number: expect.any(String) },
  });
  expect(await deliveriesOf(food.owner, endpoint.id)).toEqual([]);
});

it('a test has both signatures while the secret turns', async () => {
  const endpoint = await created(food.owner, receiver.urlOf('a'));
  const { secret } = (await food.owner.post(pathOf(endpoint, '/rotate'), { password: PASSWORD })).body.data;
  await food.owner.post(pathOf(endpoint, '/test'), {});
  expect([endpoint.secret, secret].map(each => isSigned(receiver.received[0]!, each))).toEqual([true, true]);
});

it('a replay of a period that ends before it begins is refused', async () => {
  const endpoint = await created(food.owner, receiver.urlOf('a'));
  const since = food.service.clock.now().subtract({ hours: 1 });
  for (const until of [since, since.subtract({ seconds: 1 })]) {
    const answer = await food.owner.post(pathOf(endpoint, '/replay'), { since: String(since), until: String(until) });
    expect([answer.status, answer.body.errors]).toEqual([400, { until: ['Until must be after the beginning.'] }]);
  }
});

it('a replay wakes the sending also for events that a parallel one kept locked', async () => {
  const { db } = food.service;
  const endpoint = await created(food.owner, receiver.urlOf('a'));
  await food.owner.patch(pathOf(endpoint), { is_active: false });
  await raise();
  await food.owner.patch(pathOf(endpoint), { is_active: true });
  const replay = async () => {
    const since = food.service.clock.now().subtract({ hours: 1 }).toString();
    return (await food.owner.post(pathOf(endpoint, '/replay'), { since })).body.data.replayed;
  };
  expect(await replay()).toBe(1);
  let unlock = () => {};
  let locking: Promise<void> | undefined;
  await new Promise<void>(isLocked => {
    locking = db.transaction(async () => {
      await db.rows('SELECT FROM webhook_delivery FOR UPDATE');
      const ending = new Promise<void>(resolve => (unlock = resolve));
      isLocked();
      await ending;
    });
  });
  await sendDue(food.service);
  expect(receiver.received).toEqual([]);
  unlock();
  await locking;
  expect(await replay()).toBe(0);
  await sendDue(food.service);
  expect(receiver.received).toHaveLength(1);
});
