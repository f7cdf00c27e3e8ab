import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { SERVICES } from '#host/services';
import { jobSchema } from '#jobs/jobs';
import { RESPONSE_DAYS } from '#idempotency/response-retention';
import { GIVEN_UP_DAYS } from '#jobs/given-up-jobs';
import { ROOT } from './source-files';

const NAMES = SERVICES.map(({ definition }) => definition.name);
const page = readFileSync(join(ROOT, 'docs/retention.md'), 'utf8');
const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

interface Row {
  tables: string[];
  kept: string;
  deletedBy: string;
}

/** The rows of the tables below each heading. */
const sections = page
  .split(/^## /m)
  .slice(1)
  .flatMap(text => {
    const [heading = '', ...lines] = text.split('\n');
    const [head, , ...rows] = lines
      .filter(line => line.startsWith('|'))
      .map(line => line.split('|').map(cell => cell.trim()));
    if (head?.[1] !== 'Tables') return [];
    return [
      {
        heading,
        rows: rows.map(
          ([, tables = '', kept = '', deletedBy = '']): Row => ({ tables: quoted(tables), kept, deletedBy }),
        ),
      },
    ];
  });
const ofQueues = (heading: string) => heading === 'Job queues';
/** Services of a heading such as "Food and stays". */
const servicesOf = (heading: string) =>
  heading === 'Every service' ? NAMES : NAMES.filter(name => new RegExp(`\\b${name}\\b`, 'i').test(heading));

const tablesOf = (isOfSection: (heading: string) => boolean) =>
  sections
    .filter(({ heading }) => isOfSection(heading))
    .flatMap(({ rows }) => rows.flatMap(({ tables }) => tables))
    .sort();

async function storedTables(schema: string): Promise<string[]> {
  const client = new Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = to_regnamespace($1) AND relkind IN ('r', 'p')`,
      [schema],
    );
    return rows.map(({ name }) => name).sort();
  } finally {
    await client.end();
  }
}

describe('docs/retention.md', () => {
  it.each(NAMES)('says of each table of %s what deletes its rows, or why they stay', async name => {
    expect(tablesOf(heading => servicesOf(heading).includes(name))).toEqual(await storedTables(name));
  });

  it.each(NAMES)('says it of the jobs of %s', async name => {
    expect(tablesOf(ofQueues)).toEqual(await storedTables(jobSchema(name)));
  });

  it('has a section for known services, and a reason or an end in each row', () => {
    for (const { heading, rows } of sections) {
      expect([heading, ofQueues(heading) || servicesOf(heading).length > 0]).toEqual([heading, true]);
      for (const { tables, kept, deletedBy } of rows) {
        expect([heading, tables.length > 0, kept.length > 0]).toEqual([heading, true, true]);
        if (kept.startsWith('for ever')) expect(`${tables[0]} ${kept}`).toMatch(/: \S/);
        else if (!kept.startsWith('with')) expect(`${tables[0]} ${deletedBy}`).not.toMatch(/ $/);
      }
    }
  });

  it('names jobs and commands that exist', () => {
    const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts'))
      .map(name => readFileSync(join(ROOT, 'src', name), 'utf8'))
      .join('\n');
    const commands = ['person erase', 'jobs retry'];
    const named = sections.flatMap(({ rows }) => rows.flatMap(({ deletedBy }) => quoted(deletedBy)));
    const unknown = named.filter(name => !commands.includes(name) && !sources.includes(`'${name}'`));
    expect(unknown).toEqual([]);
  });

  it('has the days of the code', () => {
    expect(page).toContain(`Its stored response (\`answer\`) ${RESPONSE_DAYS} days`);
    expect(page).toContain(`Its stored receipt ${RESPONSE_DAYS} days`);
    expect(page).toContain(`the mails in them, ${GIVEN_UP_DAYS} days`);
  });
});
