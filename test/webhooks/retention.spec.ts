import { food as definedFood } from '#services/food/food';
import { Webhooks } from '#webhooks/storage/webhooks';
import { ORDER_PLACED } from '#services/food/webhooks/food-webhook-types';
import { startService } from '../harness/app';
import { PASSWORD } from '../food/factories';
import { placed } from '../food/placement.actors';
import { type Food, startFood } from '../food/food';
import { isSigned, startReceiver, type Receiver } from './receiver';
import { created, deliveriesOf, sendDue } from './webhooks.actors';

const OLD = 'the secret of last year, which is long';
const NEW = 'the secret of this year, which is long';
const PLACED = { types: ['food.order.placed'] };

let food: Food;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
  food = await startFood({ JWT_SECRET: OLD });
});
afterAll(async () => {
  await receiver?.close();
  await food?.service.close();
});
afterEach(async () => {
  receiver.received = [];
  await food.service.db.rows('DELETE FROM webhook_endpoint');
});

describe('the nightly job', () => {
  const cleaned = async (days: number) => {
    const { db, doJobs } = food.service;
    await db.rows(`UPDATE webhook_delivery SET occurred_at = now() - $1 * interval '1 day'`, [days]);
    await db.rows(`SELECT food_jobs.add_job('delete_old_webhooks')`);
    await doJobs();
    return db.rows<{ status: string; reason: string | null; hasPayload: boolean }>(
      'SELECT status, reason, payload IS NOT NULL AS "hasPayload" FROM webhook_delivery ORDER BY id',
    );
  };

  it('deletes payloads after 7 days, and the record of deliveries after 30', async () => {
    const { db } = food.service;
    const endpoint = await created(food.owner, receiver.urlOf('a'), PLACED);
    await placed(food);
    await sendDue(food.service);
    await db.rows(`UPDATE webhook_endpoint SET off_reason = 'switched_off', off_at = now()`);
    await food.service.get(Webhooks).raise(ORDER_PLACED, { id: 1 });
    expect(await cleaned(6.9)).toEqual([
      { status: 'delivered', reason: null, hasPayload: true },
      { status: 'held', reason: 'switched_off', hasPayload: false },
    ]);
    expect(await cleaned(7.1)).toEqual([
      { status: 'delivered', reason: null, hasPayload: false },
      { status: 'failed', reason: 'payload_gone', hasPayload: false },
    ]);
    await db.rows('UPDATE webhook_endpoint SET off_reason = NULL, off_at = NULL');
    const path = `/api/webhook-endpoints/${endpoint.id}`;
    for (const { id } of await deliveriesOf(food.owner, endpoint.id))
      expect(await food.owner.post(`${path}/deliveries/${id}/resend`)).toMatchObject({
        status: 409,
        body: { code: 'payload_gone' },
      });
    const daysAgo = (days: number) =>
      food.service.clock
        .now()
        .subtract({ hours: days * 24, minutes: 1 })
        .toString();
    expect((await food.owner.post(`${path}/replay`, { since: daysAgo(7) })).body.code).toBe('payload_gone');
    expect((await food.owner.post(`${path}/replay`, { since: daysAgo(6) })).body.data).toEqual({ replayed: 0 });
    expect(await cleaned(29.9)).toHaveLength(2);
    expect(await cleaned(30.1)).toEqual([]);
  });
});

it('secrets are encrypted again with a new secret of the service, and those who have them notice nothing', async () => {
  const { db } = food.service;
  const endpoint = await created(food.owner, receiver.urlOf('a'), PLACED);
  const rotated = await food.owner.post(`/api/webhook-endpoints/${endpoint.id}/rotate`, { password: PASSWORD });
  const sealed = () =>
    db.row<{ secret: string; previous: string }>('SELECT secret, previous_secret AS previous FROM webhook_endpoint');
  const before = (await sealed())!;
  expect(JSON.stringify(before)).not.toContain('whsec_');
  const changing = await startService(definedFood, { JWT_SECRET: NEW, JWT_SECRET_PREVIOUS: OLD });
  const after = await startService(definedFood, { JWT_SECRET: NEW });
  try {
    const verified = async (service: typeof changing) => {
      await service.get(Webhooks).raise(ORDER_PLACED, { id: 1 });
      await sendDue(service);
      return [endpoint.secret, rotated.body.data.secret as string].map(each =>
        isSigned(receiver.received.at(-1)!, each),
      );
    };
    expect(await verified(changing)).toEqual([true, true]);
    for (let night = 0; night < 2; night += 1) {
      await db.rows(`SELECT food_jobs.add_job('seal_webhook_secrets')`);
      await changing.doJobs();
    }
    const renewed = (await sealed())!;
    expect([renewed.secret === before.secret, renewed.previous === before.previous]).toEqual([false, false]);
    expect(await verified(after)).toEqual([true, true]);
  } finally {
    await Promise.all([changing.close(), after.close()]);
  }
});
