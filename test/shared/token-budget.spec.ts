import { TokenBudget } from '#agents/ai-budget/token-budget';
import { property } from '#services/property/property';
import { race } from '../harness/race';
import { startService, type TestService } from '../harness/app';

const ACCOUNT = 7;

let service: TestService;
let budget: TokenBudget;

beforeAll(async () => {
  service = await startService(property, { AI_TOKENS_PER_DAY: '1000' });
  budget = service.get(TokenBudget);
});
afterAll(() => service?.close());

beforeEach(async () => {
  service.clock.set('2026-05-09T21:30:00Z');
  await service.db.rows('DELETE FROM ai_usage');
  await service.db.rows('DELETE FROM ai_reservation');
});

const usage = () =>
  service.db.rows<object>(
    `SELECT day, account_id AS account, input_tokens AS input, output_tokens AS output FROM ai_usage`,
  );

it('adds up what an account used in a day', async () => {
  for (const input of [100, 200]) await (await budget.reserve(ACCOUNT, 500))({ input, output: 10 });
  expect(await usage()).toEqual([{ day: '2026-05-09', account: ACCOUNT, input: 300, output: 20 }]);
});

it('refuses until the next day in UTC once the tokens are used', async () => {
  await (await budget.reserve(ACCOUNT, 10))({ input: 900, output: 100 });
  await expect(budget.reserve(8, 10)).rejects.toMatchObject({
    key: 'ai_tokens_used_up',
    status: 429,
    detail: { retryAfterSeconds: 9000 },
  });
  service.clock.advance({ seconds: 9000 });
  await (await budget.reserve(8, 10))({ input: 1, output: 1 });
});

it('admits parallel calls only as long as their estimates fit', async () => {
  const outcomes = await race(20, async index =>
    budget.reserve(ACCOUNT + index, 300).catch(({ key }: { key: string }) => key),
  );
  const admitted = outcomes.filter(outcome => typeof outcome === 'function');
  expect(admitted).toHaveLength(4);
  expect(new Set(outcomes.filter(outcome => typeof outcome === 'string'))).toEqual(new Set(['ai_tokens_used_up']));
  for (const settle of admitted) await settle({ input: 20, output: 5 });
  expect(await usage()).toHaveLength(4);
  expect(await budget.reserve(ACCOUNT, 300)).toBeInstanceOf(Function);
});

it('gives one account a third of the day, in parallel calls too; the others have the rest', async () => {
  const outcomes = await race(10, async () => budget.reserve(ACCOUNT, 150).catch(({ key }: { key: string }) => key));
  const admitted = outcomes.filter(outcome => typeof outcome === 'function');
  expect(admitted).toHaveLength(3);
  await expect(budget.reserve(ACCOUNT, 1)).rejects.toMatchObject({ detail: { retryAfterSeconds: 60 } });
  for (const settle of admitted) await settle({ input: 100, output: 20 });
  await expect(budget.reserve(ACCOUNT, 1)).rejects.toMatchObject({ detail: { retryAfterSeconds: 9000 } });
  await expect(budget.assertAvailable(ACCOUNT)).rejects.toMatchObject({ key: 'ai_tokens_used_up' });
  await budget.assertAvailable(8);
  expect(await budget.reserve(8, 10)).toBeInstanceOf(Function);
  service.clock.advance({ seconds: 9000 });
  expect(await budget.reserve(ACCOUNT, 1)).toBeInstanceOf(Function);
});

it('forgets the reservations of a process that died', async () => {
  await budget.reserve(ACCOUNT, 5000);
  await expect(budget.reserve(ACCOUNT, 1)).rejects.toMatchObject({ detail: { retryAfterSeconds: 60 } });
  service.clock.advance({ minutes: 3 });
  expect(await budget.reserve(ACCOUNT, 1)).toBeInstanceOf(Function);
});
