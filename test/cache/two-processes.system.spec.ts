import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { TestService } from '../harness/app';
import { type OwnProcess, startProcess } from '../harness/own-process';
import { ask, PAST_MEMORY } from './ask';
import { addressesOf, type World, WORLDS } from './worlds';

/** Another process on the same database follows within this time, whoever wrote. */
const FOLLOW_MS = 1000;
const ROUNDS = 2;

const agent = new Agent({ keepAlive: true });
let other: OwnProcess;
beforeAll(async () => {
  other = await startProcess({ SERVICES: WORLDS.map(({ name }) => name).join() });
});
afterAll(() => {
  agent.destroy();
  other?.child.kill('SIGKILL');
});

describe.each(WORLDS.map(world => [world.name, world] as [string, World]))('%s in two processes', (name, world) => {
  let service: TestService;
  let person: Client;
  let written = 0;
  beforeAll(async () => {
    service = await world.start();
    person = new Client({ connectionString: process.env['DATABASE_URL'], options: `-c search_path=${name}` });
    await person.connect();
  });
  afterAll(async () => {
    await person?.end();
    await service?.close();
  });

  const any = <Value>(values: readonly Value[]): Value => values[Math.floor(Math.random() * values.length)]!;
  const read = async (origin: string, path: string, headers = {}) =>
    (await ask(origin, `/${name}${path}`, { agent, headers: { 'Accept-Language': 'en', ...headers } })).body.toString();
  const readEverything = async (origin: string) =>
    Promise.all(addressesOf(world).map(async path => read(origin, path)));
  const write = async (by: (text: string, values: unknown[]) => Promise<unknown>) => by(any(world.writes), [++written]);

  async function stale(): Promise<string[]> {
    const found: string[] = [];
    for (const origin of [other.origin, service.origin]) {
      for (const path of addressesOf(world))
        if ((await read(origin, path)) !== (await read(origin, path, PAST_MEMORY))) found.push(`${origin}${path}`);
    }
    return found;
  }

  const answered = async (result: string): Promise<number> => {
    const text = (await ask(other.origin, '/metrics', { agent })).body.toString();
    const line = new RegExp(`^response_cache_requests_total\\{service="${name}",result="${result}"\\} (\\d+)`, 'm');
    return Number(line.exec(text)?.[1] ?? 0);
  };

  it('no answer is older than a second, whether the first wrote or a person did', async () => {
    const outdated: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await readEverything(other.origin);
      const reading = [readEverything(other.origin), readEverything(service.origin)];
      await write(async (text, values) => service.db.rows(text, values));
      await write(async (text, values) => person.query(text, values));
      await Promise.all(reading);
      await Promise.all([readEverything(other.origin), sleep(FOLLOW_MS)]);
      outdated.push(...(await stale()));
    }
    expect(outdated).toEqual([]);
    expect(await answered('hit')).toBeGreaterThan(ROUNDS * addressesOf(world).length);
    expect(await answered('miss')).toBeGreaterThan(ROUNDS);
  });
});
