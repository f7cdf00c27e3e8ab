import { Controller, Get, type INestApplication, Injectable, Module, Param } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import request from 'supertest';
import { ResponseCache } from '#cache/response-cache';
import { QueryCache } from '#cache/query-cache';
import { listOf } from '#host/description/examples';
import { SERVICES } from '#host/services';
import type { AppRequest } from '#kit/http/request';
import { Log } from '#kit/log/log';
import { Mail } from '#mail/mail';
import { SocketAdmission } from '#live/socket-admission';
import { UploadAdmission } from '#media/upload-admission';
import { Processors } from '#payments/processors';
import { VerificationUnavailable } from '#payments/webhook-verifier';
import { ClientDocuments } from '#agents/oauth/client-documents';
import { LibraryFetch } from '#agents/oauth/library-fetch';
import { food } from '#services/food/food';
import { property } from '#services/property/property';
import { LocalAi } from '../ai/local-ai';
import { ACCOUNTS, DemoWorld } from '../contract/demo-world';
import { LocalPaypal } from '../payments/local-paypal';
import { type AssistantWorld, message, openChat, startAssistant, stream } from '../shared/assistant.actors';
import { closePages, openPage } from '../shared/sockets';
import { startService } from './app';
import { testConfiguration } from './configuration';
import { changesBetween, providerState } from './provider-state';
import { isResettable, providersOf, resetProviders } from './reset-providers';
import { TestClock } from './test-clock';

/** What requests leave after a reset, and why it is no state that another file could notice. */
const LEFT: readonly [path: RegExp, reason: string][] = [
  [/\.watched\[\d+\]\.(count|raisedAt)|^TableVersions\.(raised|everything|versions)/, 'versions of tables only grow'],
  [/^TableVersions\.(effects|schema)/, 'effects of statements, by their text'],
  [/^TableVersions\.(connections|source)/, 'open connections to the database, and when the database last answered'],
  [/^Database\.names/, 'names of prepared statements, by which the open connections know them'],
  [/^CachedReads\.(counts|unlogged|routes\[.*\]\.(template|tally))/, 'totals of the metrics and the log only grow'],
  [/^CachedReads\.languages/, 'languages, by the text of the header'],
  [/^QueryCache\.watched/, 'tables, by their names'],
  [/^(DerivedKeys\.known|Tokens\.signersByAudience|QuoteTokens\.known)/, 'keys of the secret, by their purpose'],
  [
    /^(ServiceTools\.(catalogue|secretNames)|McpServers\.sdk|OwnApi\.requests)/,
    'made of the code with the first request',
  ],
  [/^(ServiceTools\.lists|McpMethods\.pages)/, 'lists of tools, by the rights of callers'],
  [/^Translator\.engine\.services\.languageUtils\.resolveHierarchyCache/, 'languages and those they fall back to'],
  [/^Passwords\.workers\.pool/, 'the pool of threads, opened with the first password'],
  [/^AiModels\.chats\[.*\]\.model\.model/, 'the package of the provider, loaded with the first request'],
];

/** Resettable providers that no finished request changes; their tests are at the end. */
const OF_WORK_IN_PROGRESS = ['Answers', 'Processors', 'SocketAdmission', 'UploadAdmission'];

/** At the kitchen whose slots have limits. */
const ORDER = {
  lines: [{ product_id: 8, quantity: 1 }],
  kitchen_code: 'harbor',
  fulfillment: 'pickup',
  name: 'Sara Haddad',
  email: 'sara@example.com',
  phone: '+1 212 555 0142',
  payment_method: 'demo',
  terms_accepted: true,
};

const appOf = ({ service }: Pick<DemoWorld, 'service'>): INestApplication => service.host.services[0]!.app;

/** Where the state differs, apart from what may be left. */
const remains = (changes: readonly string[]) => changes.filter(change => !LEFT.some(([path]) => path.test(change)));

const resettable = (app: INestApplication) =>
  [...providersOf(app)].filter(([provider]) => isResettable(provider)).map(([, name]) => name);

/** Every example of the API, then refused requests of several kinds, cached reads, and the jobs of all of them. */
async function sendRequests(world: DemoWorld): Promise<void> {
  const { anonymous, doJobs, get } = world.service;
  const examples = world.examples();
  for (const { path, method, operation } of world.operations())
    for (const example of listOf(examples[operation.operationId!]))
      await world.send(method, path, operation, example, example.body);
  if (world.hosted.definition === food.definition) {
    const placed = await anonymous.with({ 'Idempotency-Key': 'an-order-with-a-slot' }).post('/api/orders', ORDER);
    expect([placed.status, placed.body]).toEqual([201, expect.anything()]);
  }
  for (const { path } of Object.values(ACCOUNTS))
    await anonymous.post(path, { email: 'nobody@example.com', password: 'a wrong password' });
  await anonymous.get('/api/unknown');
  await anonymous.post('/api/auth/login', undefined, { raw: '{' });
  await anonymous.with({ Origin: 'https://elsewhere.example' }).get('/api/settings/public');
  // The examples of some services send no mail.
  await get(Mail).send({ to: 'sara@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' });
  await Promise.allSettled([
    get(ClientDocuments).read('https://127.0.0.1/app.json', '192.0.2.1'),
    get(LibraryFetch).fetch('https://127.0.0.1/keys.json'),
  ]);
  await doJobs();
  // Nothing is cached while a busy database has not answered yet.
  const isCached = () =>
    get(ResponseCache).entries > 0 && providerState(appOf(world)).get('QueryCache.entries size') !== '0';
  while (!isCached()) {
    await anonymous.get('/api/settings/public');
    await get(QueryCache).of('resets', ['setting'], async () => 'value');
  }
}

