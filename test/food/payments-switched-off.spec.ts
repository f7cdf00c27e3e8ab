import { type Food, startFood } from './food';
import { callWebhook, checkout, demoCall, unpaidOrder } from './payments.actors';

let food: Food;

beforeAll(async () => {
  food = await startFood({ DEMO_PAYMENTS: 'false', RATE_LIMIT_PAYMENT_SESSION: '3' });
});
afterAll(() => food.service.close());

it('demo payments that are switched off are offered nowhere', async () => {
  expect((await food.anonymous.get('/api/payments/methods')).body.data).toEqual({ methods: [], hosted: [], modes: {} });
  const order = await unpaidOrder(food, 'demo');
  const call = demoCall({ id: 'x', type: 'payment.succeeded', order_number: order.orderNumber, amount: 26.1 });
  expect((await callWebhook(food, 'demo', call)).status).toBe(404);
  expect((await checkout(food, order)).status).toBe(502);
});

it('sessions are limited by address', async () => {
  const order = await unpaidOrder(food, 'demo');
  const answers = [];
  for (let call = 0; call < 3; call++) answers.push(await checkout(food, order));
  expect(answers.at(-1)?.status).toBe(429);
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
});
