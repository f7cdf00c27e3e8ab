import { seedCustomers } from '#seeds/food/customers';
import { Passwords } from '#kit/access/passwords';
import { createStorage } from '#kit/media/media.module';
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

it.each(['customer@food.example', 'customer2@food.example'])(
  '%s signs in and has points and an address',
  async email => {
    const answer = await food.anonymous.post('/api/auth/customer/login', { email, password: 'demo-password' });
    expect(answer.status).toBe(200);
    const { token, user } = answer.body.data;
    expect(user.is_verified).toBe(true);
    expect(user.reward_points).toBeGreaterThan(0);
    const addresses = (await food.anonymous.as(token).get('/api/addresses')).body.data as { is_default: boolean }[];
    expect(addresses.filter(address => address.is_default)).toHaveLength(1);
  },
);

it('keeps balance and ledger equal, and fills more than a page', async () => {
  const unequal = await food.service.db.rows(
    `SELECT id FROM customer WHERE reward_points <>
       coalesce((SELECT sum(points) FROM reward_entry WHERE customer_id = customer.id), 0)`,
  );
  expect(unequal).toEqual([]);
  const page = (await food.manager.get('/api/users')).body.data;
  expect(page.total).toBeGreaterThan(page.limit);
});
