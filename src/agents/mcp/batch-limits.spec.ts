import { BatchAnswer, exceedsBatch, MAX_LISTS, MAX_MESSAGES } from './batch-limits';

const messages = (method: string, length: number) => Array.from({ length }, () => ({ method }));

it('a batch has a maximum of messages and of lists', () => {
  const [pings, lists] = [messages('ping', MAX_MESSAGES - MAX_LISTS), messages('tools/list', MAX_LISTS)];
  expect(exceedsBatch([...pings, ...lists])).toBe(false);
  expect(exceedsBatch([...pings, ...lists, { method: 'ping' }])).toBe(true);
  expect(exceedsBatch([...lists, { method: 'prompts/list' }])).toBe(true);
  expect(exceedsBatch({ method: 'tools/list' })).toBe(false);
  expect(exceedsBatch([null, 7, 'tools/list', {}])).toBe(false);
});

it('large results are admitted up to the limit, small ones always', () => {
  const answer = new BatchAnswer();
  const large = { text: 'x'.repeat(200_000) };
  expect([1, 2, 3, 4].map(() => answer.admits(large))).toEqual([true, true, true, false]);
  expect(Array.from({ length: 20 }, () => answer.admits({ text: 'x'.repeat(15_000) })).every(Boolean)).toBe(true);
});
