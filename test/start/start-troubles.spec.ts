import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SeededService } from '#host/service/hosted-service';
import { checkPort } from '#host/http/listen';
import { requireMediaFolder } from '#host/preparation/media-folder';
import { prepareServices } from '#host/preparation/prepare';
import { errorMessage } from '#host/process';
import { logUnreachable, logMissing } from '#host/start/start-notes';
import { preparationError } from '#host/preparation/startup-error';
import { Log } from '#kit/log/log';
import type { Storage } from '#media/storage';
import { StorageUnavailable } from '#media/storage-unavailable';
import { SystemClock } from '#kit/time/clock';
import { property } from '#services/property/property';
import { testConfiguration } from '../harness/configuration';
import { race } from '../harness/race';

const nothing = async () => undefined;
const hosted = { ...property, seedDemo: nothing as never, drawDemo: nothing };

/** What a person reads who starts it. */
async function refusalOf(work: Promise<unknown>): Promise<string> {
  return errorMessage(
    await work.then(
      () => new Error('it started'),
      (failure: unknown) => failure,
    ),
  );
}

const prepare = (environment: Record<string, string> = {}, service: SeededService = hosted) =>
  prepareServices([service], testConfiguration({ SERVICES: 'property', ...environment }), new SystemClock());

/** A port that is taken, and its number. */
async function taken(work: (port: number) => Promise<void>): Promise<void> {
  const server: Server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  await work((server.address() as { port: number }).port);
  await new Promise(resolve => server.close(resolve));
}

it('names a port that is taken', async () => {
  await taken(async port => {
    expect(await refusalOf(checkPort(port, '127.0.0.1'))).toBe(
      `Port ${port} is in use: stop the program that listens there, or choose another port, such as PORT=${port + 1}.`,
    );
  });
});

it('names an address that is not this machine', async () => {
  expect(await refusalOf(checkPort(0, '203.0.113.9'))).toBe(
    'HOST=203.0.113.9 is not an address of this machine: choose one, such as HOST=127.0.0.1.',
  );
});

it.each<[string, (url: URL) => void, RegExp]>([
  ['nobody listens', url => (url.port = '1'), /^The database of property at [^ ]+:1 refuses the connection: .+\.$/],
  [
    'the host is unknown',
    url => (url.hostname = 'nowhere.invalid'),
    /nowhere\.invalid:\d+ has an unknown host name: .+\.$/,
  ],
  ['it is not there', url => (url.pathname = '/nothing'), /^There is no database 'nothing' at .+ for property: .+\.$/],
])('says of a database in one sentence that %s', async (_, change, sentence) => {
  const url = new URL(process.env['DATABASE_URL']!);
  change(url);
  const told = await refusalOf(prepare({ DATABASE_URL: url.href }));
  expect(told).toMatch(sentence);
  expect(told).not.toContain('\n');
});

it.each([
  ['28P01', /refuses the user 'shop' or the password/],
  ['42501', /does not allow 'shop' to create its schema or tables \(permission denied\)/],
  ['53300', /has no connection left/],
  ['25006', /is read-only, as a standby is: let DATABASE_URL name the primary/],
  ['55000', /refuses the connection \(permission denied\): allow connections to it/],
  ['58030', /is unavailable: permission denied/],
])('has words for what Postgres calls %s', (code, sentence) => {
  const failure = Object.assign(new Error('permission denied'), { code });
  const trouble = errorMessage(preparationError(failure, 'food', 'postgres://shop:secret@db:5432/x'));
  expect(trouble).toMatch(sentence);
  expect(trouble).not.toContain('secret');
});

it('names the bucket when that refuses', () => {
  const failure = Object.assign(new Error(), { code: 'ECONNREFUSED', $metadata: {} });
  const bucket = testConfiguration({ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }).bucket;
  expect(errorMessage(preparationError(failure, 'food', 'postgres://db/x', bucket))).toMatch(
    /^The bucket 'files' refuses the connection/,
  );
});

it('names the bucket when that refuses while the services are first filled', () => {
  const refused = Object.assign(new Error('Access Denied'), {
    name: 'AccessDenied',
    $metadata: { httpStatusCode: 403 },
  });
  const failure = new StorageUnavailable(refused);
  const bucket = testConfiguration({ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }).bucket;
  expect(errorMessage(preparationError(failure, 'food', 'postgres://db/x', bucket))).toBe(
    "The bucket 'files' refuses (AccessDenied): check S3_BUCKET, S3_ENDPOINT and its keys.",
  );
});

