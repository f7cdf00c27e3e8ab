import { seedCustomers } from '#seeds/food/customers';
import { Passwords } from '#kit/access/passwords';
import { createStorage } from '#media/media.module';
import { foodDefinition } from '#services/food/food.definition';
import { type Food, startFood } from './food';

let food: Food;
beforeAll(async () => {
  food = await startFood();
  const { service } = food;
  await seedCustomers({
    definition: foodDefinition,
    configuration: service.configuration,
    db: service.db,
    passwords: service.get(Passwords),
    storage: createStorage(foodDefinition, service.configuration),
    clock: service.clock,
  });
});
afterAll(() => food?.service.close());

it.each(['customer@food.example', 'customer2@food.example'])('%s signs in and has an address', async email => {
  const answer = await food.anonymous.post('/api/auth/customer/login', { email, password: 'demo-password' });
  expect(answer.status).toBe(200);
  const { token, user } = answer.body.data;
  expect(user.is_verified).toBe(true);
  const addresses = (await food.anonymous.as(token).get('/api/addresses')).body.data as { is_default: boolean }[];
  expect(addresses.filter(address => address.is_default)).toHaveLength(1);
});

it('fills more than a page', async () => {
  const page = (await food.manager.get('/api/users')).body.data;
  expect(page.total).toBeGreaterThan(page.limit);
});
