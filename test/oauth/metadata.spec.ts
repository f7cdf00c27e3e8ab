import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { AppAddresses } from '#agents/oauth/app-addresses';
import { ConnectedAppsSetting } from '#agents/oauth/connected-apps-setting';
import { SERVICES } from '#host/services';
import { courses } from '#services/courses/courses';
import { fitness } from '#services/fitness/fitness';
import { property } from '#services/property/property';
import { food as foodService } from '#services/food/food';
import { type Food, startFood } from '../food/food';
import { startService, type TestService } from '../harness/app';
import { newVisitor } from './browser';
import { allowConnections, App, registeredApp } from './oauth.actors';

let food: Food;
/** With an address and host names of its own. */
let published: TestService;
beforeAll(async () => {
  food = await startFood();
  published = await startService(foodService, {
    PUBLIC_URL: 'https://apps.example/quintet',
    FOOD_HOSTS: 'shop.example,www.shop.example',
  });
  await allowConnections(food.service);
});
afterAll(async () => {
  await published?.close();
  await food.service.close();
});

const read = async (service: TestService, path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(service.origin + path, { headers: { ...newVisitor(), ...headers } });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : text };
};

it('the authorization server says what it has, and nothing of OpenID Connect', async () => {
  const { status, body } = await read(food.service, '/.well-known/oauth-authorization-server/food/oauth/staff');
  const issuer = 'http://localhost:0/food/oauth/staff';
  expect([status, body]).toEqual([
    200,
    {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      registration_endpoint: `${issuer}/register`,
      scopes_supported: ['read', 'write'],
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_methods_supported: ['none', 'private_key_jwt', 'client_secret_basic', 'client_secret_post'],
      token_endpoint_auth_signing_alg_values_supported: ['RS256', 'PS256', 'ES256', 'Ed25519', 'EdDSA'],
      code_challenge_methods_supported: ['S256'],
      client_id_metadata_document_supported: true,
      authorization_response_iss_parameter_supported: true,
    },
  ]);
});

it('a resource names its authorization server', async () => {
  const { status, body } = await read(food.service, '/.well-known/oauth-protected-resource/food/mcp/customers');
  expect([status, body]).toEqual([
    200,
    {
      resource: 'http://localhost:0/food/mcp/customers',
      authorization_servers: ['http://localhost:0/food/oauth/customers'],
      scopes_supported: ['read', 'write'],
      bearer_methods_supported: ['header'],
      resource_name: 'Food ordering (customers)',
    },
  ]);
});

describe('an installation with a path and host names', () => {
  const metadata = '/.well-known/oauth-protected-resource';

  it('publishes addresses of its configuration, never those that are sent', async () => {
    const sent = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
    expect((await read(published, `${metadata}/food/mcp/staff`, sent)).body).toMatchObject({
      resource: 'https://apps.example/quintet/food/mcp/staff',
      authorization_servers: ['https://apps.example/quintet/food/oauth/staff'],
    });
    const server = await read(published, '/.well-known/oauth-authorization-server/food/oauth/staff', sent);
    expect(server.body).toMatchObject({ issuer: 'https://apps.example/quintet/food/oauth/staff' });
  });

  it('is found with the path of PUBLIC_URL, as its address says', async () => {
    const addresses = published.get(AppAddresses);
    const address = new URL(addresses.resourceMetadataUrl(addresses.find('staff')!));
    expect(address.href).toBe('https://apps.example/.well-known/oauth-protected-resource/quintet/food/mcp/staff');
    expect((await read(published, address.pathname)).status).toBe(200);
  });

  it('has a resource of its own at each configured host name, with the same issuer', () => {
    const addresses = published.get(AppAddresses);
    const staff = addresses.find('staff')!;
    expect(addresses.resourceAt(staff, 'SHOP.example:443')).toBe('https://shop.example/mcp/staff');
    expect(addresses.resourceAt(staff, 'evil.example')).toBeUndefined();
    expect(addresses.resourceMeant(staff, 'https://www.shop.example/mcp/staff/')).toBe(
      'https://www.shop.example/mcp/staff',
    );
    expect(addresses.resourceMeant(staff, 'https://shop.example/mcp/customers')).toBeUndefined();
    expect(addresses.resourceMetadataUrl(staff, 'https://shop.example/mcp/staff')).toBe(
      'https://shop.example/.well-known/oauth-protected-resource/mcp/staff',
    );
  });
});

