import { inspect } from 'node:util';
import { explainedBy } from './explained-by';
import { refusal } from '#kit/refusals/refusal';

const Closed = refusal(422, 'closed');

it('returns the result of the work', async () => {
  expect(await explainedBy({}, () => 1)).toBe(1);
});

it('attaches its context to a refusal, unless it has one', async () => {
  const [context, own] = [{ basket: 1 }, { basket: 2 }];
  const [refused, explained] = [Closed(), Closed().about(own)];
  const failing = (failure: Error) => () => {
    throw failure;
  };
  await expect(explainedBy(context, failing(refused))).rejects.toBe(refused);
  await expect(explainedBy(context, failing(explained))).rejects.toBe(explained);
  expect([refused.context, explained.context]).toEqual([context, own]);
});

it('leaves other errors as they are', async () => {
  const failure = new Error('wrong');
  await expect(explainedBy({}, () => Promise.reject(failure))).rejects.toBe(failure);
});

it('a context is neither logged nor serialized', () => {
  const refused = Closed().about({ email: 'sara@example.com' });
  expect(inspect(refused) + JSON.stringify(refused) + JSON.stringify({ ...refused })).not.toContain('sara');
});
