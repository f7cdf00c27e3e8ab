import { hash } from 'bcrypt';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { PasswordWorkers } from './password-workers';
import { Passwords } from './passwords';

const QUICK = 4;
/** Some 200 ms of work. */
const SLOW = 12;

const configuration = { bcryptRounds: QUICK, passwordWorkers: 2, passwordQueueMax: 50 } as never;

it('hashes as bcrypt does, and tells right from wrong', async () => {
  const passwords = new Passwords(configuration);
  const stored = await passwords.hash('demo-password');
  expect(stored).toMatch(/^\$2b\$04\$.{53}$/);
  expect(await passwords.matches('demo-password', stored)).toBe(true);
  expect(await passwords.matches('demo-passwort', stored)).toBe(false);
  expect(await passwords.matches('demo-password', await hash('demo-password', QUICK))).toBe(true);
  expect(await passwords.matches('demo-password', 'no hash at all')).toBe(false);
});

it('compares in NFC, and renews a hash of the password as it was sent', async () => {
  const passwords = new Passwords(configuration);
  const [nfc, nfd] = ['pässwörd-é9', 'pässwörd-é9'.normalize('NFD')];
  const renewed: string[] = [];
  const renew = async (hash: string) => renewed.push(hash);
  for (const sent of [nfc, nfd])
    for (const other of [nfc, nfd])
      expect(await passwords.matches(sent, await passwords.hash(other), renew)).toBe(true);
  expect(renewed).toEqual([]);
  expect(await passwords.matches(nfd, await hash(nfd, QUICK), renew)).toBe(true);
  expect(await passwords.matches(nfc, renewed[0])).toBe(true);
  expect(await passwords.matches(nfc, await hash(nfd, QUICK), renew)).toBe(false);
  expect(await passwords.matches(nfd, await hash('passwort-9', QUICK), renew)).toBe(false);
  expect(renewed).toHaveLength(1);
});

it('does the same work for an account that does not exist', async () => {
  const compared = jest.spyOn(PasswordWorkers.prototype, 'matches');
  const passwords = new Passwords(configuration);
  expect(await passwords.matches('demo-password', undefined)).toBe(false);
  expect(compared.mock.calls).toEqual([['demo-password', expect.stringMatching(/^\$2b\$04\$[./A-Za-z0-9]{53}$/)]]);
  compared.mockRestore();
});

it('leaves the common threads to files, pictures and host names', async () => {
  const workers = new PasswordWorkers(2, 50);
  let hashed = 0;
  const hashing = Array.from({ length: 8 }, async () => {
    await workers.hash('demo-password', SLOW);
    hashed++;
  });
  for (let file = 0; file < 5; file++) await readFile(__filename);
  // On the four common threads the first file would wait for five of them.
  expect(hashed).toBeLessThan(5);
  await Promise.all(hashing);
});

it('is one room for all services of the process, and refuses what would wait behind too much', async () => {
  const process = { bcryptRounds: QUICK, passwordWorkers: 1, passwordQueueMax: 3 } as never;
  const services = [new Passwords(process), new Passwords(process)];
  const calls = Array.from({ length: 10 }, async (_, call) => services[call % 2]!.hash('demo-password'));
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.map(({ status }) => status).sort()).toEqual([
    ...Array.from({ length: 4 }, () => 'fulfilled'),
    ...Array.from({ length: 6 }, () => 'rejected'),
  ]);
  const refused = outcomes.find(outcome => outcome.status === 'rejected');
  expect(refused?.reason).toMatchObject({ status: 503, key: 'server_busy', detail: { retryAfterSeconds: 2 } });
  expect(await services[0]!.hash('demo-password')).toMatch(/^\$2b/);
});

describe('a pool of threads', () => {
  const started: Worker[] = [];
  const RealWorker = Worker;
  let isBroken: boolean;

  beforeEach(() => {
    started.length = 0;
    isBroken = false;
    const threads = jest.requireActual<{ Worker: typeof Worker }>('node:worker_threads');
    jest.spyOn(threads, 'Worker').mockImplementation((file, options) => {
      const worker = isBroken ? new RealWorker('process.exit(1)', { eval: true }) : new RealWorker(file, options);
      started.push(worker);
      return worker;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('starts a thread with the first password, and no more than it may have', async () => {
    const workers = new PasswordWorkers(2, 50);
    expect(started).toHaveLength(0);
    await Promise.all(Array.from({ length: 8 }, async () => workers.hash('demo-password', QUICK)));
    expect(started).toHaveLength(2);
  });

  it('admits as many at once as it has threads when nothing may wait', async () => {
    const workers = new PasswordWorkers(2, 0);
    for (let round = 0; round < 2; round++) {
      const outcomes = await Promise.allSettled([1, 2, 3].map(async () => workers.hash('demo-password', QUICK)));
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    }
  });

  it('repeats a task whose thread crashed, and goes on with those that wait', async () => {
    for (const threads of [1, 2]) {
      started.length = 0;
      const workers = new PasswordWorkers(threads, 50);
      await workers.hash('demo-password', QUICK);
      const hashes = Promise.all([SLOW, SLOW, QUICK, QUICK].map(async cost => workers.hash('demo-password', cost)));
      await delay(20);
      await started[0]!.terminate();
      expect(await hashes).toEqual(Array.from({ length: 4 }, () => expect.stringMatching(/^\$2b/) as string));
      if (threads === 1) expect(started).toHaveLength(2);
    }
  });

  it('fails the tasks of threads that cannot start without naming the password, and starts others later', async () => {
    const workers = new PasswordWorkers(2, 50);
    isBroken = true;
    const outcomes = await Promise.allSettled([1, 2, 3].map(async () => workers.hash('demo-password', QUICK)));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(outcomes.map(outcome => String((outcome as PromiseRejectedResult).reason)).join()).not.toContain('demo');
    isBroken = false;
    expect(await workers.hash('demo-password', QUICK)).toMatch(/^\$2b/);
  });
});

describe('a common password', () => {
  const choosing = (passwordCommonRefused: boolean) =>
    new Passwords({ bcryptRounds: QUICK, passwordWorkers: 1, passwordQueueMax: 10, passwordCommonRefused } as never);

  it('is refused, in whatever letters, where the operator wants that', async () => {
    for (const common of ['password', 'Password1', 'QWERTYUIOP']) {
      await expect(choosing(true).hashNew(common, 'new_password')).rejects.toMatchObject({
        status: 400,
        detail: { errors: { new_password: ['common_password'] } },
      });
    }
    expect(await choosing(true).hashNew('correct-horse-9')).toMatch(/^\$2b/);
  });

  it('is taken otherwise', async () => {
    expect(await choosing(false).hashNew('password')).toMatch(/^\$2b/);
  });
});
