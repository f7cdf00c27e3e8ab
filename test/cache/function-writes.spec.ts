/** @own-database */
import { Client } from 'pg';
import { FunctionParser, type SchemaFunction } from '#cache/function-writes';
import { CATALOG_STATEMENT, type SchemaCatalog, SchemaEffects } from '#cache/schema-effects';
import { SERVICES } from '#host/services';
import { COURSES } from './function-examples/courses';
import { FITNESS } from './function-examples/fitness';
import { FOOD } from './function-examples/food';
import { PROPERTY } from './function-examples/property';
import { STAYS } from './function-examples/stays';
import { type FunctionExamples, FunctionRuns, type TriggerOfTable } from './function-runs';

const EXAMPLES: Record<string, FunctionExamples> = {
  food: FOOD,
  courses: COURSES,
  property: PROPERTY,
  stays: STAYS,
  fitness: FITNESS,
};

const WRITING_FUNCTIONS = `SELECT DISTINCT proname AS name FROM pg_proc
  WHERE pronamespace = $1::regnamespace AND (prorettype = 'trigger'::regtype OR provolatile = 'v')`;

const TRIGGERS = `
  SELECT relname AS table, tgname AS name, proname AS function, tgtype & 3 = 3 AS is_before_row
  FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid JOIN pg_proc ON pg_proc.oid = tgfoid
  WHERE NOT tgisinternal AND relnamespace = $1::regnamespace`;

let client: Client;
beforeAll(async () => {
  client = new Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
});
afterAll(() => client?.end());

it('every service has examples', () => {
  expect(Object.keys(EXAMPLES).sort()).toEqual(SERVICES.map(({ definition }) => definition.name).sort());
});

describe.each(Object.entries(EXAMPLES))('%s', (schema, examples) => {
  let functions: readonly SchemaFunction[];
  let derived: (name: string) => string[] | undefined;
  let runs: FunctionRuns;
  beforeAll(async () => {
    const { rows: catalogs } = await client.query<SchemaCatalog>(CATALOG_STATEMENT, [schema]);
    ({ functions } = catalogs[0]!);
    const effects = new SchemaEffects(schema, catalogs[0]!, new FunctionParser());
    derived = name => effects.functions.of(name)?.map(({ verb, table }) => `${verb} ${table}`);
    const { rows: triggers } = await client.query<TriggerOfTable & { is_before_row: boolean }>(TRIGGERS, [schema]);
    const completing = triggers.filter(trigger => trigger.is_before_row && derived(trigger.function)?.length === 0);
    runs = new FunctionRuns(client, schema, triggers, completing);
  });

  it('has an example of each function that may write, and of no other', async () => {
    const { rows } = await client.query<{ name: string }>(WRITING_FUNCTIONS, [schema]);
    expect(Object.keys(examples).sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  it('has no function whose text does not show what it writes', () => {
    expect(functions.map(({ name }) => name).filter(name => !derived(name))).toEqual([]);
  });

  it.each(Object.keys(examples))('%s writes exactly what is derived from its text', async name => {
    const written = new Set<string>();
    for (const example of examples[name]!) {
      for (const write of await runs.writtenBy(name, example)) written.add(write);
    }
    expect([...written].sort()).toEqual(derived(name)?.sort());
  });
});
