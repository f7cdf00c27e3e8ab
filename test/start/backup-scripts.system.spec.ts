/**
 * @no-database
 * @needs postgres
 */
import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { newestBackup } from '#host/monitoring/backups';
import { type InstalledPostgres, startInstalledPostgres } from '../harness/installed-postgres';
import { programPath } from '../harness/programs.cjs';
import { ROOT } from '../source-files';

const folder = mkdtempSync(join(tmpdir(), 'quintet-backups-'));
const backups = join(folder, 'backups');
const media = join(folder, 'media');
let postgres: InstalledPostgres;

beforeAll(async () => {
  postgres = await startInstalledPostgres();
  await on('postgres', 'CREATE DATABASE shop');
  await on(
    'shop',
    `CREATE SCHEMA food;
     CREATE TABLE food.schema_migration (id int, name text);
     CREATE TABLE food.dish (name text);
     INSERT INTO food.dish SELECT 'dish ' || n FROM generate_series(1, 250) n`,
  );
  mkdirSync(join(media, 'food'), { recursive: true });
  writeFileSync(join(media, 'food/soup.jpg'), 'picture');
});
afterAll(async () => {
  await postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function on(database: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: postgres.addressOf(database) });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

interface Ending {
  exitCode: number;
  out: string;
  complaint: string;
}

const script = async (name: string, args: string[], environment: Record<string, string> = {}): Promise<Ending> =>
  new Promise(resolve => {
    const env = {
      PATH: `${dirname(programPath('postgres')!)}:${programPath('postgres')!}:${process.env['PATH']}`,
      DATABASE_URL: postgres.addressOf('shop'),
      BACKUP_FOLDER: backups,
      MEDIA_ROOT: media,
      ...environment,
    };
    execFile('sh', [join(ROOT, 'deploy/backup', name), ...args], { env }, (failure, out, complaint) =>
      resolve({ exitCode: Number(failure?.code ?? 0), out, complaint }),
    );
  });

const dumps = () => readdirSync(backups).filter(name => name.startsWith('quintet-'));

it('a backup is one finished dump and the files, and removes old dumps', async () => {
  mkdirSync(backups, { recursive: true });
  const old = join(backups, 'quintet-20200101-030000.dump');
  writeFileSync(old, 'old');
  utimesSync(old, 1_577_847_600, 1_577_847_600);
  const { exitCode, out, complaint } = await script('backup.sh', ['--once']);
  expect({ exitCode, complaint }).toEqual({ exitCode: 0, complaint: '' });
  expect(out).toMatch(/^backup finished: quintet-\d{8}-\d{6}\.dump\n$/);
  expect(dumps()).toEqual([expect.stringMatching(/^quintet-\d{8}-\d{6}\.dump$/)]);
  expect((await newestBackup(backups))?.name).toBe(dumps()[0]);
  expect(readFileSync(join(backups, 'media/food/soup.jpg'), 'utf8')).toBe('picture');
});

it('a failed backup says so, leaves nothing half done and removes no older dump', async () => {
  const before = dumps();
  const { exitCode, complaint } = await script('backup.sh', ['--once'], {
    DATABASE_URL: postgres.addressOf('nowhere'),
    BACKUP_KEEP_DAYS: '0',
  });
  expect(exitCode).toBe(1);
  expect(complaint).toContain('backup failed');
  expect(dumps()).toEqual(before);
});

it('the newest dump is restored into a database of its own, counted, and taken away again', async () => {
  const { exitCode, out, complaint } = await script('try-restore.sh', []);
  expect({ exitCode, complaint }).toEqual({ exitCode: 0, complaint: '' });
  expect(out).toBe(`restored: ${join(backups, dumps().at(-1)!)}\n  food: 2 tables, 250 rows\n`);
  const left = await on('postgres', `SELECT datname FROM pg_database WHERE datname LIKE 'quintet_try%'`);
  expect(left).toEqual([]);
});

it('a dump that is damaged or empty is refused, and leaves no database', async () => {
  const damaged = join(folder, 'damaged.dump');
  const bytes = readFileSync(join(backups, dumps()[0]!));
  writeFileSync(damaged, bytes.subarray(0, bytes.length - 600));
  expect((await script('try-restore.sh', [damaged])).exitCode).not.toBe(0);
  const { exitCode, complaint } = await script('try-restore.sh', [], { BACKUP_FOLDER: media });
  expect({ exitCode, complaint }).toEqual({ exitCode: 1, complaint: `there is no dump in ${media}\n` });
  const left = await on('postgres', `SELECT datname FROM pg_database WHERE datname LIKE 'quintet_try%'`);
  expect(left).toEqual([]);
});

it('the service backs up at once when there is no dump yet, and ends when it is told to', async () => {
  const empty = join(folder, 'empty');
  const child = execFile('sh', [join(ROOT, 'deploy/backup/backup.sh')], {
    env: {
      PATH: `${programPath('postgres')!}:${process.env['PATH']}`,
      DATABASE_URL: postgres.addressOf('shop'),
      BACKUP_FOLDER: empty,
    },
  });
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve));
  for (let waited = 0; waited < 60_000 && !(existsSync(empty) && (await newestBackup(empty))); waited += 100)
    await new Promise(resolve => setTimeout(resolve, 100));
  expect(await newestBackup(empty)).toBeDefined();
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
