import { createServer, request as requestHttp, type RequestListener, type Server } from 'node:http';
import https from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { isPublicAddress } from './public-addresses';
import { isFetchable, publicFetch, type PublicFetchOptions, PublicFetchError } from './public-fetch';

const MEGABYTE = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let server: Server;
let connections = 0;
let answer: RequestListener;
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  server.on('connection', () => (connections += 1));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  connections = 0;
  answer = (_, response) => response.end('hello');
});
afterAll(() => new Promise(resolve => server.close(resolve)));

const attempt = async (url: string, options: Partial<PublicFetchOptions> = {}) => {
  try {
    const { status, body } = await publicFetch(url, { timeoutMs: 3000, maxBytes: MEGABYTE, ...options });
    return `${status} ${body.toString()}`;
  } catch (error) {
    if (!(error instanceof PublicFetchError)) throw error;
    return error.problem;
  }
};
const local = (url = origin(), options: Partial<PublicFetchOptions> = {}) =>
  attempt(url, { allowPrivate: true, ...options });

describe('an address', () => {
  it.each([
    [
      '127.0.0.1',
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '169.254.169.254',
      '172.31.255.255',
      '192.168.0.1',
      '198.19.0.1',
    ],
    [
      '224.0.0.1',
      '255.255.255.255',
      '192.0.2.1',
      '::',
      '::1',
      'fe80::1',
      'fc00::1',
      'fd12::1',
      'ff02::1',
      'fe80::1%eth0',
    ],
    [
      '::ffff:10.0.0.1',
      '::ffff:127.0.0.1',
      '64:ff9b::a00:1',
      '2002:a00:1::',
      '2002:7f00:1::1',
      '2001:db8::1',
      '2001::1',
    ],
    ['64:ff9b:1::1', '::10.0.0.1', '100::1', '', 'localhost', '1.2.3', '01.2.3.4'],
    [
      '192.0.0.8',
      '192.88.99.1',
      '3fff::1',
      '2001:1ff::1',
      '4000::1',
      '5f00::1',
      '64:ff9b:1::101:101',
      '2606:4700::1111%eth0',
    ],
  ])('is not public: %s and others', (...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });

  it.each([
    ['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:1.1.1.1', '64:ff9b::101:101', '2002:101:101::'],
  ])('is public: %s and others', (...addresses) =>
    expect(addresses.filter(address => !isPublicAddress(address))).toEqual([]),
  );

  it.each([
    'http://calendar.example/a.ics',
    'https://calendar.example:8443/a.ics',
    'https://user@calendar.example/a.ics',
    'https://:secret@calendar.example/a.ics',
    'ftp://calendar.example/a.ics',
    'file:///etc/passwd',
    'https://',
    'calendar.example',
  ])('is refused before it is resolved: %s', async address => {
    const resolve = jest.fn();
    expect([isFetchable(address), await attempt(address, { resolve })]).toEqual([false, 'refused_address']);
    expect(resolve).not.toHaveBeenCalled();
  });
});

describe('with private servers allowed', () => {
  const resolveTo =
    (...addresses: string[]) =>
    async () =>
      addresses.map(address => ({ address, family: 4 }));
  it.each(['http://1.1.1.1/a.ics', 'https://1.1.1.1:8443/', 'http://[2606:4700::1111]/', 'ftp://127.0.0.1/'])(
    'no plain http and no other port reaches a public one: %s',
    async address => expect([isFetchable(address, true), await local(address)]).toEqual([false, 'refused_address']),
  );

  it('a name is refused when one of its addresses is public, also after a redirect', async () => {
    const mixed = { resolve: resolveTo('127.0.0.1', '1.1.1.1') };
    const { port } = new URL(origin());
    for (const url of [`http://calendar.example:${port}/`, `https://calendar.example:${port}/`]) {
      expect([isFetchable(url, true), await local(url, mixed)]).toEqual([true, 'refused_address']);
    }
    answer = (_, response) => response.writeHead(302, { Location: 'http://1.1.1.1/' }).end();
    expect(await local(origin())).toBe('refused_address');
    answer = (_, response) => response.end('hello');
    const named = { resolve: resolveTo('127.0.0.1') };
    expect(await local(`http://calendar.example:${port}/`, named)).toBe('200 hello');
    expect(isFetchable('https://1.1.1.1/', true)).toBe(true);
  });
});

describe('a private server (9.6)', () => {
  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[64:ff9b::a9fe:a9fe]/',
  ])('is refused as %s', async address => expect(await attempt(address)).toBe('refused_address'));

  it('is refused when one of the addresses of a name is private', async () => {
    const resolve = async () => [
      { address: '1.1.1.1', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    expect([await attempt('https://calendar.example/', { resolve }), connections]).toEqual(['refused_address', 0]);
  });

  it('gets the connection only at the address that was checked', async () => {
    const resolve = jest.fn(async () => [{ address: '127.0.0.1', family: 4 }]);
    const port = new URL(origin()).port;
    expect(await local(`http://no-such-name.invalid:${port}/`, { resolve })).toBe('200 hello');
    expect(resolve.mock.calls).toEqual([['no-such-name.invalid']]);
  });
});

