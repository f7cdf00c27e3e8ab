import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type OwnProcess, startProcess } from '../harness/own-process';
import { trials } from '../harness/trials';

const CALLERS = 40;
const ROUNDS = trials(2);
/** Requests that all callers together have sent before the process is told to end. */
const BUSY_REQUESTS = 10 * CALLERS;

interface Outcome {
  status: number | undefined;
  /** Of an answer, or of a connection that broke. */
  connection: string | undefined;
  failure: string | undefined;
}

let running: OwnProcess | undefined;
afterEach(() => running?.child.kill('SIGKILL'));

async function start(): Promise<OwnProcess & { address: string }> {
  running = await startProcess({ SERVICES: 'property' });
  return { ...running, address: `${running.origin}/property/api/properties` };
}

it(`a process told to end answers everything that was sent on ${CALLERS} busy connections`, async () => {
  for (let round = 1; round <= ROUNDS; round++) {
    const { child, address, ended } = await start();
    const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
    const responses = { count: 0 };
    const callers = Promise.all(
      Array.from({ length: CALLERS }, () => callUntilRefused(agent, address, () => (responses.count += 1))),
    );
    while (responses.count < BUSY_REQUESTS) await sleep(20);
    child.kill('SIGTERM');
    const outcomes = (await callers).flat();
    expect(await ended).toBe(0); // 1 when it took too long
    agent.destroy();

    const failures = outcomes.filter(({ failure }) => failure);
    expect(failures.map(({ failure }) => failure)).toEqual(Array(CALLERS).fill('ECONNREFUSED'));
    const answers = outcomes.filter(({ failure }) => !failure);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.filter(({ connection }) => connection === 'close')).toHaveLength(CALLERS);
  }
});

it('an idle connection is closed soon and does not hold up the end, in which the process lives and is not ready', async () => {
  const { child, origin, address, ended } = await start();
  const agent = new Agent({ keepAlive: true });
  const health = ['live', 'ready'].map(asked => `${origin}/health/${asked}`);
  const before = await Promise.all([address, ...health].map(asked => call(agent, asked)));
  expect(before.map(({ status }) => status)).toEqual([200, 200, 200]);
  const asked = performance.now();
  child.kill('SIGTERM');
  const during = async () => (await Promise.all(health.map(path => call(agent, path)))).map(({ status }) => status);
  let statuses = await during();
  while (statuses[1] === 200) statuses = await during();
  expect(statuses).toEqual([200, 503]);
  expect(await ended).toBe(0);
  expect(performance.now() - asked).toBeLessThan(10_000); // far more than a second, and what requests under way would have
  agent.destroy();
});

/** Calls again and again on connections that are kept, until nobody takes a new one. */
async function callUntilRefused(agent: Agent, address: string, count: () => void): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (;;) {
    const outcome = await call(agent, address);
    outcomes.push(outcome);
    if (outcome.failure) return outcomes;
    count();
  }
}

async function call(agent: Agent, address: string): Promise<Outcome> {
  return new Promise(resolve => {
    const request = get(address, { agent }, response => {
      const outcome = { status: response.statusCode, connection: response.headers.connection, failure: undefined };
      response.resume();
      response.once('error', (error: NodeJS.ErrnoException) => resolve({ ...outcome, failure: error.code }));
      response.once('end', () => resolve(outcome));
    });
    request.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ status: undefined, connection: undefined, failure: error.code }),
    );
  });
}
