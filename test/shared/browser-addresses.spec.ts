import supertest from 'supertest';
import { property } from '#services/property/property';
import { startService, type TestService } from '../harness/app';

const PAGE = 'text/html,application/xhtml+xml,*/*;q=0.8';

let service: TestService;
beforeAll(async () => void (service = await startService(property)));
afterAll(() => service.close());

const get = async (path: string, accept?: string, host = 'localhost') => {
  const asked = supertest(service.host.server).get(path).set('Host', host).redirects(0);
  const { status, headers, body } = await (accept === undefined ? asked : asked.set('Accept', accept));
  return { status, location: headers['location'], vary: String(headers['vary']), body };
};

it.each([
  ['/property', 'localhost', '/property/docs'],
  ['/property?lang=ar', 'localhost', '/property/docs'],
  ['/property/', 'localhost', '/property/docs'],
  ['/property/api', 'localhost', '/property/docs'],
  ['/property/api/', 'localhost', '/property/docs'],
  ['/', 'property.localhost', '/docs'],
  ['/api', 'property.localhost:3000', '/docs'],
])('%s at %s leads a browser to the documentation', async (path, host, location) => {
  expect(await get(path, PAGE, host)).toMatchObject({ status: 302, location });
  expect((await get(location, PAGE, host)).status).toBe(200);
});

it.each(['/property', '/property/api', '/property/'])('%s is 404 for a client', async path => {
  for (const accept of [undefined, 'application/json', '*/*']) {
    const { status, body, vary } = await get(path, accept);
    expect([status, body.code]).toEqual([404, 'route_not_found']);
    expect(vary).toContain('Accept');
  }
  const sent = await supertest(service.host.server).post(path).set('Accept', PAGE);
  expect(sent.status).toBe(404);
});

it('leaves every other address as it is', async () => {
  for (const path of ['/property/apis', '/property/api/nothing', '/propertyx']) {
    expect((await get(path, PAGE)).status).toBe(404);
  }
});

it('leads a browser from addresses that people guess to a page', async () => {
  expect(await get('/docs', PAGE)).toMatchObject({ status: 302, location: '/property/docs' });
  expect(await get('/clients', PAGE)).toMatchObject({ status: 302, location: '/#clients' });
  for (const path of ['/docs', '/clients']) expect((await get(path)).status).toBe(404);
});