describe.each(SERVICES.map(hosted => [hosted.definition.name, hosted] as const))('a reset of %s', (_, hosted) => {
  let world: DemoWorld;
  beforeAll(async () => {
    world = await DemoWorld.start(hosted);
  });
  afterAll(() => world?.service.close());

  it('leaves nothing of earlier requests', async () => {
    const app = appOf(world);
    const before = providerState(app);
    await sendRequests(world);
    const changes = changesBetween(before, providerState(app));
    const isChanged = (name: string) => changes.some(change => change.startsWith(`${name}.`));
    expect(resettable(app).filter(name => !isChanged(name) && !OF_WORK_IN_PROGRESS.includes(name))).toEqual([]);
    await resetProviders(app, [world.service.host]);
    expect(remains(changesBetween(before, providerState(app)))).toEqual([]);
  });
});

describe('a reset during work', () => {
  let ai: LocalAi;
  let world: AssistantWorld;
  let before: ReturnType<typeof providerState>;
  beforeAll(async () => {
    ai = await new LocalAi().start();
    world = await startAssistant(ai);
  });
  beforeEach(() => {
    before = providerState(appOf(world));
  });
  afterEach(closePages);
  afterAll(async () => {
    await world?.service.close();
    await ai?.stop();
  });

  it('no longer counts uploads in progress, also when they end', async () => {
    const app = appOf(world);
    let end!: () => void;
    const work = new Promise<void>(resolve => (end = resolve));
    const upload = app.get(UploadAdmission).run({ ip: '192.0.2.1' } as AppRequest, 1000, () => work);
    expect(remains(changesBetween(before, providerState(app)))).toContain('UploadAdmission.inAll.files: 0 -> 1');
    await resetProviders(app);
    expect(remains(changesBetween(before, providerState(app)))).toEqual([]);
    end();
    await upload;
    expect(remains(changesBetween(before, providerState(app)))).toEqual([]);
  });

  it('disconnects open pages', async () => {
    const { token } = await world.staff();
    const { ended } = await openPage(`${world.service.origin}/property/notifications`, { auth: { token } });
    const open = () => world.service.get(SocketAdmission).counts();
    expect(open()).toContainEqual({ namespace: 'notifications', value: 1 });
    await resetProviders(appOf(world));
    await ended;
    expect(open().every(({ value }) => value === 0)).toBe(true);
  });

  it('interrupts answers of the assistant', async () => {
    const staff = await world.staff();
    const chat = await openChat(staff);
    ai.reply({ text: 'Half of', fault: 'stalls' });
    const cut = stream(world.service.origin, staff.token, `${chat}/messages`, message('Tell me'));
    await ai.arrived(1);
    await resetProviders(appOf(world));
    expect((await cut).events.at(-1)).toMatchObject({ event: 'error', data: { code: 'service_unavailable' } });
    expect(remains(changesBetween(before, providerState(appOf(world))))).toEqual([]);
  });
});

it('a reset forgets failed downloads of certificates', async () => {
  const paypal = await new LocalPaypal('a webhook').start();
  try {
    const configuration = testConfiguration({ PAYPAL_API_BASE: paypal.url, PAYPAL_WEBHOOK_ID: 'a webhook' });
    const processors = new Processors(new TestClock(), configuration, food.definition);
    const receive = async () => {
      const { body, headers } = paypal.signed({ id: 'an event', event_type: 'other', resource: {} });
      return processors.verifier('paypal')!.verify(Buffer.from(body), headers);
    };
    paypal.hidesCertificate = true;
    await expect(receive()).rejects.toMatchObject({ key: VerificationUnavailable.key });
    paypal.hidesCertificate = false;
    await expect(receive()).rejects.toMatchObject({ key: VerificationUnavailable.key });
    processors.reset();
    expect(await receive()).toMatchObject({ eventId: 'an event' });
  } finally {
    await paypal.stop();
  }
});

it('a reset of the host logs refused origins again', async () => {
  const lines: string[] = [];
  const { anonymous, host, close } = await startService(
    property,
    {},
    new Log('warn', () => ({ write: (line: string) => void lines.push(line) })),
  );
  try {
    const refused = () => lines.filter(line => line.includes('https://elsewhere.example')).length;
    const visit = () => anonymous.with({ Origin: 'https://elsewhere.example' }).get('/api/settings/public');
    await visit();
    await visit();
    expect(refused()).toBe(1);
    await resetProviders(host.services[0]!.app, [host]);
    await visit();
    expect(refused()).toBe(2);
  } finally {
    await close();
  }
});

/** Grows with requests. */
@Injectable()
class Visits {
  readonly byPath = new Map<string, number>();
}

@Injectable()
class ForgottenVisits extends Visits {
  reset(): void {
    this.byPath.clear();
  }
}

@Controller()
class VisitsController {
  constructor(
    private readonly visits: Visits,
    private readonly forgotten: ForgottenVisits,
  ) {}

  @Get(':path')
  visit(@Param('path') path: string): void {
    for (const { byPath } of [this.visits, this.forgotten]) byPath.set(path, (byPath.get(path) ?? 0) + 1);
  }
}

@Module({ controllers: [VisitsController], providers: [Visits, ForgottenVisits] })
class VisitsModule {}

it('a provider that grows with requests and has no reset is found', async () => {
  const app = await NestFactory.create(VisitsModule, { logger: false });
  try {
    await app.init();
    const before = providerState(app);
    for (const path of ['/one', '/two', '/two']) await request(app.getHttpServer()).get(path);
    await resetProviders(app);
    expect(remains(changesBetween(before, providerState(app)))).toEqual([
      'Visits.byPath size: 0 -> 2',
      'Visits.byPath[one]: none -> 1',
      'Visits.byPath[two]: none -> 2',
    ]);
  } finally {
    await app.close();
  }
});
