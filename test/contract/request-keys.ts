import { RequestLeases } from '#idempotency/request-leases';
import { KEY_HEADER } from '#idempotency/request-key';
import { operationsOf, type Operation } from '#kit/openapi/document';
import type { Example } from '#kit/service/examples';
import type { Answer, Client } from '../harness/client';
import { race } from '../harness/race';
import type { DemoWorld } from './demo-world';

const PARALLEL = 3;

/** Whether every caller may send a key, so that the route itself has none. */
export const takesKey = ({ parameters = [] }: Operation): boolean =>
  parameters.some(({ name, required }) => name === KEY_HEADER && !required);

/** Sends an example in parallel with one key, again, and with another body. @returns the first response, and what is wrong */
export async function sendWithOneKey(
  world: DemoWorld,
  { path, method, operation }: { path: string; method: string; operation: Operation },
  example: Example,
): Promise<{ first: Answer; problems: string[] }> {
  const { caller, at } = await world.addressed(path, operation, example);
  const keyed = caller.with({ [KEY_HEADER]: `${operation.operationId}-${at}-${JSON.stringify(example).length}` });
  const send = async (body: unknown) => keyed.send(method, at, body as object);
  const runs = jest.spyOn(world.service.get(RequestLeases), 'store');
  const answers = await race(PARALLEL, async () => send(example.body));
  const stored = runs.mock.calls.length;
  runs.mockRestore();
  const first = answers.find(answer => answer.status < 300 && !isReplay(answer)) ?? answers[0]!;
  const others = answers.filter(answer => answer !== first);
  const problems = others
    .filter(answer => !(isReplay(answer) && answer.text === first.text) && !isInProgress(answer))
    .map(({ status, text }) => `one of several got ${status} ${text.slice(0, 200)}`);
  if (first.status >= 300) return { first, problems };
  if (stored !== 1) problems.push(`ran ${stored} times`);
  const before = await rowCounts(world);
  const again = await send(example.body);
  // The request ended the token of its caller.
  if (again.status === 401) return { first, problems };
  if (!isReplay(again) || again.status !== first.status || again.text !== first.text)
    problems.push(`sent again: ${again.status} ${again.text.slice(0, 200)}`);
  const other = await send({ ...(example.body as object | undefined), another: 'body' });
  // Guards that prove a guest check the body before.
  const isEarlier = operation['x-access'] === 'booking-token' && other.body?.code === 'validation_failed';
  if (other.body?.code !== 'idempotency_mismatch' && !isEarlier) problems.push(`another body: ${other.status}`);
  if (JSON.stringify(await rowCounts(world)) !== JSON.stringify(before))
    problems.push('wrote something when sent again');
  return { first, problems: problems.map(problem => `${operation.operationId}: ${problem}`) };
}

/** Sends requests without an example, most of which are refused: nothing of them is stored, and no key stays in use. */
export async function refusedWithOneKey(world: DemoWorld): Promise<string[]> {
  const examples = world.examples();
  const problems: string[] = [];
  for (const { path, operation } of operationsOf(world.document)) {
    if (!takesKey(operation) || examples[operation.operationId!]) continue;
    const at = path.replace(/\{\w+\}/g, '999999');
    const caller: Client = (await world.callerOf(operation, {})).with({
      [KEY_HEADER]: `refused ${path}`.replaceAll(/\W/g, '-'),
    });
    const answers = await race(PARALLEL, async () => caller.post(at, {}));
    const [last] = [await caller.post(at, {})];
    const isRefused = last.status >= 400 && last.body?.code !== 'idempotency_in_progress' && !isReplay(last);
    const isDone = isReplay(last) && answers.filter(answer => answer.status < 300 && !isReplay(answer)).length === 1;
    if (last.status >= 500 || !(isRefused || isDone))
      problems.push(`POST ${path}: ${last.status} ${last.text.slice(0, 200)}`);
  }
  return problems;
}

const isReplay = ({ headers }: Answer): boolean => headers['idempotent-replayed'] === 'true';

const isInProgress = ({ status, body }: Answer): boolean => status === 409 && body?.code === 'idempotency_in_progress';

const statements = new WeakMap<DemoWorld, string>();

/** Rows of every table, except what reading writes. */
async function rowCounts(world: DemoWorld): Promise<unknown> {
  const { db } = world.service;
  const statement = statements.get(world) ?? (await countingStatement(world));
  statements.set(world, statement);
  return db.rows(statement);
}

async function countingStatement({ service: { db } }: DemoWorld): Promise<string> {
  const tables = await db.rows<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  return tables.map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS rows FROM "${name}"`).join(' UNION ALL ');
}
