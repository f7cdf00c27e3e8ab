import { get, type IncomingMessage } from 'node:http';
import { Parser } from '@asyncapi/parser';
import { createHost, type Host } from '#host/host';
import { SERVICES } from '#host/services';
import { Log } from '#kit/log/log';
import { Mailbox } from '#mail/mailbox';
import { testConfiguration } from '../harness/configuration';
import { shareScannedRoutes } from '../harness/kept/scanned-routes';
import { TestClock } from '../harness/test-clock';
import type { LiveDocument } from '../harness/kept/live-conformance';

const NOTED_ONLY = 2;

shareScannedRoutes();

let host: Host;
let port: number;
beforeAll(async () => {
  const context = { clock: new TestClock(), mailbox: new Mailbox(), log: new Log('silent') };
  host = await createHost([...SERVICES], {
    ...context,
    configuration: testConfiguration({ PUBLIC_URL: 'https://api.example.com' }),
  });
  await new Promise<void>(resolve => host.server.listen(0, '127.0.0.1', resolve));
  ({ port } = host.server.address() as { port: number });
});
afterAll(() => host.close());

async function read(path: string, hostName = 'api.example.com'): Promise<string> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, path, agent: false, headers: { Host: hostName } }, resolve).once('error', reject);
  });
  let text = '';
  for await (const part of answer.setEncoding('utf8')) text += part as string;
  return text;
}

describe.each(SERVICES.map(({ definition }) => [definition.name, definition] as const))('%s', (name, definition) => {
  it('describes its live updates as AsyncAPI has it', async () => {
    const { diagnostics, document } = await new Parser().parse(await read(`/${name}/asyncapi.json`));
    const grave = diagnostics.filter(({ severity }) => severity < NOTED_ONLY);
    expect(grave.map(({ code, message, path }) => `${code} ${message} ${path.join('.')}`)).toEqual([]);
    expect(document?.version()).toMatch(/^3\./);
    expect(document?.servers().all()[0]?.url()).toBe('wss://api.example.com/socket.io/');
    const sent = document?.operations().filterBySend() ?? [];
    const names = sent.flatMap(operation => operation.messages().all()).map(message => message.name());
    expect(names).toEqual(definition.events.map(event => event.name));
    expect(names).toEqual(expect.arrayContaining(['notification:created', 'permissions-updated']));
    expect(new Set(names).size).toBe(names.length);
    expect(sent.filter(operation => !operation.summary()?.trim())).toEqual([]);
  });

  it('says its namespaces as they are called where it was asked for', async () => {
    const addresses = async (...asked: Parameters<typeof read>) => {
      const { channels } = JSON.parse(await read(...asked)) as LiveDocument;
      return Object.values(channels).map(({ address }) => address);
    };
    expect(await addresses(`/${name}/asyncapi.json`)).toEqual([`/${name}/notifications`, `/${name}/auth`]);
    expect(await addresses('/asyncapi.json', `${name}.example.com`)).toEqual(['/notifications', '/auth']);
  });

  it('names every event on the page of its routes', async () => {
    const { info, externalDocs } = JSON.parse(await read(`/${name}/openapi.json`)) as {
      info: { description: string };
      externalDocs: object;
    };
    for (const event of definition.events) expect(info.description).toContain(`\`${event.name}\``);
    expect(externalDocs).toMatchObject({ url: `https://api.example.com/${name}/asyncapi.json` });
  });
});