it('shows the way of what nobody expected', () => {
  expect(errorMessage(preparationError(new Error('odd'), 'food', 'postgres://db/x'))).toMatch(/^Error: odd\n +at /);
});

it('names a folder for uploads that cannot be written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quintet-start-'));
  writeFileSync(join(folder, 'file'), '');
  const configuration = testConfiguration({ MEDIA_ROOT: join(folder, 'file', 'media') });
  expect(await refusalOf(requireMediaFolder(configuration))).toMatch(/^The folder for uploaded files, .+MEDIA_ROOT/);
  // Ten processes start at the same moment.
  const media = testConfiguration({ MEDIA_ROOT: join(folder, 'new', 'folder', 'media') });
  await race(10, () => requireMediaFolder(media));
  rmSync(folder, { recursive: true });
});

it('names a folder for uploads that denies that it is there', async () => {
  const refused = requireMediaFolder(testConfiguration({ MEDIA_ROOT: '/proc/quintet/media' }));
  expect(await refusalOf(refused)).toMatch('/proc/quintet/media, cannot be written');
});

it('brings the pictures of demo data back, and reports a service without any account', async () => {
  const drawDemo = jest.fn(nothing);
  // Specs before this one may have drawn pictures into the folder of all.
  const MEDIA_ROOT = mkdtempSync(join(tmpdir(), 'quintet-start-'));
  const demo = { ...hosted, drawDemo };
  expect(await prepare()).toEqual(['property']);
  await prepare(
    {
      MEDIA_ROOT,
      DEMO_DATA: 'true',
      FIRST_ADMIN_EMAIL: 'owner@property.example',
      FIRST_ADMIN_PASSWORD: 'long enough',
    },
    demo,
  );
  expect(drawDemo).not.toHaveBeenCalled();
  expect(await prepare({ MEDIA_ROOT, DEMO_DATA: 'true' }, demo)).toEqual([]);
  expect(drawDemo).toHaveBeenCalledTimes(1);
  await prepare({ MEDIA_ROOT, DEMO_DATA: 'false' }, demo);
  expect(drawDemo).toHaveBeenCalledTimes(1);
  rmSync(MEDIA_ROOT, { recursive: true });
});

it('draws the pictures of demo data once, and again when one of them is gone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-pictures-'));
  const environment = { DEMO_DATA: 'true', MEDIA_ROOT: folder };
  const drawDemo = jest.fn(async (storage: Storage) => {
    for (const key of ['demo/hill.jpg', 'demo/lake.jpg'])
      if (!(await storage.exists(key))) await storage.put(key, Buffer.from(key), 'image/jpeg');
  });
  const demo = { ...hosted, drawDemo };
  await prepare(environment, demo);
  await prepare(environment, demo);
  expect(drawDemo).toHaveBeenCalledTimes(1);
  const lake = join(folder, 'property', 'demo', 'lake.jpg');
  rmSync(lake);
  await prepare(environment, demo);
  expect(drawDemo).toHaveBeenCalledTimes(2);
  expect(existsSync(lake)).toBe(true);
  await prepare(environment, demo);
  expect(drawDemo).toHaveBeenCalledTimes(2);
  rmSync(folder, { recursive: true });
});

describe('the notes at the start', () => {
  const written: { variable: string; msg: string }[] = [];
  const log = new Log('info', () => ({ write: line => void written.push(JSON.parse(line) as never) }));
  beforeEach(() => void written.splice(0));

  it('say what production lacks', () => {
    const JWT_SECRET = 'thirty-two characters, or even more';
    const configuration = testConfiguration({ NODE_ENV: 'production', JWT_SECRET, STRIPE_PUBLIC: 'pk' });
    logMissing(configuration, ['food'], log);
    const variables = ['STRIPE_PUBLIC', 'FIRST_ADMIN_EMAIL', 'SMTP_URL', 'STRIPE_SECRET_KEY'];
    expect(written.map(({ variable }) => variable)).toEqual(variables);
  });

  it('say nothing of a workshop', () => {
    logMissing(testConfiguration(), [], log);
    expect(written).toEqual([]);
  });

  it('name the mail server and the bucket that are away', async () => {
    const bucket = {
      S3_BUCKET: 'files',
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
    };
    await logUnreachable(testConfiguration({ SMTP_URL: 'smtp://127.0.0.1:1', ...bucket }), [property.definition], log);
    expect(written.map(({ variable }) => variable)).toEqual(['SMTP_URL', 'S3_BUCKET']);
  });
});
