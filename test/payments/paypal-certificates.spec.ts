/** @no-database */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CertificateUnavailable, PaypalCertificates } from '#payments/paypal-certificates';
import { TestClock } from '../harness/test-clock';
import { selfSignedCertificate } from './self-signed-certificate';

const { certificate } = selfSignedCertificate('local');
const expired = selfSignedCertificate('local', { from: '200101000000Z', to: '260509120000Z' }).certificate;
const CHUNK = Buffer.alloc(4096, 'A');

let server: Server;
let origin: string;
let asked: string[];
let sent = 0;
let renewable = expired;
let clock: TestClock;
let certificates: PaypalCertificates;

const answers: Record<string, (response: ServerResponse) => void> = {
  '/good': response => response.end(certificate),
  '/renewable': response => response.end(renewable),
  '/slow': response => setImmediate(() => response.end(certificate)),
  '/missing': response => response.writeHead(404).end(),
  '/promised': response => {
    response.writeHead(200, { 'Content-Length': String(2 ** 30) });
    endless(response);
  },
  '/endless': response => endless(response),
};

/** Writes for as long as anybody reads. */
function endless(response: ServerResponse): void {
  const more = () => {
    if (response.destroyed) return;
    sent += CHUNK.length;
    if (response.write(CHUNK)) setImmediate(more);
    else response.once('drain', more);
  };
  more();
}

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    (answers[request.url ?? ''] ?? answers['/missing'])?.(response);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  sent = 0;
  clock = new TestClock();
  clock.set('2026-05-09T12:00:00Z');
  certificates = new PaypalCertificates(origin, clock);
});

const unavailable = async (path: string) =>
  expect(certificates.get(`${origin}${path}`)).rejects.toBeInstanceOf(CertificateUnavailable);

it('is read once, also for many who ask at the same time', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, async () => certificates.get(`${origin}/slow`)));
  expect(all.every(read => read?.subject === 'CN=local')).toBe(true);
  await certificates.get(`${origin}/slow`);
  expect(asked).toEqual(['/slow']);
});

it('is downloaded again after it expired, at most once a minute', async () => {
  const get = async () => certificates.get(`${origin}/renewable`);
  expect(await get()).toBeDefined();
  clock.advance({ seconds: 1 });
  expect(await get()).toBeUndefined();
  expect(await get()).toBeUndefined();
  expect(asked).toHaveLength(2);
  renewable = certificate;
  clock.advance({ minutes: 1 });
  expect(await get()).toBeDefined();
  clock.advance({ hours: 24 * 365 });
  expect(await get()).toBeDefined();
  expect(asked).toHaveLength(3);
});

it.each(['/promised', '/endless'])('is not read on when it is longer than a certificate: %s', async path => {
  await unavailable(path);
  // What the sockets between hold beside the twenty kilobytes that are read.
  expect(sent).toBeLessThan(8_000_000);
});

it('is not asked for again within a minute when it could not be read', async () => {
  await unavailable('/missing');
  await unavailable('/missing');
  expect(asked).toEqual(['/missing']);
  clock.advance({ seconds: 61 });
  await unavailable('/missing');
  expect(asked).toEqual(['/missing', '/missing']);
});

it('is not tried after twenty others could not be read, while those known go on', async () => {
  await certificates.get(`${origin}/slow`);
  for (let call = 0; call < 30; call++) await unavailable(`/missing-${call}`);
  expect(asked).toHaveLength(21);
  await unavailable('/good');
  expect((await certificates.get(`${origin}/slow`))?.subject).toBe('CN=local');
  clock.advance({ minutes: 1 });
  expect((await certificates.get(`${origin}/good`))?.subject).toBe('CN=local');
});

describe('of PayPal', () => {
  afterEach(() => jest.restoreAllMocks());

  it('comes from the path of its certificates alone', async () => {
    const read = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(certificate));
    const good = 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-5a29e601';
    expect((await certificates.get(good))?.subject).toBe('CN=local');
    expect(read).toHaveBeenCalledTimes(1);
    for (const address of [
      'https://api.paypal.com/cert.pem',
      'https://www.paypal.com/v1/notifications/certs/../../../upload/cert.pem',
      'https://api.paypal.com/v1/notifications/certs/',
      'https://api.paypal.com/v1/notifications/certs/a/b',
      `${good}?next=1`,
      `${good}#part`,
      ` ${good}`,
      'https://API.paypal.com/v1/notifications/certs/CERT-1',
    ]) {
      expect(await certificates.get(address)).toBeUndefined();
    }
    expect(read).toHaveBeenCalledTimes(1);
  });
});
