import { command } from '../cli/commands';
import { placed } from '../food/placement.actors';
import { type Food, startFood } from '../food/food';
import { startReceiver, type Receiver } from './receiver';
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

const erase = (email: string) =>
  command(`person erase --service food --email ${email} --yes --json`, {
    environment: { DATABASE_URL: food.service.configuration.services['food']!.databaseUrl },
  });

it('the erasure of a person goes on to a receiver to which a payload is being sent', async () => {
  const { db } = food.service;
  const endpoint = await created(food.owner, receiver.urlOf('a'), { types: ['food.order.placed'] });
  const { order } = await placed(food, { email: 'sending@example.com' });
  await db.rows(`UPDATE customer_order SET status = 'delivered', payment_status = 'paid'`);
  await db.rows(
    `UPDATE webhook_delivery SET lease = gen_random_uuid(), leased_until = now() + interval '1 minute',
       payload = '{}', rendered_at = now()`,
  );
  expect(await erase('sending@example.com')).toMatchObject({ exitCode: 0, complaint: '' });
  await sendDue(food.service);
  expect(receiver.received.map(({ body }) => (JSON.parse(body) as { data: unknown }).data)).toEqual([
    { ids: { order: [order.id] } },
  ]);
  receiver.received = [];
  await db.rows('DELETE FROM webhook_endpoint WHERE id = $1', [endpoint.id]);
});

it('the erasure of a person blanks payloads and answers, cancels what waits, and goes on to the receivers', async () => {
  const { db } = food.service;
  const [reached, down] = [
    await created(food.owner, receiver.urlOf('a'), { types: ['food.order.placed'] }),
    await created(food.owner, receiver.urlOf('down'), { types: ['food.order.placed'] }),
  ];
  receiver.respond = (response, { path, body }) => response.writeHead(path === '/down' ? 500 : 200).end(body);
  const { order } = await placed(food, { email: 'gone@example.com' });
  await sendDue(food.service);
  await db.rows(`UPDATE customer_order SET status = 'delivered', payment_status = 'paid'`);
  const erased = await erase('gone@example.com');
  expect([erased.exitCode, erased.complaint]).toEqual([0, '']);
  expect(
    await db.rows(`SELECT FROM webhook_delivery WHERE payload LIKE '%gone@%' OR tries::text LIKE '%gone@%'`),
  ).toEqual([]);
  expect((await deliveriesOf(food.owner, reached.id))[0]).toMatchObject({ status: 'delivered', reason: 'erased' });
  expect((await deliveriesOf(food.owner, down.id))[0]).toMatchObject({ status: 'cancelled', reason: 'erased' });
  const [delivery] = await deliveriesOf(food.owner, down.id);
  expect(await food.owner.post(`/api/webhook-endpoints/${down.id}/deliveries/${delivery!.id}/resend`)).toMatchObject({
    status: 409,
    body: { code: 'payload_gone' },
  });
  receiver.received = [];
  await sendDue(food.service);
  const events = receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: unknown });
  const erasure = ['food.person.erased', { ids: { order: [order.id] } }];
  expect(events.map(({ type, data }) => [type, data])).toEqual([erasure, erasure]);
});
