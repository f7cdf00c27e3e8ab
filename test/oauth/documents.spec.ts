import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type Food, startFood } from '../food/food';
import { Browser } from './browser';
import { type DocumentServers, startDocumentServers } from './document-servers';
import { allowConnections, App } from './oauth.actors';

const CALLBACK = 'https://assistant.example/callback';

let food: Food;
let servers: DocumentServers;
beforeAll(async () => {
  food = await startFood();
  await allowConnections(food.service, { registration: false });
  servers = await startDocumentServers();
});
beforeEach(() => {
  food.service.clock.reset();
  servers.requested.length = 0;
  servers.addresses = {};
});
afterAll(async () => {
  await servers.close();
  await food.service.close();
});

const newId = (host = `${randomUUID()}.example`) => `https://${host}/client.json`;
const appOf = (clientId: string, redirect = CALLBACK) => new App(food.service, 'staff', clientId, redirect);
const serve = (document: object, headers: Record<string, string> = {}) => {
  servers.respond = (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(document));
};
const documentOf = (clientId: string, change: object = {}) => ({
  client_id: clientId,
  client_name: 'Assistant',
  redirect_uris: [CALLBACK],
  token_endpoint_auth_method: 'none',
  ...change,
});
const open = async (app: App, browser = new Browser(food.service.origin)) => {
  const response = await browser.get(app.authorizeUrl());
  return { status: response.status, place: response.headers.get('location'), text: await response.text() };
};

const keysOf = (clientId: string) => clientId.replace('client', 'keys');
/** Signed by nobody. */
const assertionOf = (clientId: string) => {
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = { iss: clientId, sub: clientId, aud: appOf(clientId).issuer, jti: randomUUID(), exp: 9_999_999_999 };
  return {
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: `${encoded({ alg: 'ES256' })}.${encoded(claims)}.c2ln`,
  };
};

