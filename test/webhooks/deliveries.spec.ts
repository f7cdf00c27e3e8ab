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
  await receiver.close();
  await food.service.close();
});
afterEach(async () => {
  food.service.clock.reset();
  receiver.received = [];
  receiver.respond = response => response.writeHead(204).end();
  await food.service.db.rows('DELETE FROM webhook_endpoint');
});

describe('an order', () => {
  it('reaches every subscribed endpoint, as its detail route shows it to the account', async () => {
    const all = await created(food.owner, receiver.urlOf('all'));
    await created(food.owner, receiver.urlOf('placed'), { types: ['food.order.placed'] });
    await created(food.owner, receiver.urlOf('thin'), { types: ['food.order.placed'], thin: true });
    await placed(food);
    const { id } = (await food.service.db.row<{ id: number }>('SELECT max(id) AS id FROM customer_order'))!;
    await sendDue(food.service);
    const detail = (await food.owner.get(`/api/orders/${id}`)).body.data;
    const at = (path: string) =>
      receiver.received.filter(each => each.path === `/${path}`).map(({ body }) => JSON.parse(body));
    expect(at('all').map(({ type }) => type)).toEqual(['food.order.placed']);
    const [event] = at('placed');
    expect(event).toMatchObject({ id: expect.stringMatching(/^evt_/), type: 'food.order.placed', data: detail });
    expect(at('all')[0]).toEqual(event);
    expect(at('thin')[0]).toEqual({
      ...event,
      data: { id, links: { self: expect.stringMatching(`/food/api/orders/${id}$`) } },
    });
    expect(await deliveriesOf(food.owner, all.id)).toMatchObject([
      { type: 'food.order.placed', status: 'delivered', attempts: 1, tries: [{ status: 204, error: null }] },
    ]);
  });
});
