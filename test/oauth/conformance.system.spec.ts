/**
 * @needs later-node
 * @needs mcp-conformance
 */
import { food as foodService } from '#services/food/food';
import { makeStaff } from '../food/factories';
import { startService, type TestService } from '../harness/app';
import { type Forwarder, startForwarder } from '../harness/forwarder';
import { freePort } from '../../tools/free-port.cjs';
import { authorizationConformance } from '../harness/mcp-conformance';
import { Browser } from './browser';
import { allowConnections, registeredApp } from './oauth.actors';

let front: Forwarder;
let service: TestService;
beforeAll(async () => {
  // Its address is known before the service starts, which publishes it.
  front = await startForwarder(0);
  service = await startService(foodService, { PUBLIC_URL: `http://${front.host}:${front.port}` });
  front.leadTo(Number(new URL(service.origin).port));
  await allowConnections(service);
});
afterAll(async () => {
  front?.close();
  await service?.close();
});

it('the authorization server does what MCP requires of one', async () => {
  const owner = await makeStaff(service.db, { role: 'Owner' });
  const app = await registeredApp(service, 'staff', { redirects: ['http://127.0.0.1/callback'] });
  const checks = await authorizationConformance({
    issuer: app.issuer,
    clientId: app.clientId,
    resource: app.resource,
    port: await freePort(),
    open: async address => {
      const browser = new Browser(service.origin);
      const { headers } = await browser.get(address);
      await fetch(await app.follow(browser, headers.get('location')!, owner));
    },
  });
  expect(checks).toEqual({
    'authorization-code-grant': 'SUCCESS',
    'authorization-server-metadata': 'SUCCESS',
    'authorization-server-metadata-cimd': 'SUCCESS',
  });
});
