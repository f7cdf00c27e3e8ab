import { createFoodClient } from '../../clients/src/food.js';
import type { ClientWarning } from '../../clients/src/service-client.js';
import { type Food, startFood } from '../food/food';

let food: Food;
beforeAll(async () => {
  food = await startFood();
});
afterAll(() => food?.service.close());

const message = (text: string) => ({
  name: 'Sara Haddad',
  email: 'sara@example.com',
  message: text,
  client_token: 'one-message',
});

it('a client warns of a token that was used before with another body', async () => {
  const warnings: ClientWarning[] = [];
  const baseUrl = `${food.service.origin}/food`;
  const client = createFoodClient({ baseUrl, onWarning: warning => warnings.push(warning) });
  const first = await client.POST('/api/contact', { body: message('Do you cater?') });
  await client.POST('/api/contact', { body: message('Do you cater?') });
  expect(warnings).toEqual([]);
  const other = await client.POST('/api/contact', { body: message('Where are you?') });
  expect(other.data).toEqual(first.data);
  expect(warnings).toEqual([
    {
      code: 'idempotency_mismatch',
      method: 'POST',
      url: `${baseUrl}/api/contact`,
      message: expect.stringContaining('make a new key or token'),
    },
  ]);
});

it('the console hears of it where nothing else does', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const client = createFoodClient({ baseUrl: `${food.service.origin}/food` });
  await client.POST('/api/contact', { body: { ...message('Do you cater?'), client_token: 'another-message' } });
  await client.POST('/api/contact', { body: { ...message('Where are you?'), client_token: 'another-message' } });
  expect(warn).toHaveBeenCalledTimes(1);
});
