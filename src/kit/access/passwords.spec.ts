import { hash } from 'bcrypt';
import { readFile } from 'node:fs/promises';
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
  expect(hashed).toBe(0);
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
  expect(refused?.reason).toMatchObject({ status: 503, key: 'server_busy' });
  expect(await services[0]!.hash('demo-password')).toMatch(/^\$2b/);
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
