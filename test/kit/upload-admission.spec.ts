/** @no-database */
import { once } from 'node:events';
import promises, { mkdtemp, rm, statfs } from 'node:fs/promises';
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import request from 'supertest';
import type { AppRequest } from '#kit/http/request';
import { UploadAdmission } from '#media/upload-admission';
import { type MediaApp, startMediaApp } from './media-app';
import { filesBelow, picture, video } from './media-files';

const MEGABYTE = 1024 * 1024;

let folder: string;
let house: MediaApp;
const begun: ClientRequest[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upload-admission-'));
  house = await startMediaApp(join(folder, 'media'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await end();
});
afterAll(async () => {
  await house.app.close();
  await rm(folder, { recursive: true });
});

/** Gives up what was announced, and waits until it counts no longer. */
async function end(): Promise<void> {
  for (const sending of begun.splice(0)) sending.destroy();
  let status = 429;
  while (status === 429) ({ status } = await upload());
  expect(status).toBe(201);
}

/** Sends the head of an upload and nothing of its body. */
function announce(bytes: number, { app, staff }: MediaApp = house, authorization = staff): ClientRequest {
  const { port } = app.getHttpServer().address() as AddressInfo;
  const headers = { authorization, 'content-type': 'multipart/form-data; boundary=b', 'content-length': bytes };
  const sending = httpRequest({ port, path: '/api/helpers/upload', method: 'POST', headers, agent: false });
  sending.on('error', () => undefined).flushHeaders();
  begun.push(sending);
  return sending;
}

async function answerTo(sending: ClientRequest) {
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  const body = JSON.parse(Buffer.concat(await answer.toArray()).toString()) as { code: string };
  return { status: answer.statusCode, code: body.code, retryAfter: answer.headers['retry-after'] };
}

const upload = async (authorization = house.staff) =>
  request(house.app.getHttpServer())
    .post('/api/helpers/upload')
    .set('Authorization', authorization)
    .attach('file', await picture(20, 10).png().toBuffer(), 'a.png');

it('refuses what one account has too much of under way, and lets others upload', async () => {
  const sixteen = Array.from({ length: 16 }, () => announce(120 * MEGABYTE));
  const answers: Awaited<ReturnType<typeof answerTo>>[] = [];
  for (const sending of sixteen)
    void answerTo(sending).then(
      answer => answers.push(answer),
      () => undefined,
    );
  while (answers.length < 11) await pause(10);
  expect((await upload(house.colleague)).status).toBe(201);
  expect(answers).toEqual(
    Array.from({ length: 11 }, () => ({ status: 429, code: 'uploads_under_way', retryAfter: '5' })),
  );
  await end();
});

it('takes twenty small files at once of an account, and no more', async () => {
  const admitted = jest.spyOn(house.app.get(UploadAdmission), 'run');
  for (let file = 1; file <= 20; file += 1) announce(10_000);
  while (admitted.mock.calls.length < 20) await pause(10);
  expect((await upload()).status).toBe(429);
  const underWay = Promise.resolve('under way');
  const taken = admitted.mock.results.slice(0, 20).map(({ value }) => Promise.race([value as unknown, underWay]));
  expect(new Set(await Promise.all(taken))).toEqual(new Set(['under way']));
  await end();
});

it.each([
  ['the disk of what is received', (path: unknown) => path === tmpdir()],
  ['the disk of stored files', (path: unknown) => path === join(folder, 'media')],
])('refuses what %s has no room for, before it is sent', async (_, isFull) => {
  await promises.mkdir(join(folder, 'media'), { recursive: true });
  jest.spyOn(promises, 'statfs').mockImplementation((async (path: string) => {
    const disk = await statfs(folder);
    return isFull(path) ? { ...disk, bavail: Math.ceil((100 * MEGABYTE) / disk.bsize) } : disk;
  }) as never);
  expect(await answerTo(announce(60 * MEGABYTE))).toEqual({
    status: 503,
    code: 'service_unavailable',
    retryAfter: '30',
  });
  expect((await upload()).status).toBe(201);
});

it('refuses before the file is sent where there is no bucket for it', async () => {
  const bare = await startMediaApp(join(folder, 'bare'), { needsBucket: true });
  try {
    expect(await answerTo(announce(10_000, bare))).toMatchObject({ status: 400, code: 'bucket_required' });
    expect(await filesBelow(join(folder, 'bare'))).toEqual([]);
  } finally {
    for (const sending of begun.splice(0)) sending.destroy();
    await bare.app.close();
  }
});

it('closes the connection soon after a refusal, instead of reading all that was announced', async () => {
  const sending = announce(120 * MEGABYTE, house, 'Bearer none');
  const closed = once(sending, 'close');
  expect((await answerTo(sending)).status).toBe(401);
  let sent = 0;
  const timer = setInterval(() => void (sending.writable && sending.write(video(1000)) && (sent += 1)), 50);
  await closed;
  clearInterval(timer);
  expect(sent).toBeLessThan(200);
});

it('takes a hundred files at once of all accounts, and no more', async () => {
  const admission = new UploadAdmission({ uploads: {} } as never, { bucket: {} } as never, {} as never);
  let end = () => {};
  const ended = new Promise<void>(resolve => (end = resolve));
  const receive = (id: number) => admission.run({ caller: { audience: 'staff', id } } as AppRequest, 1, () => ended);
  const underWay = Array.from({ length: 100 }, (_, index) => receive(index % 5));
  await expect(receive(5)).rejects.toMatchObject({ status: 503, key: 'server_busy' });
  end();
  await Promise.all(underWay);
  await expect(receive(5)).resolves.toBeUndefined();
});
