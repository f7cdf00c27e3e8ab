import 'reflect-metadata';
import { Injectable, type OnModuleInit, type Type } from '@nestjs/common';
import { createHost, type Host, type HostLimits } from '#host/host';
import { prepareServices } from '#host/preparation/prepare';
import { STAFF } from '#kit/access/access-rule';
import { Accounts } from '#kit/access/accounts';
import { Tokens } from '#kit/access/tokens';
import { readConfiguration } from '#kit/config/configuration';
import { Database } from '#kit/database/database';
import { describeApi } from '#host/description/api-description';
import { plainFailure } from '#kit/refusals/failure-shape';
import { Jobs } from '#jobs/jobs';
import { arabicOrEnglish } from '#kit/language/language';
import { mergeMessages } from '#kit/language/messages';
import { Log } from '#kit/log/log';
import { Mailbox } from '#mail/mailbox';
import { composeService } from '#shared/composition/compose-service';
import type { Feature } from '#kit/service/feature';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { people } from '#shared/people/people';
import { StaffAudience } from '#shared/staff/staff-audience';
import { STAFF_SHAPE, type StaffShape } from '#shared/staff/staff-shape';
import { StaffQueries } from '#shared/staff/staff.queries';
import { conformance } from '../contract/conformance';
import { Client } from '../harness/client';
import { TestClock } from '../harness/test-clock';

/** A service with nothing but the features a test is about. */
export interface SmallService {
  name: string;
  origin: string;
  host: Host;
  db: Database;
  clock: TestClock;
  anonymous: Client;
  get: <Provider>(token: Type<Provider>) => Provider;
  /** A staff account whose only role holds these permissions. */
  addStaff: (...permissions: string[]) => Promise<SmallAccount>;
  addStudent: () => Promise<SmallAccount>;
  doJobs: () => Promise<void>;
  close: () => Promise<void>;
}

export interface SmallAccount {
  id: number;
  token: string;
  client: Client;
}

const STUDENTS_FROM = 1000;

/** Every id from 1000 on is a student. */
@Injectable()
class Students implements OnModuleInit {
  constructor(private readonly accounts: Accounts) {}

  onModuleInit(): void {
    this.accounts.register('student', async id =>
      id < STUDENTS_FROM
        ? undefined
        : { audience: 'student', id, tokenVersion: 1, permissions: new Set(), scopeId: null },
    );
  }
}

const shape: StaffShape = { area: 'admins', accountField: 'admin', passwordMinimum: 8, countedAttempts: 'failed' };
const accounts = [
  ...people.providers,
  { provide: STAFF_SHAPE, useValue: shape },
  StaffQueries,
  StaffAudience,
  Students,
];

type SmallDefinition = Pick<ServiceDefinition, 'name'> & Partial<ServiceDefinition>;

/** Boots services of these features as the host does, on the database of this test file; `environment` overrides variables. */
export async function startSmallServices(
  definitions: SmallDefinition[],
  features: () => Feature[],
  environment: Record<string, string> = {},
  limits?: HostLimits,
): Promise<SmallService[]> {
  const clock = new TestClock();
  const configuration = readConfiguration(
    {
      NODE_ENV: 'test',
      DATABASE_URL: process.env['DATABASE_URL'],
      DATABASE_TIMEOUT_MS: '60000',
      LOG_LEVEL: 'silent',
      DEMO_DATA: 'false',
      ...environment,
    },
    definitions.map(({ name }) => name),
  );
  const hosted = definitions.map(own => {
    const parts = composeService([
      { providers: accounts, entities: people.entities, tables: ['shared/staff', ...people.tables] },
      ...features(),
    ]);
    const definition: ServiceDefinition = {
      title: own.name,
      summary: '',
      permissions: {},
      roles: {},
      failureShape: plainFailure,
      unknownBodyFields: 'refuse',
      language: arabicOrEnglish,
      settings: [],
      uploads: { presets: { full: { full: 1600 } }, default: 'full' },
      ...parts,
      ...own,
      messages: mergeMessages(parts.messages, own.messages ?? { en: {}, ar: {} }),
    };
    return {
      definition,
      seedDemo: async () => {},
      drawDemo: async () => {},
      people: [],
      personalData: { tables: [], others: {} },
    };
  });
  await prepareServices(hosted, configuration, clock);
  const context = { configuration, clock, mailbox: new Mailbox(), log: new Log('silent') };
  const host = await createHost(hosted, context, limits);
  await new Promise<void>(resolve => host.server.listen(0, '127.0.0.1', resolve));
  return Promise.all(hosted.map(async ({ definition }, index) => smallService(host, definition, index, clock)));
}

async function smallService(
  host: Host,
  definition: ServiceDefinition,
  index: number,
  clock: TestClock,
): Promise<SmallService> {
  const { app } = host.services[index]!;
  const db = app.get(Database);
  const anonymous = new Client(host.server, `/${definition.name}`, conformance(await describeApi(app, definition)));
  const signedIn = async (audience: string, id: number): Promise<SmallAccount> => {
    const { token } = await app.get(Tokens).signIn(audience, { id, tokenVersion: 1 });
    return { id, token, client: anonymous.as(token) };
  };
  let students = STUDENTS_FROM;
  let staff = 0;
  return {
    name: definition.name,
    origin: `http://127.0.0.1:${(host.server.address() as { port: number }).port}`,
    host,
    db,
    clock,
    anonymous,
    get: token => app.get(token, { strict: false }),
    addStaff: async (...permissions) => signedIn(STAFF, await insertStaff(db, ++staff, permissions)),
    addStudent: async () => signedIn('student', ++students),
    doJobs: () => app.get(Jobs).drain(),
    close: () => host.close(),
  };
}

async function insertStaff(db: Database, number: number, permissions: string[]): Promise<number> {
  const row = await db.row<{ id: number }>(
    `WITH added AS (
       INSERT INTO account (username, first_name, last_name, email, password_hash)
       VALUES ($1, 'First', 'Last', $1 || '@example.com', 'none') RETURNING id
     ),
       made AS (INSERT INTO role (name, permissions) VALUES ($1, $2) RETURNING id)
     INSERT INTO account_role (account_id, role_id) SELECT added.id, made.id FROM added, made RETURNING account_id AS id`,
    [`staff-${number}`, permissions],
  );
  return row!.id;
}
