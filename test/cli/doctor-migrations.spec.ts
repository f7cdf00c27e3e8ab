import { Client } from 'pg';
import { property } from '#services/property/property';
import { stays } from '#services/stays/stays';
import { command } from './commands';
import { Later2999010100000 as Later } from './later-migration';

const database = new Client({ connectionString: process.env['DATABASE_URL'] });
beforeAll(() => database.connect());
afterEach(() => jest.restoreAllMocks());
afterAll(() => database.end());

interface Finding {
  check: string;
  state: string;
  message: string;
}

async function migrationFindings(): Promise<[state: string, message: string][]> {
  const { findings } = (await command('doctor --json', { environment: { PORT: '1' } })).data as { findings: Finding[] };
  return findings.filter(({ check }) => check === 'migrations').map(({ state, message }) => [state, message]);
}

it('reports pending and unknown migrations, and changed functions and triggers', async () => {
  jest.replaceProperty(stays.definition, 'migrations', [...stays.definition.migrations, Later]);
  jest.replaceProperty(property.definition, 'routines', property.definition.routines.slice(1));
  await database.query(`INSERT INTO food.schema_migration (timestamp, name) VALUES (9, 'Tomorrow9')`);
  expect(await migrationFindings()).toEqual([
    ['warning', 'food: a newer version ran Tomorrow9'],
    ['warning', 'property: 1 file of functions and triggers changed'],
    ['warning', 'stays: 1 migration pending'],
  ]);
  await database.query(`DELETE FROM food.schema_migration WHERE name = 'Tomorrow9'`);
});