describe('behind https', () => {
  it('cookies are sent over https only, and for their own address', async () => {
    const { clientId } = await registeredApp(food.service, 'staff');
    const app = new App(published, 'staff', clientId);
    // The proxy takes off the path of PUBLIC_URL.
    const response = await fetch(published.origin + app.authorizeUrl().replace('/quintet', ''), { redirect: 'manual' });
    const place = response.headers.get('location')!;
    expect(place).toMatch(/^\/quintet\/food\/oauth\/staff\/interaction\/[\w-]+$/);
    const cookies = response.headers.getSetCookie();
    expect(cookies).toHaveLength(4);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; path=\/quintet\/food\/oauth\/staff\/(interaction|authorize)\/[\w-]+;/);
      expect(cookie).toMatch(/; samesite=lax/i);
      expect(cookie).toMatch(/; secure/i);
      expect(cookie).toMatch(/; httponly/i);
    }
  });

  it.each([
    ['shop.example', 200],
    ['WWW.Shop.Example:443', 200],
    ['food.example', 404],
  ])('the host name %s of a resource answers %d', async (host, expected) => {
    const path = '/.well-known/oauth-protected-resource/mcp/staff';
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(published.origin + path, { headers: { host } }, resolve).once('error', reject);
    });
    const [status, body] = [response.statusCode, await text(response)];
    expect(status).toBe(expected);
    if (expected === 200)
      expect(JSON.parse(body)).toMatchObject({
        resource: `https://${host.toLowerCase().replace(':443', '')}/mcp/staff`,
        authorization_servers: ['https://apps.example/quintet/food/oauth/staff'],
      });
  });
});

describe('nothing is found', () => {
  it.each([
    '/.well-known/openid-configuration',
    '/.well-known/openid-configuration/food/oauth/staff',
    '/food/oauth/staff/.well-known/openid-configuration',
    '/food/oauth/staff/.well-known/oauth-authorization-server',
    '/.well-known/oauth-authorization-server/food/oauth/students',
    '/.well-known/oauth-authorization-server/stays/oauth/staff',
    '/food/.well-known/oauth-authorization-server/stays/oauth/staff',
    '/.well-known/oauth-protected-resource/food/mcp',
    '/.well-known/oauth-protected-resource/food/mcp/constructor',
    '/food/.well-known/oauth-protected-resource/mcp/staff',
    '/food/oauth/staff/jwks',
    '/food/oauth/staff/me',
    '/food/oauth/staff/session/end',
    '/food/oauth/staff/auth',
    '/food/oauth',
    '/food/oauth/constructor/authorize',
  ])('at %s', async path => {
    expect((await read(food.service, path)).status).toBe(404);
  });
});

it('each service has the addresses of its sign-ins', () => {
  expect(SERVICES.map(({ definition }) => definition.name)).toHaveLength(5);
  const words = { food: ['staff', 'customers'] };
  expect(food.service.get(AppAddresses).all.map(({ word }) => word)).toEqual(words.food);
});

it.each([
  ['courses', courses, ['staff', 'students']],
  ['property', property, ['staff']],
  ['fitness', fitness, ['staff', 'members']],
] as const)('%s has its own', async (_, hosted, words) => {
  const service = await startService(hosted);
  try {
    expect(service.get(AppAddresses).all.map(({ word }) => word)).toEqual(words);
  } finally {
    await service.close();
  }
});

describe('an installation that cannot have connections', () => {
  it.each([
    ['without https', { PUBLIC_URL: 'http://apps.example' }],
    [
      'in production at a loopback address',
      { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000', JWT_SECRET: 'f2c1e9a84b7d60335e9f1c2ab8d47e60' },
    ],
  ])('%s has none, whatever is stored', async (_, environment) => {
    const service = await startService(foodService, environment);
    try {
      expect(await food.service.get(ConnectedAppsSetting).isOn()).toBe(true);
      expect(await service.get(ConnectedAppsSetting).isOn()).toBe(false);
      expect((await read(service, '/.well-known/oauth-authorization-server/food/oauth/staff')).status).toBe(404);
      const answer = await food.owner.at(service.origin).patch('/api/settings/connected_apps', { value: true });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    } finally {
      await service.close();
    }
  });
});
