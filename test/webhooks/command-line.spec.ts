import { Webhooks } from '#webhooks/storage/webhooks';
import { ORDER_PLACED } from '#services/food/webhooks/food-webhook-types';
import { command } from '../cli/commands';
import { type Food, startFood } from '../food/food';
import { idsAt, startReceiver, type Receiver } from './receiver';
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
  receiver.received = [];
  await food.service.db.rows('DELETE FROM webhook_endpoint');
});

const raise = () => food.service.get(Webhooks).raise(ORDER_PLACED, { id: 1 });
const run = (line: string) => command(`webhooks ${line} --service food`);
const anHourAgo = () => food.service.clock.now().subtract({ hours: 1 }).toString();

it('lists the endpoints with their state, without addresses and secrets', async () => {
  expect((await run('list')).out).toBe('None.\n');
  const endpoint = await created(food.owner, receiver.urlOf('secret-path'));
  await raise();
  const host = new URL(endpoint.url).host;
  const { exitCode, data, out } = await run('list --json');
  expect([exitCode, data]).toEqual([
    0,
    [{ id: endpoint.id, host, email: 'owner@example.com', offReason: null, waiting: 1, held: 0, failed: 0 }],
  ]);
  expect(out).not.toMatch(/secret-path|whsec_/);
  expect((await run('list')).out).toMatch(new RegExp(`${endpoint.id} +${host} +owner@example.com +active +1 +0 +0`));
});

it('sends one delivery again', async () => {
  const endpoint = await created(food.owner, receiver.urlOf('a'));
  await raise();
  await sendDue(food.service);
  const [delivery] = await deliveriesOf(food.owner, endpoint.id);
  expect(await run(`resend ${delivery!.id}`)).toMatchObject({
    exitCode: 0,
    out: `Delivery ${delivery!.id} will be sent again.\n`,
  });
  await sendDue(food.service);
  expect(idsAt(receiver, 'a')).toEqual([delivery!.event_id, delivery!.event_id]);
  expect(await run('resend 999999')).toMatchObject({
    exitCode: 1,
    complaint: 'There is no delivery 999999 with a stored payload.\n',
  });
  await food.owner.patch(`/api/webhook-endpoints/${endpoint.id}`, { is_active: false });
  expect(await run(`resend ${delivery!.id}`)).toMatchObject({
    exitCode: 1,
    complaint: expect.stringMatching(/is off/),
  });
});

it('replays what has failed or is held, once it is switched on', async () => {
  const endpoint = await created(food.owner, receiver.urlOf('a'));
  const path = `/api/webhook-endpoints/${endpoint.id}`;
  await food.owner.patch(path, { is_active: false });
  await raise();
  const replay = () => run(`replay ${endpoint.id} --since ${anHourAgo()}`);
  expect(await replay()).toMatchObject({ exitCode: 1, complaint: expect.stringMatching(/is off/) });
  await food.owner.patch(path, { is_active: true });
  expect(await replay()).toMatchObject({ exitCode: 0, out: 'Deliveries: 1.\n' });
  expect(await replay()).toMatchObject({ exitCode: 0, out: 'Deliveries: 0.\n' });
  await sendDue(food.service);
  expect(receiver.received).toHaveLength(1);
});

it.each([
  ['replay 999999 --since 2026-01-01T00:00:00Z', 1],
  ['replay 1', 2],
  ['replay 1 --since yesterday', 2],
  ['resend x', 2],
])('%s is refused', async (line, exitCode) => {
  expect(await run(line)).toMatchObject({ exitCode, out: '' });
});
