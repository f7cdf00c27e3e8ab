import request from 'supertest';
import { createHost, type Host } from '#host/host';
import { SERVICES } from '#host/services';
import { Log } from '#kit/log/log';
import { SystemClock } from '#kit/time/clock';
import { Mailbox } from '#mail/mailbox';
import { LIMIT_LABELS } from '#host/docs/guides/limits.labels';
import { testConfiguration } from '../harness/configuration';
import { shareScannedRoutes } from '../harness/kept/scanned-routes';
import { TestClock } from '../harness/test-clock';

const NAMES = SERVICES.map(({ definition }) => definition.name);
const ORIGIN = 'http://localhost:3000';

/** Words that are the same in every language. */
const SAME_WORDS = new Set(['Socket', 'WebP', 'JPEG', 'UUID', 'UTC', 'ISO', 'CORS', 'ASCII']);

shareScannedRoutes();

let host: Host;
beforeAll(async () => {
  const context = { clock: new TestClock(), mailbox: new Mailbox(), log: new Log('silent') };
  host = await createHost([...SERVICES], { ...context, configuration: testConfiguration() });
});
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
    // A token of the only kind there is may be typed in at once; where there are several, each operation asks for its own.
    const kinds = Object.keys((await get(`/${name}/openapi.json`)).body.components.securitySchemes as object);
    expect(text.includes('preferredSecurityScheme')).toBe(kinds.length === 1);
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
    for (const id of ['sign-in', 'errors', 'paging', 'changes', 'idempotency', 'payments', 'limits', 'site-routes'])
      expect(text).toMatch(new RegExp(`<section id="${id}"><h2>[^<]+</h2><(p|pre|div)`));
    const addresses = addressesIn(text, page).filter(address => !address.includes('#'));
    for (const address of addresses) {
      expect(new URL(address).origin).toBe(ORIGIN);
      expect([address, (await get(address)).status]).toEqual([address, 200]);
    }
  });

  it('says in Arabic what it says in English', async () => {
    // The journeys have dates of today.
    const clock = jest.spyOn(SystemClock.prototype, 'now').mockReturnValue(new SystemClock().now());
    const page = `/${name}/docs/guides`;
    const english = (await get(page)).text;
    const arabic = (await get(page).set('Accept-Language', 'ar')).text;
    expect((await get(`${page}?lang=ar`)).text).toBe(arabic);
    expect((await get(`${page}?lang=en`).set('Accept-Language', 'ar')).text).toBe(english);
    clock.mockRestore();
    expect(arabic).toContain('<html lang="ar" dir="rtl">');
    // What is code is the same in both; what is not has no letters of the other language.
    const codesOf = (text: string) => new Set([...text.matchAll(/<code>([^<]*)<\/code>/g)].map(([, code]) => code));
    expect(codesOf(arabic)).toEqual(codesOf(english));
    const words = (text: string) =>
      text
        .replace(/^.*?<section/s, '<section')
        .replaceAll(/<(code|pre)[^>]*>[^<]*<\/\1>/g, '')
        .replaceAll(/<[^>]*>/g, '');
    expect(words(english)).not.toMatch(/[\u0600-\u06ff]/);
    expect(
      words(arabic)
        .match(/[a-z]{3,}/gi)
        ?.filter(word => !SAME_WORDS.has(word)) ?? [],
    ).toEqual([]);
    expect(english).not.toContain('<td></td><td></td>');
    for (const text of [english, arabic]) expect(words(text)).not.toMatch(/[`{}]|\*\*|undefined|null|NaN/);
  });

  it('has a word for every limit', () => {
    const { definition } = SERVICES.find(service => service.definition.name === name)!;
    const words = Object.keys({ ...LIMIT_LABELS, ...definition.guide?.limitNames });
    for (const policy of Object.keys(definition.rateLimits)) expect(words).toContain(policy);
  });

  it('leads to itself at a host of its own', async () => {
    const own = (path: string) => request(host.server).get(path).set('Host', `${name}.localhost:3000`);
    const openapi = (await own('/openapi.json')).body as { servers: object[] };
    expect(openapi.servers).toEqual([{ url: '/' }]);
    for (const page of ['/docs', '/docs/guides', '/docs/guides?lang=ar']) {
      const { text, status } = await own(page);
      expect(status).toBe(200);
      expect(text).not.toMatch(new RegExp(`href="/|localhost(:\\d+)?/${name}`));
      for (const address of addressesIn(text, page).filter(found => !found.includes('#'))) {
        const { pathname, search } = new URL(address);
        expect([address, (await own(pathname + search)).status]).toEqual([address, 200]);
      }
    }
    const guides = (await own('/docs/guides')).text;
    expect(guides).toContain(`io(&#39;http://${name}.localhost:3000/notifications&#39;`);
    expect(JSON.stringify(openapi)).not.toContain(`/${name}/notifications`);
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
