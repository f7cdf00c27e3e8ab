import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { ACCESS_RULE } from '#kit/access/access-rule';
import { Accounts } from '#kit/access/accounts';
import { assertClosedByDefault } from '#host/boot/closed-by-default';
import type { Caller } from '#kit/http/caller';
import { OwnApi } from '#agents/own-api/own-api';
import { McpController } from '#agents/mcp/mcp.controller';
import { type Food, startFood } from '../food/food';
import { makeKitchen } from '../food/factories';
import { post, toolCall } from './mcp-client';

let food: Food;
let owner: Caller;
beforeAll(async () => {
  food = await startFood();
  owner = (await food.service.get(Accounts).find('staff', food.owner.id))!;
});
afterAll(() => food.service.close());

const endpoint = () => `${food.service.origin}/food/mcp?toolsets=all`;

it('the start would stop if the endpoint declared no access rule', () => {
  const { app } = food.service.host.services[0]!;
  const handler: object = Object.getOwnPropertyDescriptor(McpController.prototype, 'respond')!.value;
  const rule: unknown = Reflect.getMetadata(ACCESS_RULE, handler);
  Reflect.deleteMetadata(ACCESS_RULE, handler);
  try {
    expect(() => assertClosedByDefault(app)).toThrow('McpController.respond');
  } finally {
    Reflect.defineMetadata(ACCESS_RULE, rule, handler);
  }
  expect(() => assertClosedByDefault(app)).not.toThrow();
});

describe('a request of the process', () => {
  const send = async (caller: Caller | undefined, url = '/api/orders', headers: Record<string, string> = {}) => {
    const sending = { method: 'GET', url, headers: { accept: 'application/json', ...headers }, address: '192.0.2.7' };
    const { status, headers: sent, body } = await food.service.get(OwnApi).send({ ...sending, caller });
    return { status, headers: sent, body: JSON.parse(body.toString()) as { code?: string; data: unknown } };
  };

  it('acts as the account that it is sent for, within its permissions', async () => {
    expect((await send(owner)).status).toBe(200);
    const without = { ...owner, permissions: new Set<string>() };
    expect(await send(without)).toMatchObject({ status: 403, body: { code: 'permission_required' } });
  });

  it('proves nothing without one, nor to routes of another audience', async () => {
    const customer = await food.service.get(Accounts).find('customer', food.customer.id);
    for (const caller of [undefined, customer])
      for (const headers of [undefined, { authorization: 'Inner' }, { authorization: `Bearer ${food.customer.token}` }])
        expect((await send(caller, '/api/orders', headers)).status).toBe(401);
  });

  it('takes the account before a token that is sent with it', async () => {
    const headers = { authorization: `Bearer ${food.customer.token}` };
    expect((await send(owner, '/api/orders', headers)).status).toBe(200);
    expect((await send(owner, '/api/orders/my', headers)).status).toBe(401);
  });

  it('neither takes what is cached for visitors nor leaves anything to them', async () => {
    await makeKitchen(food.service.db, { code: 'hidden', isActive: false });
    const codes = ({ body }: { body: { data: unknown } }) => (body.data as { code: string }[]).map(({ code }) => code);
    const open = await food.anonymous.get('/api/kitchens');
    const [first, second] = [await send(owner, '/api/kitchens'), await send(owner, '/api/kitchens')];
    expect([first, second].map(answer => codes(answer).includes('hidden'))).toEqual([true, true]);
    expect(first.headers['cache-control']).toBe('no-store');
    for (const after of [await send(undefined, '/api/kitchens'), await food.anonymous.get('/api/kitchens')])
      expect(codes(after)).toEqual(codes(open));
    expect(codes(open)).not.toContain('hidden');
  });
});

