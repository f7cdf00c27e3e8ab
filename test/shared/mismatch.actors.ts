import type { Answer } from '../harness/client';
import { race } from '../harness/race';

const MISMATCH = 'idempotency-mismatch';

/**
 * Holds that only a repetition with another body carries the header, and that all are answered alike.
 * @param send sends the first or another body under a token
 */
export async function expectMismatchHeader(
  send: (token: string, body: 'first' | 'other') => Promise<Answer>,
  tokens: [string, string],
): Promise<void> {
  const first = await send(tokens[0], 'first');
  expect([first.status, first.headers[MISMATCH]]).toEqual([201, undefined]);
  const same = await send(tokens[0], 'first');
  expect([same.status, same.headers[MISMATCH]]).toEqual([201, undefined]);
  const other = await send(tokens[0], 'other');
  expect([other.status, other.headers[MISMATCH]]).toEqual([201, 'true']);
  expect(other.headers['access-control-expose-headers']).toContain('Idempotency-Mismatch');
  expect([same.body, other.body]).toEqual([first.body, first.body]);

  const answers = await race(10, index => send(tokens[1], index % 2 === 0 ? 'first' : 'other'));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set([`201 ${answers[0]!.text}`]));
  // Whichever body came first, the five others are told.
  expect(answers.filter(({ headers }) => headers[MISMATCH] === 'true')).toHaveLength(5);
}
