/** @no-database */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { newWebhookSecret, signatureOf } from '#webhooks/sending/webhook-signature';
import { freePort } from '../../tools/free-port.cjs';
import { ROOT } from '../source-files';

const [, RECEIVER = ''] = /```ts\n(.*?)```/s.exec(readFileSync(join(ROOT, 'docs/webhooks.md'), 'utf8')) ?? [];
const PORT = 4000;

const secret = newWebhookSecret();
let folder: string;
let child: ChildProcessWithoutNullStreams;
let printed = '';
let port: number;

const compiled = (source: string): string =>
  ts.transpileModule(source, { compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext } })
    .outputText;

/** The package of the clients, with the part that the receiver needs. */
function writeClients(): void {
  const clients = join(folder, 'node_modules/quintet-clients');
  mkdirSync(clients, { recursive: true });
  writeFileSync(join(clients, 'package.json'), '{"type": "module", "exports": {"./webhooks": "./webhooks.js"}}');
  writeFileSync(join(clients, 'webhooks.js'), compiled(readFileSync(join(ROOT, 'clients/src/webhooks.ts'), 'utf8')));
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'documented-receiver-'));
  writeClients();
  port = await freePort();
  const receiver = compiled(RECEIVER.replace(`listen(${PORT})`, `listen(${port})`));
  writeFileSync(join(folder, 'receiver.mjs'), receiver);
  child = spawn(process.execPath, ['receiver.mjs'], { cwd: folder, env: { ...process.env, WEBHOOK_SECRET: secret } });
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
});
afterAll(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const until = async (isTrue: () => Promise<boolean>) => {
  while (!(await isTrue())) await new Promise(resolve => setTimeout(resolve, 20));
};

async function post(secretOfSender: string): Promise<number | undefined> {
  const payload = JSON.stringify({ id: 'evt_1', type: 'food.order.placed', data: { order_number: 'ORD-1042' } });
  const timestamp = Math.floor(Date.now() / 1000);
  const headers = {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureOf({ id: 'evt_1', timestamp, payload }, [secretOfSender]),
  };
  const sent = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: payload }).catch(
    () => undefined,
  );
  return sent?.status;
}

it('the receiver of the documentation has ten lines', () => {
  expect(RECEIVER.trim().split('\n')).toHaveLength(10);
  expect(RECEIVER).toContain(`listen(${PORT})`);
});

it('the receiver of the documentation prints signed events, and refuses others', async () => {
  let status: number | undefined;
  await until(async () => (status = await post(secret)) !== undefined);
  expect([status, await post(newWebhookSecret())]).toEqual([204, 401]);
  await until(async () => printed.includes('\n'));
  expect(printed.trim().split('\n')).toEqual([`food.order.placed { order_number: 'ORD-1042' }`]);
});
