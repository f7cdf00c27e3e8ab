import { listenWith } from '../harness/listening';
import { closePages, refusalOf } from '../shared/sockets';
import { type Food, startFood } from './food';
import { placed } from './placement.actors';

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_TRACKING: '4' });
});
afterEach(closePages);
afterAll(() => food.service.close());

it('guesses are limited as on the tracking route, together with it', async () => {
  const at = `${food.service.origin}/food/notifications`;
  const { order, tracking } = await placed(food);
  const guess = (auth: Record<string, unknown>) => refusalOf(at, { auth });
  const reference = order.order_number;
  expect((await food.anonymous.get(`/api/orders/track?number=${reference}&email=a@example.com`)).status).toBe(404);
  await guess({ reference, email: 'b@example.com' });
  await guess({ reference, token: 'guess' });
  await guess({ reference, token: 'guess' });
  expect(await guess({ reference, email: 'guest@example.com' })).toMatch(/too many/i);
  expect(await guess({ reference, token: 'guess' })).toMatch(/too many/i);
  expect((await food.anonymous.get(`/api/orders/track?number=${reference}&email=guest@example.com`)).status).toBe(429);
  const page = await listenWith(food.service, { audience: 'tracking', id: order.id }, { token: tracking });
  expect(page.socket.connected).toBe(true);
});
