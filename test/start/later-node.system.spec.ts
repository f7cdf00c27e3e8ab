/** @needs later-node */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { makeStaff, PASSWORD } from '../food/factories';
import { type Food, startFood } from '../food/food';
import { body } from '../food/placement.actors';
import { dataFolder } from '../harness/data-folder';
import { laterNodes } from '../harness/later-node';
import { type OwnProcess, startProcess } from '../harness/own-process';
import { picture } from '../kit/media-files';
import { ROOT } from '../source-files';
import { makeStay } from '../stays/factories';
import { bookingBody, CARD, type Stays, startStays } from '../stays/stays';

let food: Food;
let stays: Stays;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quintet-later-node-'));
  food = await startFood();
  stays = await startStays();
});
afterAll(async () => {
  await stays?.service.close();
  await food?.service.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(laterNodes())('Node $major', ({ major, program }) => {
  let started: OwnProcess;
  beforeAll(async () => {
    const environment = {
      SERVICES: 'food,stays',
      JWT_SECRET: 'a secret for the tests of this project only',
      BCRYPT_ROUNDS: '4',
      MEDIA_ROOT: folder,
    };
    started = await startProcess(environment, { node: program });
  });
  afterAll(() => started?.child.kill('SIGKILL'));

  const node = async (...args: string[]) => (await promisify(execFile)(program, args, { cwd: ROOT })).stdout;
  const post = async (path: string, sent: object, headers: Record<string, string> = {}) => {
    const isForm = sent instanceof FormData;
    const response = await fetch(`${started.origin}${path}`, {
      method: 'POST',
      headers: { ...(isForm ? {} : { 'Content-Type': 'application/json' }), ...headers },
      body: isForm ? sent : JSON.stringify(sent),
    });
    return { status: response.status, data: ((await response.json()) as { data: Record<string, unknown> }).data };
  };

  it('is the version that is meant', async () => {
    expect(await node('--version')).toMatch(new RegExp(`^v${major}\\.`));
  });

  it('takes an order', async () => {
    const { status, data } = await post('/food/api/orders', body(food), { 'Idempotency-Key': randomUUID() });
    expect([status, data['order']]).toEqual([201, expect.objectContaining({ total: 29.6 })]);
  });

  it('takes a booking', async () => {
    const { slug } = await makeStay(stays.service.db);
    const { status, data } = await post('/stays/api/bookings', bookingBody({ ...CARD, stay_slug: slug }));
    expect([status, data]).toEqual([201, expect.objectContaining({ status: 'confirmed' })]);
  });

  it('signs in with a password, and stores a picture in its sizes', async () => {
    const { email } = await makeStaff(food.service.db, { role: 'Manager' });
    const session = await post('/food/api/auth/login', { email, password: PASSWORD });
    const form = new FormData();
    form.append('file', new Blob([Uint8Array.from(await picture(900, 600).png().toBuffer())]), 'soup.png');
    const Authorization = `Bearer ${String(session.data['access_token'])}`;
    const { status, data } = await post('/food/api/helpers/upload', form, { Authorization });
    expect([session.status, status]).toEqual([200, 201]);
    const stored = await fetch(`${started.origin}${String(data['url'])}`);
    expect([stored.status, stored.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('runs the Postgres that npm start brings', async () => {
    const data = mkdtempSync(join(dataFolder(), 'quintet-later-node-'));
    const step = async (name: string) => node('test/harness/postgres-step.mjs', name, join(data, 'postgres'));
    const { url, directory } = JSON.parse(await step('create')) as { url: string; directory: string };
    try {
      const client = new Client({ connectionString: url });
      await client.connect();
      expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
      await client.end();
    } finally {
      await node('test/harness/postgres-step.mjs', 'stop', directory);
      for (const removed of [data, directory]) rmSync(removed, { recursive: true, force: true });
    }
  });

  it('ends when it is told to', async () => {
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
  });
});
