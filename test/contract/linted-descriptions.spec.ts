import { spawn } from 'node:child_process';
import { json } from 'node:stream/consumers';
import { join } from 'node:path';
import { createHost } from '#host/host';
import { SERVICES } from '#host/services';
import { Log } from '#kit/log/log';
import { Mailbox } from '#mail/mailbox';
import { testConfiguration } from '../harness/configuration';
import { describedService } from '../harness/kept/described-service';
import { shareScannedRoutes } from '../harness/kept/scanned-routes';
import { TestClock } from '../harness/test-clock';

type Told = Record<string, { redocly: string[]; spectral: string[] }>;

const MAX_LISTED = 40;
const NAMES = SERVICES.map(({ definition }) => definition.name);

shareScannedRoutes();

let told: Told;
beforeAll(async () => {
  const context = { clock: new TestClock(), mailbox: new Mailbox(), log: new Log('silent') };
  const host = await createHost([...SERVICES], { ...context, configuration: testConfiguration() });
  const descriptions: [name: string, description: object][] = [];
  for (const { definition } of SERVICES) {
    const { app } = host.services.find(({ name }) => name === definition.name)!;
    descriptions.push([definition.name, (await describedService(app, definition)).document]);
  }
  await host.close();
  const linters = spawn(process.execPath, [join(__dirname, 'lint-descriptions.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  linters.stdin.end(JSON.stringify(Object.fromEntries(descriptions)));
  told = (await json(linters.stdout)) as Told;
});

describe.each(NAMES)('the description of %s', name => {
  it("has nothing that Redocly's recommended rules warn of", () => {
    expect(told[name]!.redocly.slice(0, MAX_LISTED)).toEqual([]);
  });

  it("has nothing that Spectral's recommended rules warn of", () => {
    expect(told[name]!.spectral.slice(0, MAX_LISTED)).toEqual([]);
  });
});
