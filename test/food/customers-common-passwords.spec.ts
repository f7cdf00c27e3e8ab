import { makeCustomer, PASSWORD } from './factories';
import { type Food, startFood } from './food';

let food: Food;
beforeAll(async () => {
  food = await startFood({ PASSWORD_COMMON_REFUSED: 'true' });
});
afterAll(() => food?.service.close());

const COMMON = 'Password1';

it('is refused when registering and when changing the own, and judged as any other when signing in', async () => {
  const body = { first_name: 'Nadia', last_name: 'Aziz', email: 'nadia@example.com', password: COMMON };
  const refused = await food.anonymous.post('/api/auth/customer/register', body);
  expect([refused.status, refused.body.code, Object.keys(refused.body.errors)]).toEqual([
    400,
    'validation_failed',
    ['password'],
  ]);
  expect((await food.anonymous.post('/api/auth/customer/register', { ...body, password: PASSWORD })).status).toBe(201);

  const { token } = await food.signIn('customer', await makeCustomer(food.service.db));
  const changed = await food.anonymous
    .as(token)
    .patch('/api/auth/customer/me/password', { current_password: PASSWORD, new_password: COMMON });
  expect([changed.status, Object.keys(changed.body.errors)]).toEqual([400, ['new_password']]);

  const signIn = await food.anonymous.post('/api/auth/customer/login', {
    email: 'nadia@example.com',
    password: COMMON,
  });
  expect(signIn.status).toBe(401);
});
