import { Webhooks } from '#webhooks/storage/webhooks';
import { INQUIRY_RECEIVED, ORDER_PLACED } from '#services/food/webhooks/food-webhook-types';
import { PASSWORD } from '../food/factories';
import { placed } from '../food/placement.actors';
import { type Food, startFood } from '../food/food';
import { idsAt, isSigned, startReceiver, type Receiver } from './receiver';
import { created, deliveriesOf, sendDue } from './webhooks.actors';

let food: Food;
let receiver: Receiver;

beforeAll(async () => {
  food = await startFood();
  receiver = await startReceiver();
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

const PLACED = { types: ['food.order.placed'] };
const raise = (id = 1) => food.service.get(Webhooks).raise(ORDER_PLACED, { id });

it('W2: a refused transaction leaves no delivery', async () => {
  const endpoint = await created(food.owner, receiver.urlOf('a'));
  const { db } = food.service;
  const refused = db.transaction(async () => {
    await raise();
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  await sendDue(food.service);
  expect([await deliveriesOf(food.owner, endpoint.id), receiver.received]).toEqual([[], []]);
});

it('W3: the signature is verified by hand, and a changed byte fails', async () => {
  const { secret } = await created(food.owner, receiver.urlOf('a'), PLACED);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  await placed(food);
  await sendDue(food.service);
  const [sent] = receiver.received;
  expect(sent!.headers).toMatchObject({
    'content-type': 'application/json',
    'user-agent': expect.stringMatching(/^Quintet-Webhooks\/\d/),
    'webhook-id': (JSON.parse(sent!.body) as { id: string }).id,
  });
  expect(isSigned(sent!, secret)).toBe(true);
  expect(isSigned({ ...sent!, body: sent!.body.replace('placed', 'Placed') }, secret)).toBe(false);
});

it('W5: 500, 500 and 200 are three tries with one id, after the pauses of the ladder', async () => {
  const endpoint = await created(food.owner, receiver.urlOf('a'), PLACED);
  const statuses = [500, 500, 200];
  receiver.respond = response => response.writeHead(statuses.shift()!).end('seen');
  food.service.clock.set('2026-12-01T12:00:00Z');
  await raise();
  await sendDue(food.service);
  for (const seconds of [3, 4, 50, 30]) {
    food.service.clock.advance({ seconds });
    await sendDue(food.service);
  }
  const [delivery] = await deliveriesOf(food.owner, endpoint.id);
  expect(delivery).toMatchObject({ status: 'delivered', attempts: 3 });
  expect(delivery!.tries.map(({ status, answer }) => [status, answer])).toEqual([
    [500, 'seen'],
    [500, 'seen'],
    [200, 'seen'],
  ]);
  expect(new Set(idsAt(receiver, 'a'))).toEqual(new Set([delivery!.event_id]));
});

it('an event that could not be sent for five days fails, and is sent again when somebody asks for it', async () => {
  const endpoint = await created(food.owner, receiver.urlOf('a'), PLACED);
  receiver.respond = response => response.writeHead(500).end('not now');
  await placed(food);
  await sendDue(food.service);
  food.service.clock.advance({ hours: 5 * 24, minutes: 1 });
  await sendDue(food.service);
  const [delivery] = await deliveriesOf(food.owner, endpoint.id);
  expect([delivery, receiver.received.length]).toEqual([expect.objectContaining({ status: 'failed' }), 1]);
  receiver.respond = response => response.writeHead(204).end();
  await food.owner.post(`/api/webhook-endpoints/${endpoint.id}/deliveries/${delivery!.id}/resend`);
  await sendDue(food.service);
  expect(receiver.received).toHaveLength(2);
});

it('W6: 410 ends the endpoint, its account is told, and what comes is held', async () => {
  const endpoint = await created(food.owner, receiver.urlOf('a'), PLACED);
  receiver.respond = response => response.writeHead(410).end();
  await raise();
  await sendDue(food.service);
  await raise(2);
  await sendDue(food.service);
  const { data } = (await food.owner.get(`/api/webhook-endpoints/${endpoint.id}`)).body;
  expect(data).toMatchObject({ is_active: false, off_reason: 'gone', held_count: 2 });
  expect(receiver.received).toHaveLength(1);
  await food.service.doJobs();
  const { items } = (await food.owner.get('/api/notifications')).body.data;
  const { host } = new URL(endpoint.url);
  expect(items[0]).toMatchObject({
    type: 'webhook_gone',
    title: `${host} wants no more webhooks`,
    data: { webhook_endpoint_id: endpoint.id },
  });
  const mails = food.service.mailbox.list().filter(({ to }) => to === food.owner.email);
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(`${host} wants no more webhooks / `)]);
});

it('W7: a turned secret and the former one both verify for a day', async () => {
  food.service.clock.set('2026-12-01T12:00:00Z');
  const former = await created(food.owner, receiver.urlOf('a'), PLACED);
  const rotated = await food.owner.post(`/api/webhook-endpoints/${former.id}/rotate`, { password: PASSWORD });
  const { secret } = rotated.body.data as { secret: string };
  const verified = async () => {
    await raise();
    await sendDue(food.service);
    return [former.secret, secret].map(each => isSigned(receiver.received.at(-1)!, each));
  };
  expect(await verified()).toEqual([true, true]);
  food.service.clock.advance({ hours: 23 });
  expect(await verified()).toEqual([true, true]);
  food.service.clock.advance({ hours: 2 });
  expect(await verified()).toEqual([false, true]);
});

it('W8: resend and replay, each twice at once, add one attempt at most each', async () => {
  const endpoint = await created(food.owner, receiver.urlOf('a'), PLACED);
  await raise();
  await sendDue(food.service);
  const [delivery] = await deliveriesOf(food.owner, endpoint.id);
  const path = `/api/webhook-endpoints/${endpoint.id}`;
  const resend = () => food.owner.post(`${path}/deliveries/${delivery!.id}/resend`);
  await Promise.all([resend(), resend()]);
  await sendDue(food.service);
  expect(idsAt(receiver, 'a')).toEqual([delivery!.event_id, delivery!.event_id]);
  await food.service.db.rows(`UPDATE webhook_delivery SET status = 'failed'`);
  const since = new Date(food.service.clock.date().getTime() - 3_600_000).toISOString();
  const replay = () => food.owner.post(`${path}/replay`, { since });
  const replayed = await Promise.all([replay(), replay()]);
  expect(replayed.map(({ status }) => status)).toEqual([202, 202]);
  expect(replayed.map(({ body }) => body.data.replayed).toSorted((one, other) => one - other)).toEqual([0, 1]);
  await sendDue(food.service);
  expect(idsAt(receiver, 'a')).toHaveLength(3);
});

it('W9: rights that were taken away between the event and the sending hold back the delivery', async () => {
  const endpoint = await created(food.owner, receiver.urlOf('a'), {
    types: ['food.order.placed', 'food.inquiry.received'],
  });
  const { db } = food.service;
  await raise();
  await food.service.get(Webhooks).raise(INQUIRY_RECEIVED, { id: 1 });
  const roles = await db.rows<{ id: number; permissions: string[] }>('SELECT id, permissions FROM role');
  const without = (permission: string) =>
    db.rows('UPDATE role SET permissions = array_remove(permissions, $1)', [permission]);
  try {
    await without('orders.view');
    await sendDue(food.service);
    expect(await deliveriesOf(food.owner, endpoint.id)).toMatchObject([
      { type: 'food.order.placed', status: 'held', reason: 'not_allowed', attempts: 0 },
      { type: 'food.inquiry.received', status: 'delivered' },
    ]);
    await food.service.get(Webhooks).raise(INQUIRY_RECEIVED, { id: 2 });
    await without('settings.edit');
    await sendDue(food.service);
    expect((await deliveriesOf(food.owner, endpoint.id)).at(-1)).toMatchObject({ status: 'held', reason: 'ended' });
    expect(receiver.received).toHaveLength(1);
  } finally {
    for (const { id, permissions } of roles)
      await db.rows('UPDATE role SET permissions = $2 WHERE id = $1', [id, permissions]);
  }
});
