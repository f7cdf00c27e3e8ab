import { Webhooks } from '#webhooks/storage/webhooks';
import { DISH_CHANGED } from '#services/food/webhooks/food-webhook-types';
import { type Food, startFood } from '../food/food';
import { waitsFor } from '../harness/locks';
import { startReceiver, type Receiver } from './receiver';
import { create, created, deliveriesOf } from './webhooks.actors';

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
afterEach(() => food.service.db.rows('DELETE FROM webhook_endpoint'));

/** Resolves when a transaction waits for the table of endpoints. */
async function waiter(): Promise<void> {
  while ((await food.service.db.rows(waitsFor('webhook_endpoint'))).length === 0);
}

const rename = (name: string) =>
  food.service.db.rows('UPDATE dish SET slug = $2 WHERE id = $1', [food.dishes.soup.id, name]);

/** Begins `work` in a transaction that ends at `commit`. */
async function begun(work: () => Promise<unknown>): Promise<{ commit: () => Promise<void> }> {
  let end = () => {};
  const ended = new Promise<void>(resolve => (end = resolve));
  let committed: Promise<void> | undefined;
  await new Promise<void>((resolve, reject) => {
    committed = food.service.db.transaction(async () => {
      await work();
      resolve();
      await ended;
    });
    committed.catch(reject);
  });
  return {
    commit: async () => {
      end();
      await committed;
    },
  };
}

async function change(): Promise<void> {
  await rename('soup-of-the-day');
  await food.service.get(Webhooks).raise(DISH_CHANGED, { id: food.dishes.soup.id });
}

/** As a transaction that has queued more than fits into one statement. */
async function flushedChange(): Promise<void> {
  await change();
  await food.service.db.flushWrites();
}

describe('an endpoint that is made while a change is under way', () => {
  it('comes after a change that has selected its subscribers', async () => {
    const { commit } = await begun(flushedChange);
    let isMade = false;
    const endpoint = created(food.owner, receiver.urlOf('a')).finally(() => (isMade = true));
    await waiter();
    expect(isMade).toBe(false);
    await commit();
    expect(await deliveriesOf(food.owner, (await endpoint).id)).toEqual([]);
  });

  it('gets the event of a change that commits after it', async () => {
    const { commit } = await begun(change);
    const { id } = await created(food.owner, receiver.urlOf('a'));
    await commit();
    expect(await deliveriesOf(food.owner, id)).toMatchObject([{ type: 'food.dish.changed', status: 'waiting' }]);
  });

  it.each([
    ['with its COMMIT', change],
    ['in a statement', flushedChange],
  ])('is seen by an event that waited for it, stored %s', async (_, work) => {
    const { db } = food.service;
    const { id } = await created(food.owner, receiver.urlOf('a'), { types: ['food.order.placed'] });
    const { commit } = await begun(async () => {
      await db.rows('LOCK TABLE webhook_endpoint IN EXCLUSIVE MODE');
      await db.rows(`UPDATE webhook_endpoint SET types = '{*}' WHERE id = $1`, [id]);
    });
    const changed = db.transaction(work);
    await waiter();
    await commit();
    await changed;
    expect(await deliveriesOf(food.owner, id)).toMatchObject([{ type: 'food.dish.changed' }]);
  });

  it('which selects a type, waits too', async () => {
    const { id } = await created(food.owner, receiver.urlOf('a'), { types: ['food.order.placed'] });
    const { commit } = await begun(flushedChange);
    const changed = food.owner.patch(`/api/webhook-endpoints/${id}`, { types: ['food.dish.changed'] });
    await waiter();
    await commit();
    expect((await changed).status).toBe(200);
    expect(await deliveriesOf(food.owner, id)).toEqual([]);
  });
});

it('many changes and endpoints at once: what an endpoint saw unchanged reaches it', async () => {
  const { db } = food.service;
  await rename('soup-0');
  const webhooks = food.service.get(Webhooks);
  const changes = Array.from({ length: 20 }, (_, index) =>
    db.transaction(async () => {
      await rename(`soup-${index + 1}`);
      await webhooks.raise(DISH_CHANGED, { id: food.dishes.soup.id });
    }),
  );
  const made = Array.from({ length: 8 }, async (_, index) => {
    const { id } = (await create(food.owner, receiver.urlOf(String(index)))).body.data as { id: number };
    const seen = await db.row<{ slug: string }>('SELECT slug FROM dish WHERE id = $1', [food.dishes.soup.id]);
    return { id, seen: Number(seen!.slug.slice('soup-'.length)) };
  });
  await Promise.all(changes);
  const last = (await db.row<{ slug: string }>('SELECT slug FROM dish WHERE id = $1', [food.dishes.soup.id]))!.slug;
  for (const { id, seen } of await Promise.all(made))
    if (`soup-${seen}` !== last) expect((await deliveriesOf(food.owner, id)).length).toBeGreaterThan(0);
});
