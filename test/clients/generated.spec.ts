/** @no-database */
import 'reflect-metadata';
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { descriptionsOf } from '#host/descriptions';
import { SERVICES } from '#host/services';
import { Log } from '#kit/log/log';
import { Mailbox } from '#mail/mailbox';
import { ResponseCache } from '#cache/response-cache';
import { SendingSlots } from '#webhooks/sending/sending-slots';
import { SharedLimits } from '#rate-limits/shared-limits';
import { testConfiguration } from '../harness/configuration';
import { TestClock } from '../harness/test-clock';
import { ROOT, siteFolders } from '../source-files';

const GENERATED = join(ROOT, 'clients/src/generated');
const NAMES = SERVICES.map(({ definition }) => definition.name);

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

let made: Record<string, string>;
beforeAll(async () => {
  const log = new Log('silent');
  const context = {
    configuration: testConfiguration({ DATABASE_URL: 'postgres://localhost/none' }),
    clock: new TestClock(),
    log,
    mailbox: new Mailbox(),
    responseCache: new ResponseCache(0),
    sharedLimits: new SharedLimits(undefined, log),
    sendingSlots: new SendingSlots(),
  };
  const descriptions: [name: string, described: object][] = [];
  for (const { definition } of SERVICES) {
    descriptions.push([definition.name, await descriptionsOf(definition, context)]);
  }
  const generator = spawn(process.execPath, [join(ROOT, 'tools/generate-clients.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  generator.stdin.end(JSON.stringify(Object.fromEntries(descriptions)));
  made = (await json(generator.stdout)) as Record<string, string>;
});

it.each(NAMES.flatMap(name => [`${name}.ts`, `${name}-live.ts`]))(
  '%s is what the service says of itself: `npm run clients` makes it anew',
  file => {
    // The lines that differ, for the whole is thousands of them.
    const kept = read(`clients/src/generated/${file}`).split('\n');
    const told = made[file]!.split('\n');
    const [keptLines, toldLines] = [new Set(kept), new Set(told)];
    expect(kept.filter(line => !toldLines.has(line)).slice(0, 20)).toEqual([]);
    expect(told.filter(line => !keptLines.has(line)).slice(0, 20)).toEqual([]);
    expect(kept.join('\n') === told.join('\n')).toBe(true);
  },
);

it('holds nothing besides', () => {
  expect(readdirSync(GENERATED).toSorted()).toEqual(Object.keys(made).toSorted());
});

it('is a package whose parts are there, with the packages that are tested', () => {
  const { exports, ...kept } = JSON.parse(read('clients/package.json')) as Record<string, Record<string, string>>;
  const sources = readdirSync(join(ROOT, 'clients/src')).filter(file => file.endsWith('.ts'));
  const built = Object.values(exports!).map(path => path.replace(/^\.\/dist\/(.*)\.js$/, '$1.ts'));
  expect(sources).toEqual(expect.arrayContaining(built));
  expect(built).toEqual(expect.arrayContaining(NAMES.map(name => `${name}.ts`)));
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> };
  expect(devDependencies).toMatchObject({ ...kept['dependencies'], ...kept['devDependencies'] });
});

it.each(siteFolders())('the starter %s goes with this package and with what is tested', name => {
  type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const { dependencies, devDependencies } = JSON.parse(read(`examples/${name}/package.json`)) as Manifest;
  const { version } = JSON.parse(read('clients/package.json')) as { version: string };
  const ours = (JSON.parse(read('package.json')) as Manifest).devDependencies;
  expect({ ...ours, 'quintet-clients': version }).toMatchObject({ ...dependencies, ...devDependencies });
});
