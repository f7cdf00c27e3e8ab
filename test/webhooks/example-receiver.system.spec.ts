/** @no-database */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { newWebhookSecret, signatureOf } from '#webhooks/sending/webhook-signature';
import { ROOT } from '../source-files';

const secret = newWebhookSecret();
let child: ChildProcessWithoutNullStreams;
let printed = '';
let port = '';

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise(resolve => setTimeout(resolve, 20));
};

beforeAll(async () => {
  child = spawn(process.execPath, [join(ROOT, 'examples/receiver/receiver.js')], {
    env: { ...process.env, PORT: '0', WEBHOOK_SECRET: secret },
  });
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await until(() => printed.includes('listening at '));
  [, port = ''] = /listening at (\d+)/.exec(printed) ?? [];
});
afterAll(() => void child?.kill('SIGKILL'));

const data = {
  order_number: 'ORD-1042',
  fulfillment: 'delivery',
  delivery_instructions: 'Ring twice',
  lines: [
    {
      quantity: 2,
      name: { en: 'Lamb kebab', ar: 'كباب' },
      options: [{ choice_name: { en: 'Large', ar: 'كبير' } }],
      instructions: 'No onions',
    },
  ],
};

async function post(id: string, secretOfSender = secret, sent: object = data): Promise<number> {
  const payload = JSON.stringify({ id, type: 'food.order.accepted', data: sent });
  const timestamp = Math.floor(Date.now() / 1000);
  const answer = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatureOf({ id, timestamp, payload }, [secretOfSender]),
    },
    body: payload,
  });
  return answer.status;
}

it('the example prints a ticket once for each accepted order, and refuses what is not signed', async () => {
  printed = '';
  expect([await post('evt_1'), await post('evt_1'), await post('evt_2', newWebhookSecret())]).toEqual([204, 204, 401]);
  await until(() => printed.includes('='.repeat(32)));
  const ticket = [
    'ORDER ORD-1042',
    'DELIVERY',
    '-'.repeat(32),
    '  2 x Lamb kebab',
    '      + Large',
    '      ! No onions',
    '',
  ];
  expect(printed).toBe([...ticket, 'Ring twice', '='.repeat(32), ''].join('\n'));
});

it('survives a signature with other bytes than ASCII, and an order that is sent as its id', async () => {
  const headers = { 'webhook-id': 'evt_3', 'webhook-timestamp': String(Math.floor(Date.now() / 1000)) };
  const signature = `v1,${'A'.repeat(43)}\u00e9`;
  const refused = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { ...headers, 'webhook-signature': signature },
    body: '{}',
  });
  expect(refused.status).toBe(401);
  printed = '';
  expect(await post('evt_4', secret, { id: 1042, links: { self: 'https://example.com/' } })).toBe(204);
  await until(() => printed.includes('='.repeat(32)));
  expect(printed).toContain('ORDER 1042');
});

it('does not start without a secret, with which anyone could sign', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'examples/receiver/receiver.js')], {
    env: { ...process.env, PORT: '0', WEBHOOK_SECRET: '' },
    encoding: 'utf8',
    timeout: 10_000,
  });
  expect([status, stderr.includes('WEBHOOK_SECRET')]).toEqual([1, true]);
});
