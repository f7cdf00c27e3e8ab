import { seedAccount, seedRoles } from '#shared/staff/seed-roles';
import { planOf } from '../harness/statements';
import { type StaffService, startStaffService } from './staff-service';

let service: StaffService;

beforeAll(async () => {
  service = await startStaffService();
});
afterAll(() => service.close());
beforeEach(() => service.empty());

const permissionsOf = async (name: string) =>
  (await service.db.row<{ permissions: string[] }>(`SELECT permissions FROM role WHERE name = $1`, [name]))
    ?.permissions;

describe('the tables', () => {
  it('are what the entities say', async () => {
    const { upQueries } = await service.db.dataSource.driver.createSchemaBuilder().log();
    const own = upQueries.map(({ query }) => query).filter(query => !/harbour/.test(query));
    expect(own).toEqual([]);
  });

  it('list accounts in their default order by an index', async () => {
    await service.db.transaction(async () => {
      await service.db.rows('SET LOCAL enable_seqscan = off');
      await service.db.rows('SET LOCAL enable_sort = off');
      const plan = await planOf(service.db, 'SELECT id FROM account ORDER BY updated_at DESC, id DESC LIMIT 10');
      expect(plan).toContain('account_recent_idx');
    });
  });

  it('of later migrations go as they came, and those of the baseline stay', async () => {
    const { dataSource } = service.db;
    const tables = async () =>
      (
        await service.db.rows<{ name: string }>(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'port'`)
      ).map(({ name }) => name);
    const [, ...later] = dataSource.migrations;
    for (const _ of later) await dataSource.undoLastMigration();
    expect(await tables()).not.toContain('harbour');
    await expect(dataSource.undoLastMigration()).rejects.toThrow('The baseline cannot be reverted.');
    expect(await tables()).toEqual(expect.arrayContaining(['account', 'role', 'account_role']));
    await dataSource.runMigrations();
    expect(await tables()).toContain('harbour');
  });
});

describe('seedRoles', () => {
  it('changes nothing when it is done again', async () => {
    const before = await service.db.rows('SELECT * FROM role ORDER BY id');
    await seedRoles(service.seeding);
    expect(await service.db.rows('SELECT * FROM role ORDER BY id')).toEqual(before);
  });

  it('creates what is missing, keeps what was edited, and gives the full role what it lacks', async () => {
    await service.db.rows(`DELETE FROM role WHERE name = 'Viewer'`);
    await seedRoles(service.seeding);
    expect(await permissionsOf('Viewer')).toEqual(['boats.view']);
    await service.db.rows(`UPDATE role SET permissions = '{}' WHERE name = 'Viewer'`);
    await service.db.rows(`UPDATE role SET permissions = '{boats.view,boats.retired}' WHERE name = 'Owner'`);
    await seedRoles(service.seeding);
    expect(await permissionsOf('Viewer')).toEqual([]);
    const full = service.definition.roles['Owner']!.permissions;
    expect([...(await permissionsOf('Owner'))!].sort()).toEqual([...full, 'boats.retired'].sort());
  });
});

describe('seedAccount', () => {
  it('refuses a role there is not', async () => {
    const account = { email: 'sara@example.com', firstName: 'Sara', lastName: 'Lee', roles: ['Captain'] };
    await expect(seedAccount(service.seeding, account)).rejects.toThrow(/sara@example.com/);
  });
});