describe('a redirect', () => {
  it('is followed three times', async () => {
    answer = ({ url }, response) => {
      const left = Number(url!.slice(1));
      if (left > 0) response.writeHead(302, { Location: `/${left - 1}` }).end();
      else response.end('arrived');
    };
    expect([await local(`${origin()}/3`), await local(`${origin()}/4`)]).toEqual(['200 arrived', 'http_302']);
  });

  it.each(['file:///etc/passwd', 'http://user:secret@127.0.0.1/', 'http://['])('is checked again: %s', async target => {
    answer = (_, response) => response.writeHead(301, { Location: target }).end();
    expect(await local()).toBe('refused_address');
  });
});

describe('a redirect of a public server to a private address (9.6)', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    'https://169.254.169.254/',
    'https://[::ffff:10.0.0.1]/',
    'http://calendar.example/',
    'https://rebound.example/',
  ])('is refused: %s', async target => {
    answer = (_, response) => response.writeHead(302, { Location: target }).end();
    const request = jest
      .spyOn(https, 'request')
      .mockImplementation((...[, options]: Parameters<typeof https.request>) =>
        requestHttp(origin(), { ...(options as object), lookup: undefined }),
      );
    const resolve = async (host: string) => [
      { address: host === 'rebound.example' ? '10.0.0.1' : '1.1.1.1', family: 4 },
    ];
    expect(await attempt('https://calendar.example/', { resolve })).toBe('refused_address');
    expect([request.mock.calls.length, connections]).toEqual([1, 1]);
  });
});

it('a name that answers public first and private then is resolved once, and the connection goes to the first (9.6)', async () => {
  const answers = ['1.1.1.1', '127.0.0.1'];
  const resolve = jest.fn(async () => [{ address: answers.shift()!, family: 4 }]);
  let connected: unknown;
  const request = jest
    .spyOn(https, 'request')
    .mockImplementation((...[, options]: Parameters<typeof https.request>) => {
      const { lookup } = options as { lookup: LookupFunction };
      lookup('calendar.example', {}, (_, address) => (connected = address));
      return requestHttp(origin());
    });
  expect(await attempt('https://calendar.example/', { resolve })).toBe('200 hello');
  expect([connected, resolve.mock.calls.length]).toEqual(['1.1.1.1', 1]);
  request.mockRestore();
});

describe('a response', () => {
  it('has a problem for every status but 200, and 304 to a condition', async () => {
    const statuses = [];
    for (const status of [204, 304, 401, 404, 500]) {
      answer = (_, response) => response.writeHead(status).end();
      statuses.push(await local());
    }
    expect(statuses).toEqual(['http_204', 'http_304', 'http_401', 'http_404', 'http_500']);
    for (const name of ['If-None-Match', 'if-modified-since']) {
      answer = (_, response) => response.writeHead(304).end();
      expect(await local(origin(), { headers: { [name]: '"1"' } })).toBe('304 ');
    }
  });

  it('is unpacked, and refused above the limit, packed or not', async () => {
    answer = (_, response) => response.setHeader('Content-Encoding', 'gzip').end(gzipSync('packed'));
    expect(await local()).toBe('200 packed');
    answer = (_, response) => response.end(Buffer.alloc(MEGABYTE + 1, 'a'));
    expect(await local()).toBe('too_large');
    answer = (_, response) => response.end(Buffer.alloc(MEGABYTE, 'a'));
    expect((await local()).length).toBe(MEGABYTE + 4);
  });

  it('of 10 MiB of zeros in gzip is too large, and the memory stays flat (9.7)', async () => {
    const packed = gzipSync(Buffer.alloc(10 * MEGABYTE));
    answer = (_, response) => response.setHeader('Content-Encoding', 'gzip').end(packed);
    await local();
    let largest = 0;
    for (let round = 0; round < 5; round += 1) {
      collectGarbage();
      const before = process.memoryUsage().arrayBuffers;
      expect(await local()).toBe('too_large');
      largest = Math.max(largest, process.memoryUsage().arrayBuffers - before);
    }
    expect(largest / MEGABYTE).toBeLessThan(5);
  });

  it('that never ends is too slow, as a name that is never resolved and a server that says nothing', async () => {
    const timeoutMs = 200;
    answer = (_, response) => response.write('a');
    expect(await local(origin(), { timeoutMs })).toBe('too_slow');
    answer = () => undefined;
    expect(await local(origin(), { timeoutMs })).toBe('too_slow');
    const resolve = () => new Promise<never>(() => undefined);
    expect(await attempt('https://calendar.example/', { timeoutMs, resolve })).toBe('too_slow');
    server.closeAllConnections();
  });

  it('that is cut off or no gzip is unreachable', async () => {
    answer = (_, response) => response.setHeader('Content-Encoding', 'gzip').end('no gzip');
    expect(await local()).toBe('unreachable');
    answer = (request, response) => {
      response.writeHead(200, { 'Content-Length': 100 });
      response.write('a');
      setTimeout(() => request.socket.destroy(), 50);
    };
    expect(await local()).toBe('unreachable');
    expect(await attempt('https://calendar.example/', { resolve: () => Promise.reject(new Error('ENOTFOUND')) })).toBe(
      'unreachable',
    );
  });

  it('gets no cookie, and the headers that were asked for', async () => {
    answer = ({ headers }, response) => response.end(JSON.stringify(headers));
    const [, headers] = (await local(origin(), { headers: { 'If-None-Match': '"1"' } })).split(/ (.*)/s);
    expect(Object.keys(JSON.parse(headers!) as object).sort()).toEqual([
      'accept-encoding',
      'connection',
      'host',
      'if-none-match',
    ]);
  });
});
