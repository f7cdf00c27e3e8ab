import { createStorage } from '#media/media.module';
import { Passwords } from '#kit/access/passwords';
import { listOf } from '#host/description/examples';
import type { Example } from '#kit/service/examples';
import type { Document, Operation } from '#host/description/document';
import { operationsOf } from '#host/description/document';
import { describeApi, examplesOf } from '#host/description/api-description';
import type { HostedService } from '#host/hosted-service';
import { SERVICES } from '#host/services';
import { seedCoursesDemo } from '#seeds/courses/demo';
import { seedFitnessDemo } from '#seeds/fitness/demo';
import { seedFoodDemo } from '#seeds/food/demo';
import { seedPropertyDemo } from '#seeds/property/demo';
import { seedStaysDemo } from '#seeds/stays/demo';
import { startService, type TestService } from '../harness/app';
import type { Client } from '../harness/client';
import { WITHOUT_EXAMPLE } from './without-example';

type Seeding = Parameters<typeof seedFoodDemo>[0];

const SEEDS: Record<string, (seeding: Seeding) => Promise<unknown>> = {
  courses: seedCoursesDemo,
  fitness: seedFitnessDemo,
  food: seedFoodDemo,
  property: seedPropertyDemo,
  stays: seedStaysDemo,
};
/** The first demo account of each audience, and where it signs in. */
const ACCOUNTS: Record<string, { path: string; name: string }> = {
  staff: { path: '/api/auth/login', name: '' },
  customer: { path: '/api/auth/customer/login', name: 'customer' },
  student: { path: '/api/users/auth/login', name: 'student' },
};
const SEEDING_MS = 120_000;

describe.each(
  SERVICES.filter(({ definition }) => definition.examples).map(service => [service.definition.name, service] as const),
)('the examples of %s', (name, hosted) => {
  let service: TestService;
  let document: Document;
  const clients = new Map<string, Client>();

  beforeAll(async () => {
    service = await startService(hosted);
    await seed(service, hosted);
    document = (await describeApi(service.host.services[0]!.app, hosted.definition)) as unknown as Document;
  }, SEEDING_MS);
  afterAll(() => service?.close());

  it(
    'work when they are sent',
    async () => {
      const examples = examplesOf(hosted.definition, service.clock);
      const failed: string[] = [];
      for (const { path, method, operation } of inOrder(document)) {
        for (const example of listOf(examples[operation.operationId!])) {
          const caller = await callerOf(operation, example);
          const values = { ...example.path, ...(await prepared(caller, example)) };
          const at = path.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key]));
          const query = new URLSearchParams(example.query).toString();
          const answer = await caller
            .with(example.headers ?? {})
            .send(method, at + (query && `?${query}`), example.body as object);
          const success = Object.keys(operation.responses).find(status => status.startsWith('2'));
          if (String(answer.status) !== success) failed.push(`${operation.operationId}: ${answer.text.slice(0, 300)}`);
        }
      }
      expect(failed).toEqual([]);
    },
    SEEDING_MS,
  );

  it('are there for every body, or it is said why not', () => {
    const examples = examplesOf(hosted.definition, service.clock);
    const without = operationsOf(document)
      .filter(({ operation }) => operation.requestBody && listOf(examples[operation.operationId!]).length === 0)
      .map(({ operation }) => operation.operationId!);
    expect(without.toSorted()).toEqual(Object.keys(WITHOUT_EXAMPLE[name] ?? {}).toSorted());
  });

  async function prepared(caller: Client, { after }: Example): Promise<Record<string, string | number>> {
    if (!after) return {};
    const answer = await caller.send(after.method, after.path, after.body as object);
    const value = after.value
      .split('.')
      .reduce<unknown>((held, key) => (held as Record<string, unknown>)[key], answer.body.data);
    return { [after.parameter]: value as string | number };
  }

  async function callerOf({ security }: Operation, { as }: Example): Promise<Client> {
    const audience = Object.keys(security?.at(-1) ?? {})[0];
    if (!audience || as === '') return service.anonymous;
    const first = hosted.demoAccounts[0]!;
    const { path, name: own } = ACCOUNTS[audience]!;
    const account = as ?? (own || first.split('@')[0]!);
    const known = clients.get(`${audience} ${account}`);
    if (known) return known;
    const sent = { email: `${account}@${name}.example`, password: service.configuration.demoPassword };
    const { data } = (await service.anonymous.post(path, sent)).body;
    const client = service.anonymous.as(data.access_token ?? data.token);
    clients.set(`${audience} ${account}`, client);
    return client;
  }
});

/** What takes a right away comes late, and what ends a token last. */
const LATE = /setPassword|replaceRoles|replacePermissions|Roles_change/;
const LAST = /changePassword|close/;

const rank = (name = '') => (LAST.test(name) ? 2 : LATE.test(name) ? 1 : 0);

const inOrder = (document: Document) =>
  operationsOf(document).toSorted((one, other) => rank(one.operation.operationId) - rank(other.operation.operationId));

async function seed({ db, clock, configuration, get }: TestService, { definition }: HostedService): Promise<void> {
  const storage = createStorage(definition, configuration);
  const seeding = { definition, configuration, db, clock, passwords: get(Passwords), storage };
  await db.transaction(() => SEEDS[definition.name]!(seeding));
}