describe('from the network nobody passes an account on', () => {
  const claim = () => JSON.stringify({ ...owner, permissions: [...owner.permissions] });

  it.each([
    ['the value of requests of the process', () => ({ Authorization: 'Inner' })],
    ['the same as a token', () => ({ Authorization: 'Bearer Inner' })],
    ['the account as a token', () => ({ Authorization: `Bearer ${Buffer.from(claim()).toString('base64url')}` })],
    ['headers', () => ({ Caller: claim(), 'X-Caller': claim(), 'X-Inner-Caller': claim(), 'X-Account': '1' })],
    ['names of objects', () => ({ __proto__: claim(), Constructor: claim(), Socket: claim() })],
    [
      'an address of the process',
      () => ({ 'X-Forwarded-For': '127.0.0.1', Forwarded: 'for=127.0.0.1', Via: '1.1 own' }),
    ],
    ['cookies', () => ({ Cookie: `caller=${encodeURIComponent(claim())}; inner=1; authorization=Inner` })],
  ])('by %s', async (_, headers) => {
    const visitor = food.anonymous.with(headers());
    expect((await visitor.get('/api/orders')).status).toBe(401);
    expect((await visitor.post('/api/categories', { name: { en: 'x', ar: 'x' } })).status).toBe(401);
    expect((await visitor.get('/api/kitchens')).body.data).toEqual(
      (await food.anonymous.get('/api/kitchens')).body.data,
    );
    const { status, body } = await post(endpoint(), toolCall('order_handling_list'), { headers: headers() });
    expect([
      [401, 'sign_in_required'],
      [200, 'tool_unknown'],
    ]).toContainEqual([status, body.code ?? body.error.data.code]);
  });

  it('by a query or a body', async () => {
    const account = JSON.parse(claim()) as object;
    const claims = { caller: account, user: { caller: account }, proven: account, __proto__: { caller: account } };
    const query = new URLSearchParams({ caller: claim(), 'caller[id]': String(owner.id), inner: 'true' });
    expect((await food.anonymous.get(`/api/orders?${query.toString()}`)).status).toBe(401);
    expect((await food.anonymous.post('/api/categories', claims)).status).toBe(401);
  });

  it('by a message or its arguments', async () => {
    const account = JSON.parse(claim()) as object;
    const claims = { caller: account, user: { audience: 'staff', accountId: owner.id, caller: account } };
    const call = toolCall('order_handling_list', claims);
    for (const token of [undefined, food.customer.token]) {
      const send = (sent: object) => post(endpoint(), sent, { ...(token !== undefined && { token }) });
      const inParameters = await send({ ...call, params: { ...call.params, ...claims, _meta: claims } });
      expect(inParameters.body.error.data.code).toBe('tool_unknown');
      const inMessage = await send({ ...call, ...claims });
      expect([inMessage.status, inMessage.body.error.code]).toEqual([400, -32700]);
    }
    const named = { ...claims, authorization: `Bearer ${food.owner.token}`, Authorization: 'Inner' };
    const { result } = (await post(endpoint(), toolCall('kitchens_list', named))).body;
    expect(JSON.parse(result.content[0].text)).toMatchObject({ code: 'validation_failed' });
  });

  it('by the connection on which another request was one of an account', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = async (path: string, headers: Record<string, string>, body?: object) => {
      const { hostname, port } = new URL(food.service.origin);
      const method = body ? 'POST' : 'GET';
      return new Promise<{ status: number; body: string; port: number }>((resolve, reject) => {
        const outgoing = request({ agent, hostname, port, path: `/food${path}`, method, headers }, response => {
          const local = response.socket.localPort!;
          void text(response).then(sent => resolve({ status: response.statusCode!, body: sent, port: local }), reject);
        });
        outgoing.once('error', reject).end(body && JSON.stringify(body));
      });
    };
    try {
      const type = { 'Content-Type': 'application/json', Accept: 'application/json' };
      const call = toolCall('order_handling_list');
      const own = await send('/mcp', { ...type, Authorization: `Bearer ${food.owner.token}` }, call);
      const orders = await send('/api/orders', {});
      const again = await send('/mcp', type, call);
      expect(new Set([own.port, orders.port, again.port]).size).toBe(1);
      expect([own.status, orders.status]).toEqual([200, 401]);
      expect(JSON.parse(own.body)).toHaveProperty('result.structuredContent');
      expect(JSON.parse(again.body)).toMatchObject({ error: { data: { code: 'tool_unknown' } } });
    } finally {
      agent.destroy();
    }
  });
});
