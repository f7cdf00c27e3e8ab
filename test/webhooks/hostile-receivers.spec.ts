import type { ServerResponse } from 'node:http';
import { WebhookPost } from '#webhooks/sending/webhook-post';
import { Webhooks } from '#webhooks/storage/webhooks';
import { ORDER_PLACED } from '#services/food/webhooks/food-webhook-types';
import { type Food, startFood } from '../food/food';
import { startReceiver, type Receiver } from './receiver';
import { created, deliveriesOf, sendDue } from './webhooks.actors';

let food: Food;
let receiver: Receiver;
let post: WebhookPost;

beforeAll(async () => {
  food = await startFood();
  receiver = await startReceiver();
  post = food.service.get(WebhookPost);
});
afterAll(async () => {
  await receiver?.close();
  await food?.service.close();
});
afterEach(async () => {
  jest.restoreAllMocks();
  receiver.received = [];
  receiver.respond = response => response.writeHead(204).end();
  await food.service.db.rows('DELETE FROM webhook_endpoint');
});

/** The first attempt to deliver an event to the address. */
async function attempted(url = receiver.urlOf('a')) {
  const endpoint = await created(food.owner, receiver.urlOf('a'), { types: ['food.order.placed'] });
  await food.service.db.rows('UPDATE webhook_endpoint SET url = $1', [url]);
  await food.service.get(Webhooks).raise(ORDER_PLACED, { id: 1 });
  await sendDue(food.service);
  const [delivery] = await deliveriesOf(food.owner, endpoint.id);
  return { ...delivery!, first: delivery!.tries[0]! };
}

async function failed(url?: string) {
  const { first, ...delivery } = await attempted(url);
  expect(delivery).toMatchObject({ status: 'waiting', attempts: 1 });
  return first;
}

/** The addresses that a name has at each resolution. */
const resolving = (...answers: string[][]) =>
  jest
    .spyOn(post, 'resolve')
    .mockImplementation(async () => (answers.shift() ?? []).map(address => ({ address, family: 4 })));

describe('W4: a receiver that', () => {
  it.each([
    ['does not answer', () => undefined],
    ['does not end its answer', (response: ServerResponse) => void response.write('x')],
  ])('%s in ten seconds fails', async (_, respond) => {
    expect(post.timeoutMs).toBe(10_000);
    post.timeoutMs = 100;
    receiver.respond = respond;
    try {
      expect(await failed()).toMatchObject({ status: null, error: 'too_slow' });
    } finally {
      post.timeoutMs = 10_000;
    }
  });

  it.each([
    ['closes the connection', undefined],
    ['closes it in its answer', 'some of'],
  ])('%s fails', async (_, sent) => {
    receiver.respond = (response, _received, request) => {
      if (sent === undefined) return request.socket.destroy();
      response.writeHead(200, { 'Content-Length': '1000' });
      return response.write(sent, () => request.socket.destroy());
    };
    expect(await failed()).toMatchObject({ status: null, error: 'unreachable' });
  });

  it('sends 5 MB fails, and 4 KB are kept', async () => {
    receiver.respond = response => response.end('x'.repeat(5 * 1024 * 1024));
    const { answer, ...rest } = await failed();
    expect(rest).toMatchObject({ status: 200, error: 'too_large' });
    expect(answer).toHaveLength(4096);
  });

  it('sends without end is cut off, so that nothing of it stays in memory', async () => {
    const chunk = Buffer.alloc(64 * 1024, 'x');
    let isCut: Promise<void> | undefined;
    receiver.respond = response => {
      isCut = new Promise(resolve => response.once('close', resolve));
      const more = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', more);
      more();
    };
    const { answer, ...rest } = await failed();
    expect(rest).toMatchObject({ status: 200, error: 'too_large' });
    expect(answer).toHaveLength(4096);
    await isCut;
  });

  it('redirects to a private address fails, and nothing follows', async () => {
    const connections = jest.spyOn(post, 'resolve');
    receiver.respond = response => response.writeHead(302, { Location: 'http://169.254.169.254/' }).end();
    expect(await failed()).toMatchObject({ status: 302, error: null });
    expect([receiver.received.length, connections.mock.calls.length]).toEqual([1, 0]);
  });

  it('has a private address is not reached', async () => {
    expect(await failed('http://169.254.169.254/latest')).toMatchObject({ status: null, error: 'refused_address' });
  });

  it('has a private address behind its name is not reached, also not beside another one', async () => {
    resolving(['192.168.0.1']);
    expect(await failed('http://hooks.example/')).toMatchObject({ status: null, error: 'refused_address' });
    await food.service.db.rows('DELETE FROM webhook_endpoint');
    resolving(['127.0.0.1', '10.0.0.1']);
    expect(await failed(receiver.urlOf('a').replace('127.0.0.1', 'hooks.example'))).toMatchObject({
      error: 'refused_address',
    });
    expect(receiver.received).toEqual([]);
  });

  it('changes its address after the check is reached at the checked one', async () => {
    const resolve = resolving(['127.0.0.1'], ['169.254.169.254'], ['169.254.169.254']);
    const url = receiver.urlOf('a').replace('127.0.0.1', 'hooks.example');
    expect(await attempted(url)).toMatchObject({ status: 'delivered', first: { status: 204 } });
    expect(resolve).toHaveBeenCalledTimes(1);
    expect(receiver.received[0]!.headers.host).toBe(new URL(url).host);
    // The next attempt resolves it again, and is refused.
    await food.service.db.rows('DELETE FROM webhook_endpoint');
    expect(await failed(url)).toMatchObject({ status: null, error: 'refused_address' });
    expect(receiver.received).toHaveLength(1);
  });
});
