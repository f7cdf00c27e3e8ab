import { resetDemo } from '#host/preparation/demo-reset';
import { SERVICES } from '#host/services';
import type { TestService } from '../harness/app';
import { demoCaller, serviceNamed, startDemo } from './demo';

const TABLES = `SELECT relname AS name FROM pg_class WHERE relnamespace = $1::regnamespace AND relkind = 'r'
  AND relname NOT IN ('schema_migration', 'schema_routine', 'demo_state') ORDER BY 1`;

/** Names that addresses of records contain. */
const NAMES = ['slug', 'code', 'username', 'email', 'reference'];

/** Ids of each table, with the names of the records. */
async function idsOf({ db }: TestService, schema: string): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const { name } of await db.rows<{ name: string }>(TABLES, [schema])) {
    const row = await db.row<{ rows: number; hash: string }>(
      `SELECT count(*) AS rows, md5(string_agg(concat_ws(' ', VARIADIC names), ',' ORDER BY id)) AS hash
       FROM (SELECT (to_jsonb(t) ->> 'id')::integer AS id,
         ARRAY(SELECT value FROM jsonb_each_text(to_jsonb(t)) WHERE key = 'id' OR key = ANY($1)) AS names FROM ${name} t) shown`,
      [NAMES],
    );
    ids[name] = `${row?.rows} ${row?.hash ?? ''}`;
  }
  return ids;
}

it.each(SERVICES.map(({ definition }) => definition.name))(
  'fills %s again with the same ids, and demo accounts stay signed in',
  async name => {
    const hosted = serviceNamed(name);
    const service = await startDemo(name);
    try {
      const { configuration, clock } = service;
      const owner = await demoCaller(service, hosted.definition.demoAccounts![0]!.email);
      const before = await idsOf(service, name);
      expect(await resetDemo(hosted, { configuration, clock })).toBe('not due');
      expect(await resetDemo(hosted, { configuration, clock }, { force: true })).toBe('reset');
      expect(await idsOf(service, name)).toEqual(before);
      expect((await owner.get('/api/auth/me')).status).toBe(200);
    } finally {
      await service.close();
    }
  },
);
