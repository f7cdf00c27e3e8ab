import { Agent } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { CachedReads } from '#cache/cached-reads';
import type { WriteListener } from '#cache/write-listener';
import type { TestService } from '../harness/app';
import { type OwnProcess, startProcess } from '../harness/own-process';
import { atRandom, type Choices, trials } from '../harness/trials';
import { ask, PAST_MEMORY } from './ask';
import { addressesOf, type World, WORLDS } from './worlds';

/** In each of the five services. */
const ROUNDS = trials(150, 24);
const ROUNDS_OF_OTHERS = trials(6, 2);
const ROUNDS_OF_TWO_PROCESSES = trials(2);
/** Processes promise to follow within a second. A machine that is busy may need longer. */
const MAX_FOLLOW_MS = 60_000;

const agent = new Agent({ keepAlive: true });
let otherProcess: OwnProcess;
beforeAll(async () => {
  otherProcess = await startProcess({ SERVICES: WORLDS.map(({ name }) => name).join() });
});
afterAll(() => {
  agent.destroy();
  otherProcess?.child.kill('SIGKILL');
});

/** From now on the network carries nothing and reports no failure. */
async function pauseNetwork(listener: WriteListener): Promise<void> {
  while (!(await listener.confirm())) await sleep(20); // connects again after the last test
  (listener as unknown as { client: { connection: { stream: Socket } } }).client.connection.stream.pause();
}

describe.each(WORLDS.map(world => [world.name, world] as [string, World]))('%s', (name, world) => {
  const addresses = addressesOf(world);
  let service: TestService;
  let other: Client;
  let written = 0;
  beforeAll(async () => {
    service = await world.start();
    other = new Client({ connectionString: process.env['DATABASE_URL'], options: `-c search_path=${name}` });
    await other.connect();
  });
  afterAll(async () => {
    await other?.end();
    await service?.close();
  });

  const read = async (path: string, headers = {}, origin = service.origin) =>
    (await ask(origin, `/${name}${path}`, { agent, headers: { 'Accept-Language': 'en', ...headers } })).body.toString();
  const fresh = (path: string) => read(path, PAST_MEMORY);
  const readAll = async (origin = service.origin) => Promise.all(addresses.map(async path => read(path, {}, origin)));
  /** Reads from memory come when they come: a process is not sure of it while a busy database has not answered. */
  const readUntil = async (isEnough: () => boolean | Promise<boolean>, origin = service.origin) => {
    do await readAll(origin);
    while (!(await isEnough()));
  };
  const write = ({ oneOf }: Choices, by: (text: string, values: unknown[]) => Promise<unknown>) =>
    by(oneOf(world.writes), [++written]);
  const ownWrite = (choices: Choices) => write(choices, (text, values) => service.db.rows(text, values));
  const othersWrite = (choices: Choices) => write(choices, async (text, values) => other.query(text, values));

  async function stale(origins: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const origin of origins) {
      for (const path of addresses)
        if ((await read(path, {}, origin)) !== (await read(path, PAST_MEMORY, origin))) found.push(`${origin}${path}`);
    }
    return found;
  }

  /** How long it takes until no response is outdated. */
  async function untilFollowed(origins: readonly string[] = [service.origin]): Promise<number> {
    const started = performance.now();
    for (;;) {
      const outdated = await stale(origins);
      const tookMs = Math.round(performance.now() - started);
      if (outdated.length === 0) return tookMs;
      if (tookMs > MAX_FOLLOW_MS) throw new Error(`Outdated after ${tookMs} ms: ${outdated.join()}`);
    }
  }

  it(
    'never answers what was before a write that is answered, however many read meanwhile',
    atRandom(async choices => {
      const outdated: string[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const path = choices.oneOf(addresses);
        const before = Array.from({ length: round % 3 }, async () => read(path));
        const writing = round % 5 === 4 ? service.db.transaction(async () => ownWrite(choices)) : ownWrite(choices);
        const meanwhile = Array.from({ length: 2 }, async () => read(path));
        await writing;
        const [kept, again, truth] = await Promise.all([read(path), read(path), fresh(path)]);
        if (kept !== truth || again !== truth) outdated.push(path);
        await Promise.all([...before, ...meanwhile]);
        if ((await read(path)) !== truth) outdated.push(`${path}, kept after`);
      }
      expect(outdated).toEqual([]);
      const { counts } = service.get(CachedReads);
      await readUntil(() => counts.hits > ROUNDS / 4);
      expect(counts.misses).toBeGreaterThan(ROUNDS / 4);
    }),
  );

  it(
    'follows what others write within a second',
    atRandom(async choices => {
      const tookMs: number[] = [];
      for (let round = 0; round < ROUNDS_OF_OTHERS; round += 1) {
        await readAll();
        for (let count = 0; count < 5; count += 1) await othersWrite(choices);
        tookMs.push(await untilFollowed());
      }
      process.stdout.write(`${name} followed what others wrote in ${Math.max(...tookMs)} ms at most\n`);
    }),
  );

  describe('in two processes', () => {
    const answered = async (result: string): Promise<number> => {
      const text = (await ask(otherProcess.origin, '/metrics', { agent })).body.toString();
      const line = new RegExp(`^response_cache_requests_total\\{service="${name}",result="${result}"\\} (\\d+)`, 'm');
      return Number(line.exec(text)?.[1] ?? 0);
    };

    it(
      'no answer is older than a second, whether the first wrote or a person did',
      atRandom(async choices => {
        const tookMs: number[] = [];
        for (let round = 0; round < ROUNDS_OF_TWO_PROCESSES; round += 1) {
          await readAll(otherProcess.origin);
          const reading = [readAll(otherProcess.origin), readAll()];
          await ownWrite(choices);
          await othersWrite(choices);
          await Promise.all(reading);
          await readAll(otherProcess.origin);
          tookMs.push(await untilFollowed([otherProcess.origin, service.origin]));
        }
        process.stdout.write(`Both processes of ${name} followed in ${Math.max(...tookMs)} ms at most\n`);
        const enough = ROUNDS_OF_TWO_PROCESSES * addresses.length;
        await readUntil(async () => (await answered('hit')) > enough, otherProcess.origin);
        expect(await answered('miss')).toBeGreaterThan(ROUNDS_OF_TWO_PROCESSES);
      }),
    );
  });

  it(
    'answers nothing from memory when it cannot hear of writes',
    atRandom(async choices => {
      for (const cut of [
        async () =>
          other.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE application_name = 'quintet:writes' AND datname = current_database()`),
        async () => pauseNetwork(service.host.listeners[0]!),
      ]) {
        await readAll();
        await cut();
        await othersWrite(choices);
        await untilFollowed();
      }
    }),
  );
});