describe('an app with a document at its address', () => {
  it('is connected, and its host is stored', async () => {
    const clientId = newId('assistant-one.example');
    serve(documentOf(clientId));
    const answer = await appOf(clientId).tokensOf(food.owner);
    expect(answer).toMatchObject({ status: 200, scope: 'read write' });
    expect(await food.service.db.rows('SELECT name, host FROM connected_app WHERE ended_at IS NULL')).toEqual([
      { name: 'Assistant', host: 'assistant-one.example' },
    ]);
    expect(await appOf(clientId).refresh(answer.refresh_token!)).toMatchObject({ status: 200 });
    expect(servers.requested).toEqual([clientId]);
  });

  it('is fetched once by requests at the same time, and again when it is no longer fresh', async () => {
    const clientId = newId();
    serve(documentOf(clientId), { 'cache-control': 'max-age=3600' });
    const app = appOf(clientId);
    await Promise.all(Array.from({ length: 5 }, () => open(app)));
    expect(servers.requested).toEqual([clientId]);
    food.service.clock.advance({ minutes: 59 });
    await open(app);
    expect(servers.requested).toHaveLength(1);
    food.service.clock.advance({ minutes: 2 });
    serve(documentOf(clientId, { redirect_uris: ['https://assistant.example/other'] }));
    expect(await open(app)).toMatchObject({ status: 400, place: null });
    expect(servers.requested).toHaveLength(2);
  });

  it('is kept for a day at most', async () => {
    const clientId = newId();
    serve(documentOf(clientId), { 'cache-control': 'max-age=99999999' });
    await open(appOf(clientId));
    food.service.clock.advance({ hours: 25 });
    await open(appOf(clientId));
    expect(servers.requested).toHaveLength(2);
  });

  it('signs its requests for tokens with its own key, once each', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const clientId = newId();
    const jwks = { keys: [{ ...publicKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' }] };
    servers.respond = ({ url }, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify(
          url === '/keys.json'
            ? jwks
            : documentOf(clientId, {
                token_endpoint_auth_method: 'private_key_jwt',
                jwks_uri: keysOf(clientId),
              }),
        ),
      );
    const app = appOf(clientId);
    const { code } = await app.connect(food.owner);
    const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: clientId, sub: clientId, aud: app.issuer, jti: randomUUID(), iat: now, exp: now + 60 };
    const text = `${encoded({ alg: 'ES256' })}.${encoded(claims)}`;
    const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
    const assertion = {
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: `${text}.${signature.toString('base64url')}`,
    };
    expect(await app.exchange(code!)).toMatchObject({ status: 401, error: 'invalid_client' });
    const answer = await app.exchange(code!, assertion);
    expect(answer).toMatchObject({ status: 200 });
    expect(await app.refresh(answer.refresh_token!, assertion)).toMatchObject({ status: 401, error: 'invalid_client' });
  });
});

describe('a document is refused', () => {
  it.each([
    ['with the id of another one', { client_id: 'https://assistant.example/client.json' }],
    ['without an id', { client_id: undefined }],
    ['with a secret', { client_secret: 'a secret' }],
    ['that wants a secret', { token_endpoint_auth_method: 'client_secret_basic' }],
    ['without redirect addresses', { redirect_uris: [] }],
    ['with an http address', { redirect_uris: [CALLBACK, 'http://assistant.example/callback'] }],
    ['with a scheme of a browser', { redirect_uris: [CALLBACK, 'javascript:alert(1)'] }],
    ['with a private scheme without a dot', { redirect_uris: [CALLBACK, 'cursor://callback'] }],
  ])('%s', async (_, change) => {
    const clientId = newId();
    serve(documentOf(clientId, change));
    expect(await open(appOf(clientId))).toMatchObject({ status: 400, place: null });
  });

  it.each([
    ['that is a list', (response: ServerResponse) => response.end('[]')],
    ['that is no JSON', (response: ServerResponse) => response.end('<html>')],
    ['that is not there', (response: ServerResponse) => response.writeHead(404).end('{}')],
    ['that is elsewhere', (response: ServerResponse) => response.writeHead(302, { location: newId() }).end()],
    [
      'that leads inside',
      (response: ServerResponse) => response.writeHead(302, { location: 'https://127.0.0.1/' }).end(),
    ],
    ['of more than 64 KB', (response: ServerResponse) => response.end(JSON.stringify({ a: 'a'.repeat(64 * 1024) }))],
    ['of 10 MB', (response: ServerResponse) => response.end(Buffer.alloc(10 * 1024 * 1024, ' '))],
  ])('%s', async (_, write) => {
    servers.respond = (__, response) => write(response);
    const clientId = newId();
    expect(await open(appOf(clientId))).toMatchObject({ status: 400, place: null });
    expect(servers.requested).toEqual([clientId]);
  });

  it('and not looked at again for a minute', async () => {
    const clientId = newId();
    servers.respond = (_, response) => response.writeHead(500).end();
    await open(appOf(clientId));
    await open(appOf(clientId));
    expect(servers.requested).toHaveLength(1);
    serve(documentOf(clientId));
    food.service.clock.advance({ seconds: 61 });
    expect((await open(appOf(clientId))).status).toBe(303);
    expect(servers.requested).toHaveLength(2);
  });

  it.each([
    'https://127.0.0.1/client.json',
    'https://[::1]/client.json',
    'https://169.254.169.254/latest/meta-data',
    'https://[64:ff9b::a9fe:a9fe]/client.json',
    'https://2130706433/client.json',
    'http://assistant.example/client.json',
    'https://assistant.example:8443/client.json',
    'https://user@assistant.example/client.json',
    'https://assistant.example/',
    'https://assistant.example',
    'https://assistant.example/client.json#part',
    'https://assistant.example/a/../client.json',
    'https://assistant.example/a/%2e%2e/client.json',
    'https://ASSISTANT.example/client.json',
    `https://assistant.example/${'a'.repeat(1000)}`,
  ])('before anything is requested: %s', async clientId => {
    serve(documentOf(clientId));
    expect(await open(appOf(clientId))).toMatchObject({ status: 400, place: null });
    expect(servers.requested).toEqual([]);
  });

  it.each([
    ['inside', ['10.0.0.1']],
    ['of the machine', ['127.0.0.1']],
    ['outside and inside', ['93.184.215.14', '192.168.0.1']],
  ])('when its name leads to an address %s', async (_, addresses) => {
    const clientId = newId();
    servers.addresses[new URL(clientId).host] = addresses;
    serve(documentOf(clientId));
    expect(await open(appOf(clientId))).toMatchObject({ status: 400, place: null });
    expect(servers.requested).toEqual([]);
  });

  it('when its keys lead inside', async () => {
    const clientId = newId();
    const keys = 'https://keys.example/keys.json';
    servers.addresses['keys.example'] = ['10.0.0.1'];
    serve(documentOf(clientId, { token_endpoint_auth_method: 'private_key_jwt', jwks_uri: keys }));
    const { code } = await appOf(clientId).connect(food.owner);
    const answer = await appOf(clientId).exchange(code!, assertionOf(clientId));
    expect([answer.status >= 400, servers.requested]).toEqual([true, [clientId]]);
  });
});

describe('keys that cannot be read', () => {
  const requests = () => servers.requested.filter(each => each.endsWith('/keys.json')).length;
  const ask = async (clientId: string, count: number) => {
    for (let each = 0; each < count; each += 1) await appOf(clientId).exchange('a code', assertionOf(clientId));
  };
  const serveKeys = (clientId: string, write: (response: ServerResponse) => void) => {
    const document = documentOf(clientId, {
      token_endpoint_auth_method: 'private_key_jwt',
      jwks_uri: keysOf(clientId),
    });
    servers.respond = ({ url }, response) =>
      url === '/keys.json' ? write(response) : response.writeHead(200).end(JSON.stringify(document));
  };

  it('are not requested again for a minute', async () => {
    const clientId = newId();
    serveKeys(clientId, response => response.writeHead(500).end());
    await ask(clientId, 3);
    expect(requests()).toBe(1);
    food.service.clock.advance({ seconds: 61 });
    await ask(clientId, 1);
    expect(requests()).toBe(2);
  });

  it('are requested of one server at most twenty times a minute', async () => {
    const clientId = newId();
    serveKeys(clientId, response => response.end('no JSON'));
    await ask(clientId, 22);
    expect(requests()).toBe(20);
  });
});

describe('new documents are counted', () => {
  it('of one visitor', async () => {
    const browser = new Browser(food.service.origin);
    const statuses = [];
    for (let each = 0; each < 22; each += 1) {
      const clientId = newId();
      serve(documentOf(clientId));
      statuses.push((await open(appOf(clientId), browser)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 303), 429, 429]);
    expect(servers.requested).toHaveLength(20);
  });

  it('of one server', async () => {
    servers.respond = ({ url }, response) =>
      response.writeHead(200).end(JSON.stringify(documentOf(`https://many.example${url}`)));
    const statuses = [];
    for (let each = 0; each < 22; each += 1)
      statuses.push((await open(appOf(`https://many.example/${each}.json`))).status);
    expect(statuses.filter(status => status === 303)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    expect(servers.requested).toHaveLength(20);
  });
});
