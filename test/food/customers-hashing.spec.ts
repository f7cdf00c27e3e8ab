import { race, statuses } from '../harness/race';
import { type Food, startFood } from './food';

let food: Food;
beforeAll(async () => {
  food = await startFood({ TRUST_PROXY: '1', PASSWORD_WORKERS: '1', PASSWORD_QUEUE_MAX: '2', BCRYPT_ROUNDS: '11' });
});
afterAll(() => food?.service.close());

it('more sign-ins than can be looked at soon are told to come again, and none of those counts as failed', async () => {
  const signIn = (visitor: number) =>
    food.anonymous
      .with({ 'X-Forwarded-For': `203.0.113.${visitor}` })
      .post('/api/auth/customer/login', { email: `nobody${visitor}@example.com`, password: 'wrong-password' });
  const answers = await race(12, signIn);
  const told = statuses(answers);
  expect(Object.keys(told)).toEqual(['401', '503']);
  expect(told[401]).toBeGreaterThanOrEqual(3);
  const busy = answers.filter(({ status }) => status === 503);
  expect(busy.map(({ body, headers }) => [body.code, headers['retry-after']])).toEqual(
    busy.map(() => ['server_busy', '2']),
  );
});
