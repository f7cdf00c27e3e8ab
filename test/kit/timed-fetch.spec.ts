/** @no-database */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { timedFetch } from '#kit/http/timed-fetch';
import { collectGarbage } from '../harness/garbage';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const served = async (handler: RequestListener): Promise<string> => {
  server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

it('passes on the response', async () => {
  const address = await served((request, response) => {
    response.writeHead(418, { 'X-Method': request.method });
    response.end('short and stout');
  });
  const response = await timedFetch(address, 10_000, { method: 'POST' });
  expect([response.status, response.headers.get('X-Method')]).toEqual([418, 'POST']);
  expect(await response.text()).toBe('short and stout');
});

it('passes on a response without a body', async () => {
  const address = await served((_, response) => response.writeHead(204).end());
  expect((await timedFetch(address, 10_000)).status).toBe(204);
});

it('fails where no response comes in time', async () => {
  const address = await served(() => undefined);
  await expect(timedFetch(address, 50)).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }));
});

it('fails where the body stalls, also once garbage is collected', async () => {
  const address = await served((_, response) => {
    response.writeHead(200);
    response.write('the first part');
  });
  const response = await timedFetch(address, 2_000);
  await collectGarbage();
  await expect(response.text()).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }));
});
