import { Agent } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { CachedReads } from '#cache/cached-reads';
import type { WriteListener } from '#cache/write-listener';
import type { TestService } from '../harness/app';
import { ask, PAST_MEMORY } from './ask';
import { addressesOf, type World, WORLDS } from './worlds';

/** In each of the five services. */
const ROUNDS = 150;
const ROUNDS_OF_OTHERS = 6;
/** Other processes follow within a second. */
const FOLLOW_MS = 1000;

/** From now on the network carries nothing and reports no failure. */
async function pauseNetwork(listener: WriteListener): Promise<void> {
  while (!(await listener.confirm())) await sleep(20); // connects again after the last test
  (listener as unknown as { client: { connection: { stream: Socket } } }).client.connection.stream.pause();
}

describe.each(WORLDS.map(world => [world.name, world] as [string, World]))('%s', (name, world) => {
  const agent = new Agent({ keepAlive: true });
  let service: TestService;
  let other: Client;
  let written = 0;
  beforeAll(async () => {
    service = await world.start();
    other = new Client({ connectionString: process.env['DATABASE_URL'], options: `-c search_path=${name}` });
    await other.connect();
  });
  afterAll(async () => {
    agent.destroy();
    await other?.end();
    await service?.close();
  });

  const any = <Value>(values: readonly Value[]): Value => values[Math.floor(Math.random() * values.length)]!;
  const read = async (path: string, headers = {}) =>
    (
      await ask(service.origin, `/${name}${path}`, { agent, headers: { 'Accept-Language': 'en', ...headers } })
    ).body.toString();
  const fresh = (path: string) => read(path, PAST_MEMORY);
  const write = (by: (text: string, values: unknown[]) => Promise<unknown>) => by(any(world.writes), [++written]);
  const ownWrite = () => write((text, values) => service.db.rows(text, values));

  async function stale(): Promise<string[]> {
    const found: string[] = [];
    for (const path of addressesOf(world)) if ((await read(path)) !== (await fresh(path))) found.push(path);
    return found;
  }

  it('never answers what was before a write that is answered, however many read meanwhile', async () => {
    const outdated: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const path = any(addressesOf(world));
      const before = Array.from({ length: round % 3 }, async () => read(path));
      const writing = round % 5 === 4 ? service.db.transaction(ownWrite) : ownWrite();
      const meanwhile = Array.from({ length: 2 }, async () => read(path));
      await writing;
      const [kept, again, truth] = await Promise.all([read(path), read(path), fresh(path)]);
      if (kept !== truth || again !== truth) outdated.push(path);
      await Promise.all([...before, ...meanwhile]);
      if ((await read(path)) !== truth) outdated.push(`${path}, kept after`);
    }
    expect(outdated).toEqual([]);
    const { hits, misses } = service.get(CachedReads).counts;
    expect(Math.min(hits, misses)).toBeGreaterThan(ROUNDS / 4);
  });

  it('follows what others write within a second', async () => {
    const outdated: string[] = [];
    for (let round = 0; round < ROUNDS_OF_OTHERS; round += 1) {
      await Promise.all(addressesOf(world).map(async path => read(path)));
      for (let count = 0; count < 5; count += 1) await write(async (text, values) => other.query(text, values));
      const deadline = performance.now() + FOLLOW_MS;
      let left = await stale();
      while (left.length > 0 && performance.now() < deadline) left = await stale();
      outdated.push(...left);
    }
    expect(outdated).toEqual([]);
  });

  it('answers nothing from memory when it cannot hear of writes', async () => {
    for (const cut of [
      async () =>
        other.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE application_name = 'quintet:writes' AND datname = current_database()`),
      async () => pauseNetwork(service.host.listeners[0]!),
    ]) {
      await Promise.all(addressesOf(world).map(async path => read(path)));
      await cut();
      await write(async (text, values) => other.query(text, values));
      await sleep(FOLLOW_MS);
      expect(await stale()).toEqual([]);
    }
  });
});
