import 'reflect-metadata';
import type { Type } from '@nestjs/common';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createHost } from '#host/host';
import { STAFF } from '#kit/access/access-rule';
import { Passwords } from '#kit/access/passwords';
import { Tokens } from '#kit/access/tokens';
import { type Configuration, readConfiguration } from '#kit/config/configuration';
import { openDataSource } from '#kit/database/data-source';
import { Database } from '#kit/database/database';
import { createSchema, migrate, withMigrationLock } from '#host/schema/migrate';
import { Text } from '#kit/fields/text-fields';
import { describeApi } from '#host/description/api-description';
import { plainFailure } from '#kit/refusals/failure-shape';
import { prepareJobs } from '#jobs/jobs';
import { arabicOrEnglish } from '#kit/language/language';
import { Log } from '#kit/log/log';
import { Mailbox } from '#mail/mailbox';
import { composeService } from '#shared/composition/compose-service';
import { type PermissionCatalogue, permissionNames, type ServiceDefinition } from '#kit/service/service-definition';
import type { Seeding } from '#shared/seeding/seeding';
import { type AccountSeed, seedAccount, seedRoles } from '#shared/staff/seed-roles';
import { staff } from '#shared/staff/staff.feature';
import type { StaffScope, StaffShape } from '#shared/staff/staff-shape';
import { uploads } from '#shared/uploads/uploads.feature';
import { conformance } from '../contract/conformance';
import { Client } from '../harness/client';
import { TestClock } from '../harness/test-clock';

export const PASSWORD = 'demo-password';

const team = {
  view: ['See', 'عرض'],
  create: ['Add', 'إضافة'],
  edit: ['Change', 'تعديل'],
  delete: ['Remove', 'إزالة'],
  assign_roles: ['Give roles', 'منح الأدوار'],
} satisfies PermissionCatalogue[string];

/** The permissions of a service that has staff, roles and one thing to work with. */
export const catalogue = (area: string): PermissionCatalogue => ({
  [area]: team,
  roles: {
    view: ['See', 'عرض'],
    create: ['Add', 'إضافة'],
    edit: ['Rename', 'إعادة التسمية'],
    delete: ['Delete', 'حذف'],
    assign_permissions: ['Set permissions', 'تحديد الصلاحيات'],
  },
  boats: { view: ['See boats', 'عرض القوارب'], edit: ['Change boats', 'تعديل القوارب'] },
});

/** A service of staff alone. */
export interface StaffService {
  definition: ServiceDefinition;
  db: Database;
  clock: TestClock;
  seeding: Seeding;
  anonymous: Client;
  /** Adds an account with these roles, named after the first word of its address. */
  add: (email: string, ...roles: string[]) => Promise<Member>;
  /** Adds a role with these permissions and an account that holds it. */
  allowed: (...permissions: string[]) => Promise<Member>;
  roleId: (name: string) => Promise<number>;
  get: <Provider>(token: Type<Provider>) => Provider;
  /** Back to the seeded roles and no account. */
  empty: () => Promise<void>;
  close: () => Promise<void>;
}

export interface Member {
  id: number;
  client: Client;
}

class Harbours2026112900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE harbour (id integer PRIMARY KEY, code text NOT NULL)`);
    await runner.query(`INSERT INTO harbour VALUES (7, 'north'), (8, 'south')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE harbour`);
  }
}

/** Accounts may be limited to one harbour. */
export const harbourScope: StaffScope = {
  field: 'harbour_code',
  request: Text({ optional: true, nullable: true }),
  response: { type: String, nullable: true },
  find: `SELECT id FROM harbour WHERE code = $1`,
  column: `(SELECT code FROM harbour WHERE harbour.id = account.scope_id)`,
};

const usual: StaffShape = { area: 'admins', accountField: 'admin', passwordMinimum: 8, countedAttempts: 'failed' };

/** Boots a service as the host does, on the database of this test file. */
export async function startStaffService(
  shape: Partial<StaffShape> = {},
  own: Partial<ServiceDefinition> = {},
): Promise<StaffService> {
  const { area } = { ...usual, ...shape };
  const feature = staff({ ...usual, ...shape });
  const definition: ServiceDefinition = {
    name: 'port',
    title: 'Port',
    summary: '',
    permissions: catalogue(area),
    roles: {
      Owner: {
        arabicName: 'المالك',
        description: ['Everything', 'كل شيء'],
        full: true,
        permissions: permissionNames(catalogue(area)),
      },
      Viewer: { arabicName: 'مطّلع', description: ['Sees boats', 'يرى القوارب'], permissions: ['boats.view'] },
    },
    failureShape: plainFailure,
    unknownBodyFields: 'refuse',
    language: arabicOrEnglish,
    settings: [],
    uploads: { presets: { full: { full: 1600 } }, default: 'full' },
    ...composeService([feature, { routines: uploads.routines!, migrations: [Harbours2026112900000] }], {
      rateLimits: { login: { limit: 10, windowSeconds: 900 } },
    }),
    ...own,
  };
  const environment = {
    NODE_ENV: 'test',
    DATABASE_URL: process.env['DATABASE_URL'],
    DATABASE_POOL: '10',
    DATABASE_TIMEOUT_MS: '60000',
    BCRYPT_ROUNDS: '4',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    DEMO_PASSWORD: PASSWORD,
  };
  const configuration = readConfiguration(environment, [definition.name]);
  await prepare(definition, configuration);
  const clock = new TestClock();
  const hosted = { definition, seedDemo: async () => {} };
  const host = await createHost([hosted], { configuration, clock, mailbox: new Mailbox(), log: new Log('silent') });
  await new Promise<void>(resolve => host.server.listen(0, '127.0.0.1', resolve));
  const { app } = host.services[0]!;
  const anonymous = new Client(host.server, `/${definition.name}`, conformance(await describeApi(app, definition)));
  const db = app.get(Database);
  const seeding = { definition, configuration, db, clock, passwords: app.get(Passwords) } as unknown as Seeding;

  const signedIn = async (account: AccountSeed): Promise<Member> => {
    const id = await seedAccount(seeding, account);
    const { token } = await app.get(Tokens).signIn(STAFF, { id, tokenVersion: 1 });
    return { id, client: anonymous.as(token) };
  };
  const add = async (email: string, ...roles: string[]) =>
    signedIn({ email, firstName: email.split(/[.@]/)[0]!, lastName: 'Lee', roles });
  const empty = async () => {
    for (const table of ['account_role', 'account', 'role']) await db.rows(`DELETE FROM ${table}`);
    await seedRoles(seeding);
  };
  await empty();
  let roles = 0;
  return {
    definition,
    db,
    clock,
    seeding,
    anonymous,
    add,
    allowed: async (...permissions) => {
      const name = `Role ${++roles}`;
      await db.rows(`INSERT INTO role (name, permissions) VALUES ($1, $2)`, [name, permissions]);
      return add(`holder${roles}@example.com`, name);
    },
    roleId: async name => (await db.row<{ id: number }>(`SELECT id FROM role WHERE name = $1`, [name]))!.id,
    get: token => app.get(token, { strict: false }),
    empty,
    close: () => host.close(),
  };
}

async function prepare(definition: ServiceDefinition, configuration: Configuration): Promise<void> {
  const url = configuration.services[definition.name]!.databaseUrl;
  await withMigrationLock(url, connection => createSchema(connection, definition.name));
  const dataSource = await openDataSource(definition, url, { poolSize: 1 });
  await prepareJobs(dataSource, definition.name);
  await migrate(dataSource);
  await dataSource.destroy();
}
