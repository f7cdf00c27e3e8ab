import { Webhooks } from '#webhooks/storage/webhooks';
import { INQUIRY_RECEIVED, ORDER_PLACED } from '#services/food/webhooks/food-webhook-types';
import { makeStaff, PASSWORD } from '../food/factories';
import { type Food, startFood } from '../food/food';
import { race, statuses } from '../harness/race';
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
const owner = async () => food.signIn('staff', await makeStaff(food.service.db, { role: 'Owner' }));

describe('an account has in a minute', () => {
  it('ten tests', async () => {
    const [account, other] = [await owner(), await owner()];
    const endpoint = await created(account, receiver.urlOf('a'));
    const test = () => account.post(`/api/webhook-endpoints/${endpoint.id}/test`, {});
    expect(statuses(await race(12, test))).toEqual({ 200: 10, 429: 2 });
    expect(receiver.received).toHaveLength(10);
    const own = await created(other, receiver.urlOf('b'));
    expect((await other.post(`/api/webhook-endpoints/${own.id}/test`, {})).status).toBe(200);
  });

  it('sixty resends and replays', async () => {
    const account = await owner();
    const endpoint = await created(account, receiver.urlOf('a'), PLACED);
    await raise();
    const [delivery] = await deliveriesOf(account, endpoint.id);
    const path = `/api/webhook-endpoints/${endpoint.id}`;
    const since = food.service.clock.now().toString();
    expect((await account.post(`${path}/replay`, { since })).status).toBe(202);
    const answers = await race(61, () => account.post(`${path}/deliveries/${delivery!.id}/resend`));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(59);
    expect((await account.post(`${path}/replay`, { since })).status).toBe(429);
  });
});

describe('Retry-After', () => {
  const START = '2026-12-01T12:00:00Z';
  const failed = async (header: string) => {
    food.service.clock.set(START);
    const endpoint = await created(food.owner, receiver.urlOf('a'), PLACED);
    receiver.respond = response => response.writeHead(503, { 'Retry-After': header }).end();
    await raise();
    await sendDue(food.service);
    const [delivery] = await deliveriesOf(food.owner, endpoint.id);
    return (Date.parse(delivery!.next_try_at!) - Date.parse(START)) / 1000;
  };

  it('is kept to where it is longer', async () => {
    expect(await failed('3600')).toBe(3600);
    food.service.clock.advance({ minutes: 59 });
    await sendDue(food.service);
    expect(idsAt(receiver, 'a')).toHaveLength(1);
    food.service.clock.advance({ minutes: 2 });
    await sendDue(food.service);
    expect(idsAt(receiver, 'a')).toHaveLength(2);
  });

  it('can be a date', async () => {
    expect(await failed('Tue, 01 Dec 2026 14:00:00 GMT')).toBe(7200);
  });

  it('shortens no pause, and prolongs none to more than a day', async () => {
    const short = await failed('1');
    expect([short >= 4, short <= 6]).toEqual([true, true]);
    await food.service.db.rows('DELETE FROM webhook_endpoint');
    expect(await failed('999999')).toBe(86_400);
  });
});

it('a payload of more than 256 KB is sent as its id', async () => {
  await created(food.owner, receiver.urlOf('a'), { types: ['food.inquiry.received'] });
  const sent = async (characters: number) => {
    const message = await food.service.db.row<{ id: number }>(
      `INSERT INTO contact_message (name, email, message, received_at)
       VALUES ('Sara', 'sara@example.com', repeat('x', $1), now()) RETURNING id`,
      [characters],
    );
    await food.service.get(Webhooks).raise(INQUIRY_RECEIVED, { id: message!.id });
    await sendDue(food.service);
    return { ...message!, data: (JSON.parse(receiver.received.at(-1)!.body) as { data: object }).data };
  };
  const [small, large] = [await sent(250_000), await sent(262_144)];
  expect(small.data).toMatchObject({ id: small.id, message: expect.stringMatching(/^x{250000}$/) });
  expect(large.data).toEqual({ id: large.id });
});

it('a secret that is turned with expire_now ends the former one at once', async () => {
  const former = await created(food.owner, receiver.urlOf('a'), PLACED);
  const body = { password: PASSWORD, expire_now: true };
  const { secret } = (await food.owner.post(`/api/webhook-endpoints/${former.id}/rotate`, body)).body.data;
  await raise();
  await sendDue(food.service);
  const [sent] = receiver.received;
  expect([former.secret, secret].map(each => isSigned(sent!, each))).toEqual([false, true]);
});

it('says why events are held', async () => {
  const { db } = food.service;
  const endpoint = await created(food.owner, receiver.urlOf('a'), PLACED);
  const reasons = ['switched_off', 'failing', 'gone', 'ended'];
  for (const reason of reasons) {
    await db.rows('UPDATE webhook_endpoint SET off_reason = $1, off_at = now()', [reason]);
    await raise();
  }
  const held = await deliveriesOf(food.owner, endpoint.id, '&status=held');
  expect(held.map(({ reason }) => reason)).toEqual(reasons);
  const shown = await food.owner.get(`/api/webhook-endpoints/${endpoint.id}`);
  expect(shown.body.data).toMatchObject({ held_count: 4, waiting_count: 0, off_reason: 'ended' });
  await food.owner.patch(`/api/webhook-endpoints/${endpoint.id}`, { is_active: true });
  const since = food.service.clock.now().subtract({ hours: 1 }).toString();
  const replayed = await food.owner.post(`/api/webhook-endpoints/${endpoint.id}/replay`, { since });
  expect(replayed.body.data).toEqual({ replayed: 4 });
  await sendDue(food.service);
  expect(idsAt(receiver, 'a').toSorted()).toEqual(held.map(({ event_id }) => event_id).toSorted());
});
