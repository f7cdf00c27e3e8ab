import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PASSWORD } from '../food/factories';
import { food, originOf } from '../food/two-processes';
import { race } from '../harness/race';
import { allTools, connect, described, message, post, postDescribed, toolCall } from './mcp-client';

let balancer: Server;
let origin: string;
let key: string;
let served = [0, 0];

/** Passes each request to the other process than the one before. */
function startBalancer(): Promise<Server> {
  let next = 0;
  const server = createServer((request, response) => {
    const index = (next += 1) % 2;
    served[index]! += 1;
    const { port } = new URL(originOf(index));
    const { method, url, headers } = request;
    const passed = httpRequest({ port, host: '127.0.0.1', method, path: url, headers }, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  return new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(server)));
}

beforeAll(async () => {
  await food.service.db.rows(`UPDATE setting SET value = 'true' WHERE key = 'mcp_writes'`);
  balancer = await startBalancer();
  origin = `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`;
  const body = { name: 'Assistant', password: PASSWORD, read_only: false };
  key = (await food.owner.post('/api/access-keys', body)).body.data.key;
});
beforeEach(() => {
  served = [0, 0];
});
afterAll(() => {
  balancer?.closeAllConnections();
  balancer?.close();
});

it('two processes answer one client in turns', async () => {
  const client = await connect(origin, 'food', { token: key, query: '?toolsets=all' });
  const tools = await allTools(client);
  expect(tools.length).toBeGreaterThan(50);
  for (const tool of tools.filter(({ name }) => /^(overview|kitchens)_/.test(name)).slice(0, 4))
    await client.callTool({ name: tool.name, arguments: {} });
  expect((await client.listPrompts()).prompts).toHaveLength(3);
  expect(Math.min(...served)).toBeGreaterThan(2);
});

it('a call that reaches both processes at once is done once', async () => {
  const client = await connect(origin, 'food', { query: '?toolsets=all' });
  const place = (await allTools(client)).find(({ annotations, inputSchema }) => {
    const { properties = {} } = inputSchema;
    return annotations?.readOnlyHint === false && 'kitchen_code' in properties && 'terms_accepted' in properties;
  })!;
  const order = {
    lines: [{ product_id: food.dishes.soup.id, quantity: 1 }],
    kitchen_code: 'downtown',
    fulfillment: 'pickup',
    name: 'Sara',
    email: 'twice@example.com',
    phone: '+1 212 555 0142',
    payment_method: 'demo',
    terms_accepted: true,
  };
  const headers = { 'Mcp-Session-Id': 'a session of both' };
  const answers = await race(6, () => post(`${origin}/food/mcp`, toolCall(place.name, order, 7), { headers }));
  expect(answers.map(({ body }) => body.result.isError)).toEqual(Array(6).fill(undefined));
  expect(new Set(answers.map(({ body }) => body.result.content[0].text)).size).toBe(1);
  expect(await food.service.db.rows('SELECT id FROM customer_order WHERE email = $1', [order.email])).toHaveLength(1);
  expect(served.every(count => count >= 3)).toBe(true);
});

it('a call of revision 2026-07-28 that reaches both processes at once is done once', async () => {
  await food.service.db.rows(`DELETE FROM category WHERE name ->> 'en' = 'Grills'`);
  const args = { name: { en: 'Grills', ar: 'مشاوي' } };
  const call = described('tools/call', { name: 'category_editing_create', arguments: args }, 0);
  const answers = await race(6, () => postDescribed(`${origin}/food/mcp?toolsets=all`, call, { token: key }));
  const results = answers.map(({ body }) => body.result);
  const done = results.filter(({ isError }) => !isError);
  const refused = results.filter(({ isError }) => isError).map(({ content }) => JSON.parse(content[0].text).code);
  expect(refused.filter(code => code !== 'idempotency_in_progress')).toEqual([]);
  expect(new Set(done.map(({ content }) => content[0].text)).size).toBe(1);
  expect(await food.service.db.rows(`SELECT id FROM category WHERE name ->> 'en' = 'Grills'`)).toHaveLength(1);
  expect(Math.min(...served)).toBeGreaterThan(0);
});

it('a deleted key is refused by the other process at once', async () => {
  const body = { name: 'Short', password: PASSWORD };
  const { id, key: short } = (await food.owner.post('/api/access-keys', body)).body.data;
  const use = async () =>
    (await race(4, () => post(`${origin}/food/mcp`, message('ping'), { token: short }))).map(({ status }) => status);
  expect(await use()).toEqual([200, 200, 200, 200]);
  await food.owner.delete(`/api/access-keys/${id}`);
  expect(await use()).toEqual([401, 401, 401, 401]);
});
