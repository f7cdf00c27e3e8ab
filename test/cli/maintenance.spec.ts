/**
 * Drops a schema and migrates it again.
 * @own-database
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { BASELINE } from '#shared/composition/baseline';
import { food } from '#services/food/food';
import { stays } from '#services/stays/stays';
import { startService, type TestService } from '../harness/app';
import { PRODUCT_LIMITS } from '../harness/configuration';
import { withDrawings } from '../harness/drawings';
import { command } from './commands';
import { Later2999010100000 as Later } from './later-migration';

const folder = mkdtempSync(join(tmpdir(), 'quintet-cli-'));
const database = new Client({ connectionString: process.env['DATABASE_URL'] });

let service: TestService;

afterEach(() => jest.restoreAllMocks());
beforeAll(async () => {
  await database.connect();
  service = await startService(food, PRODUCT_LIMITS);
});
afterAll(async () => {
  await service?.close();
  await database.end();
  rmSync(folder, { recursive: true, force: true });
});

const rows = async (statement: string) => (await database.query<Record<string, unknown>>(statement)).rows;

describe('migrations', () => {
  it('are taken back and run again, and what is pending is said', async () => {
    const last = Later.name;
    jest.replaceProperty(stays.definition, 'migrations', [...stays.definition.migrations, Later]);
    expect((await command('migrate up --service stays')).out).toBe(`stays: ${last}\n`);
    expect((await command('migrate pending --service stays --json')).data).toMatchObject([
      { service: 'stays', pending: [], unknown: [] },
    ]);
    expect(await command('migrate down --service stays')).toMatchObject({
      exitCode: 1,
      complaint: `This reverts ${last}. Confirm with --yes.\n`,
    });
    expect((await command('migrate down --service stays --yes --json')).data).toEqual({
      service: 'stays',
      undone: [last],
    });
    expect((await command('migrate pending --service stays')).out).toContain(`pending  ${last}`);
    expect(await command('roles list --service stays')).toMatchObject({
      exitCode: 1,
      complaint: 'The database of stays has pending migrations (1). Run `migrate up` first.\n',
    });
    expect((await command('migrate up --json')).data).toContainEqual({ service: 'stays', run: [last], routines: [] });
    expect((await command('migrate up --service stays')).out).toBe('stays: up to date\n');
    await command('migrate down --service stays --yes');
  });

  it('of an empty schema are listed one by one, run, and reported with a count of files', async () => {
    await database.query('DROP SCHEMA stays, stays_jobs CASCADE');
    const { migrations, routines } = stays.definition;
    const [, ...later] = migrations
      .map(({ name }) => name)
      .toSorted((one, other) => Number(one.slice(-13)) - Number(other.slice(-13)));
    const pending = [BASELINE, ...later, ...routines.map(({ path }) => path)];
    expect((await command('migrate pending --service stays')).out).toBe(
      [`stays: 0 have run, ${pending.length} are pending`, ...pending.map(name => `  pending  ${name}`), ''].join('\n'),
    );
    expect((await command('migrate up --service stays')).out).toBe(
      `stays: ${[BASELINE, ...later].join(', ')}, functions and triggers of ${routines.length} files\n`,
    );
    expect((await command('roles list --service stays --json')).data).toMatchObject([{ accounts: 0 }, { accounts: 0 }]);
    for (const name of later.toReversed())
      expect((await command('migrate down --service stays --yes --json')).data).toMatchObject({ undone: [name] });
    expect((await command('migrate down --service stays --yes')).complaint).toBe(
      `${BASELINE} belongs to the first tables of stays and cannot be reverted.\n`,
    );
    // `RefundsByBooking` takes back the triggers that need its column, and forgets their folder.
    const again = routines.filter(({ path }) => path.includes('services/stays/refunds/'));
    expect((await command('migrate up --service stays')).out).toBe(
      `stays: ${later.join(', ')}, functions and triggers of ${again.length} files\n`,
    );
  });

  it('of a newer version are told and not taken back', async () => {
    await database.query(`INSERT INTO stays.schema_migration (timestamp, name) VALUES (9, 'Tomorrow9')`);
    expect((await command('migrate pending --service stays')).out).toContain('unknown to this version of the code');
    expect((await command('migrate down --service stays --yes')).complaint).toContain('Tomorrow9');
    await database.query(`DELETE FROM stays.schema_migration WHERE name = 'Tomorrow9'`);
  });
});

describe('demo data', () => {
  const MEDIA_ROOT = join(folder, 'media');
  const production = {
    NODE_ENV: 'production',
    JWT_SECRET: 'kP3xQ9vT7mZ2wB8nL5rY4cD6fG1hJ0sA',
    DEMO_PASSWORD: 'one-of-our-own',
  };

  it('fill a service nobody uses, and leave it again as it is in a new installation', async () => {
    expect((await command('demo drop --service stays --yes')).complaint).toContain('has no demo accounts');
    const environment = { MEDIA_ROOT };
    const load = async () => command('demo load --service stays --json', { environment });
    const loaded = await withDrawings({ mediaRoot: MEDIA_ROOT }, ['stays'], load);
    expect(loaded).toMatchObject({ exitCode: 0, data: [{ service: 'stays', filled: true }] });
    expect((await rows('SELECT count(*)::integer AS stays FROM stays.stay'))[0]!['stays']).toBeGreaterThan(5);
    expect((await command('demo load --service stays', { environment })).out).toContain('is in use');
    expect(await command('demo drop --service stays', { environment })).toMatchObject({ exitCode: 1 });
    expect(await command('demo drop --service stays --yes', { environment })).toMatchObject({ exitCode: 0 });
    expect(
      await rows(
        'SELECT (SELECT count(*)::integer FROM stays.stay) AS stays, (SELECT count(*)::integer FROM stays.account) AS accounts',
      ),
    ).toEqual([{ stays: 0, accounts: 0 }]);
    expect((await rows('SELECT count(*)::integer AS roles FROM stays.role'))[0]!['roles']).toBeGreaterThan(1);
    expect((await rows('SELECT count(*)::integer AS jobs FROM stays_jobs.jobs'))[0]!['jobs']).toBe(0);
  });

  it('come into production only when that is meant, with a password of their own', async () => {
    const { DEMO_PASSWORD: _, ...without } = production;
    expect((await command('demo load --service stays', { environment: production })).complaint).toContain('--yes');
    expect((await command('demo load --service stays --yes', { environment: without })).complaint).toContain(
      'DEMO_PASSWORD',
    );
  });
});

describe('jobs', () => {
  it('that were given up are listed and tried again', async () => {
    const add = `SELECT food_jobs.add_job('no-such-job', '{}', max_attempts => 1)`;
    await database.query(add);
    await database.query(add);
    await service.doJobs();
    expect((await command('jobs pending --service food --json')).data).toHaveLength(2);
    await database.query(
      `SELECT food_jobs.permanently_fail_jobs(ARRAY(SELECT id FROM food_jobs.jobs), 'nobody does it')`,
    );
    const failed = (await command('jobs failed --json')).data as { id: number }[];
    expect(failed).toMatchObject([
      { service: 'food', name: 'no-such-job', lastError: 'nobody does it' },
      { service: 'food', name: 'no-such-job' },
    ]);
    expect((await command('jobs failed')).out).toContain('nobody does it');
    expect(await command('jobs retry')).toMatchObject({ exitCode: 2 });
    expect(await command(`jobs retry ${failed[0]!.id}`)).toMatchObject({ exitCode: 2 });
    expect(await command('jobs retry 999999 --service food')).toMatchObject({ exitCode: 1 });
    expect((await command(`jobs retry ${failed[0]!.id} --service food --json`)).data).toEqual([
      { service: 'food', ids: [failed[0]!.id] },
    ]);
    expect((await command('jobs retry --all')).out).toBe('Failed jobs that will be retried: 1.\n');
    expect((await command('jobs failed')).out).toBe('None.\n');
  });
});

it('says that a database has no tables yet', async () => {
  const empty = new URL(process.env['DATABASE_URL']!);
  empty.pathname = 'postgres';
  const environment = { DATABASE_URL: empty.href };
  for (const line of ['payments reconcile --service food', 'jobs failed --service food']) {
    expect(await command(line, { environment })).toMatchObject({
      exitCode: 1,
      complaint: 'The database of food has no tables yet. Run `migrate up` first.\n',
    });
  }
});

it('has payments compared', async () => {
  expect((await command('payments reconcile --json')).data).toEqual({ services: ['food', 'courses', 'stays'] });
  expect((await command('jobs pending --service stays')).out).toContain('payment-reconciliation');
  expect(await command('payments reconcile --service property')).toMatchObject({ exitCode: 1 });
});

it('writes the descriptions that a running service serves, without a database', async () => {
  const told = await command(`descriptions export ${folder} --json`, { environment: { DATABASE_URL: '' } });
  expect(told).toMatchObject({ exitCode: 0, complaint: '' });
  expect(told.data.files).toHaveLength(10);
  for (const kind of ['openapi', 'asyncapi']) {
    const written = JSON.parse(readFileSync(join(folder, 'food', `${kind}.json`), 'utf8')) as object;
    const served = (await (await fetch(`${service.origin}/food/${kind}.json`)).json()) as object;
    expect(written).toEqual({ ...served, ...(kind === 'asyncapi' && { servers: expect.anything() }) });
  }
});

describe('the configuration', () => {
  it('is found usable, with what production lacks', async () => {
    expect(await command('config check --json')).toMatchObject({ exitCode: 0, data: { usable: true, problems: [] } });
    const environment = { NODE_ENV: 'production', JWT_SECRET: 'kP3xQ9vT7mZ2wB8nL5rY4cD6fG1hJ0sA' };
    const told = await command('config check', { environment });
    expect(told).toMatchObject({ exitCode: 0, out: expect.stringContaining('there is no mail server') });
  });

  it('is found wrong, each variable in a line, and no value of a secret is shown', async () => {
    const environment = { NODE_ENV: 'production', JWT_SECRET: 'hush-hush', PORT: 'x', STRIPE_SECRET_KEY: 'hush-too' };
    const told = await command('config check', { environment });
    expect(told).toMatchObject({ exitCode: 1, complaint: '' });
    expect(told.out).toMatch(/^PORT: .*\nSTRIPE_SECRET_KEY: .*\n$/);
    expect(told.out).not.toContain('hush');
  });

  it('lacks a database where the one of the project does not run, which every other command says', async () => {
    const environment = { DATABASE_URL: '', OWN_POSTGRES_STOPPED: 'true' };
    expect((await command('config check', { environment })).exitCode).toBe(0);
    expect(await command('migrate pending', { environment })).toMatchObject({
      exitCode: 1,
      complaint: 'The database is not running. Start it with `npm start` in another terminal, or set DATABASE_URL.\n',
    });
  });
});
