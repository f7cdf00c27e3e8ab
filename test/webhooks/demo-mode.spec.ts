import { Webhooks } from '#webhooks/storage/webhooks';
import { ORDER_PLACED } from '#services/food/webhooks/food-webhook-types';
import { demoCaller, startDemo } from '../demo/demo';
import type { TestService } from '../harness/app';
import type { Client } from '../harness/client';
import { startReceiver, type Receiver } from './receiver';
import { create, deliveriesOf } from './webhooks.actors';

const OWNER = 'owner@food.example';
let service: TestService;
let owner: Client;
let receiver: Receiver;

beforeAll(async () => {
  receiver = await startReceiver();
  service = await startDemo('food');
  owner = await demoCaller(service, OWNER);
});
afterAll(async () => {
  await receiver?.close();
  await service?.close();
});

it('visitors of the demo send nothing to an address of their choice', async () => {
  const { db } = service;
  const account = await db.row<{ id: number }>('SELECT id FROM account WHERE email = $1', [OWNER]);
  const endpoint = await db.row<{ id: number }>(
    `INSERT INTO webhook_endpoint (account_id, url, types, is_thin, api_version, secret)
     VALUES ($1, $2, '{*}', false, '1', 'sealed') RETURNING id`,
    [account!.id, receiver.urlOf('a')],
  );
  const path = `/api/webhook-endpoints/${endpoint!.id}`;
  await service.get(Webhooks).raise(ORDER_PLACED, { id: 1 });
  const [delivery] = await deliveriesOf(owner, endpoint!.id);
  const answers = [
    await create(owner, receiver.urlOf('b')),
    await owner.patch(path, { url: receiver.urlOf('b') }),
    await owner.post(`${path}/test`, {}),
    await owner.post(`${path}/deliveries/${delivery!.id}/resend`),
    await owner.post(`${path}/replay`, { since: service.clock.now().toString() }),
  ];
  expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual(Array(5).fill('403 demo_protected'));
  expect(receiver.received).toEqual([]);
  expect(await db.rows('SELECT url FROM webhook_endpoint')).toEqual([{ url: receiver.urlOf('a') }]);
  expect((await owner.patch(path, { is_active: false })).status).toBe(200);
});
