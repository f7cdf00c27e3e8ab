import { request } from 'node:http';
import { type Food, startFood } from '../food/food';
import { allowApps } from './apps';

let food: Food;
beforeAll(async () => {
  food = await startFood({ FOOD_HOSTS: 'orders.example.com' });
  await allowApps(food.service);
});
afterAll(() => food.service.close());

/** The challenge of a request to a host name, which `fetch` does not set. */
async function challengeAt(host: string, path: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(food.service.origin + path, { method: 'POST', headers: { host } }, response => {
      response.resume();
      resolve(response.headers['www-authenticate']);
    });
    sent.once('error', reject).end();
  });
}

it('names the metadata of the address that was used, and no host that nobody configured', async () => {
  const { origin: published } = new URL(food.service.configuration.publicUrl);
  const own = published.replace(/\/\/[^:]+/, '//orders.example.com');
  const document = '/.well-known/oauth-protected-resource';
  expect(await challengeAt('orders.example.com', '/mcp/staff')).toContain(`"${own}${document}/mcp/staff"`);
  for (const host of ['orders.example.com', 'evil.example'])
    expect(await challengeAt(host, '/food/mcp/staff')).toContain(`"${published}${document}/food/mcp/staff"`);
  expect(await challengeAt('food.evil.example', '/mcp/staff')).toContain(`"${published}${document}/food/mcp/staff"`);
});
