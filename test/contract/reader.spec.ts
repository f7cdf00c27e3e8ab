import request from 'supertest';
import { createHost, type Host } from '#host/host';
import { SERVICES } from '#host/services';
import { Log } from '#kit/log/log';
import { Mailbox } from '#kit/mail/mailbox';
import { testConfiguration } from '../harness/configuration';
import { TestClock } from '../harness/test-clock';

const NAMES = SERVICES.map(({ definition }) => definition.name);
const ORIGIN = 'http://localhost:3000';

let host: Host;
beforeAll(async () => {
  const surroundings = { clock: new TestClock(), mailbox: new Mailbox(), log: new Log('silent') };
  host = await createHost([...SERVICES], { ...surroundings, configuration: testConfiguration() });
}, 300_000);
afterAll(() => host?.close());

const get = (address: string, encoding = 'identity') => {
  const { pathname, search } = new URL(address, ORIGIN);
  return request(host.server)
    .get(pathname + search)
    .set('Accept-Encoding', encoding);
};

/** Every address a page loads or leads to. */
const addressesIn = (text: string, page: string) =>
  [...text.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => new URL(address!, ORIGIN + page).href);

describe.each(NAMES)('the documentation of %s', name => {
  it('loads everything from where it is itself', async () => {
    const page = `/${name}/docs`;
    const { text, status, headers } = await get(page);
    expect(status).toBe(200);
    const policy = headers['content-security-policy']!;
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe-inline/);
    const addresses = addressesIn(text, page);
    expect(addresses).toContain(`${ORIGIN}/${name}/openapi.json`);
    for (const address of addresses) {
      expect(new URL(address).origin).toBe(ORIGIN);
      expect([address, (await get(address)).status]).toEqual([address, 200]);
    }
  });

  it('has guides whose every address answers', async () => {
    const page = `/${name}/docs/guides`;
    const { text } = await get(page);
    for (const id of ['sign-in', 'errors', 'paging', 'idempotency', 'payments', 'limits', 'cors', 'site-routes'])
      expect(text).toMatch(new RegExp(`<section id="${id}"><h2>[^<]+</h2><p|<section id="${id}"><h2>[^<]+</h2><pre`));
    expect(text).not.toMatch(/`|\*\*|undefined/);
    const addresses = addressesIn(text, page).filter(address => !address.includes('#'));
    for (const address of addresses) {
      expect(new URL(address).origin).toBe(ORIGIN);
      expect([address, (await get(address)).status]).toEqual([address, 200]);
    }
  });

  it('leads from the address with a slash behind it to the one without', async () => {
    const { status, headers } = await get(`/${name}/docs/`);
    expect(status).toBe(301);
    expect(new URL(headers['location']!, `${ORIGIN}/${name}/docs/`).pathname).toBe(`/${name}/docs`);
  });

  it('sends the description compressed, and not again while it is the same', async () => {
    const plain = await get(`/${name}/openapi.json`);
    for (const encoding of ['gzip', 'br']) {
      const packed = await get(`/${name}/openapi.json`, encoding);
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.headers['vary']).toMatch(/accept-encoding/i);
      if (encoding === 'gzip') expect(packed.body).toEqual(plain.body);
    }
    const again = await get(`/${name}/openapi.json`).set('If-None-Match', plain.headers['etag']!);
    expect(again.status).toBe(304);
  });
});

it('sends the reader compressed, to be kept for a year, and the same in every encoding', async () => {
  const [script] = addressesIn((await get('/food/docs')).text, '/food/docs').filter(address => address.endsWith('.js'));
  const plain = await get(script!);
  expect(plain.headers['content-type']).toMatch(/^text\/javascript/);
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const packed = await get(script!, 'gzip');
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.text === plain.text).toBe(true);
  const smallest = await get(script!, 'gzip, deflate, br');
  expect(smallest.headers['content-encoding']).toBe('br');
});
