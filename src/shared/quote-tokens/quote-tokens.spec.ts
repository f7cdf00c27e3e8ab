import { Temporal } from 'temporal-polyfill';
import { DerivedKeys } from '#kit/config/derived-keys';
import { QuoteTokens } from './quote-tokens';

const SECRET = 'a secret for tests only';
const NOW = Temporal.Instant.from('2026-05-06T16:00:00.123Z');
const content = { bound: { stay: 4, code: null }, amounts: { total: 2990 }, terms: { nights: [100, 120] } };
const validity = { quoteMinutes: 15, lockMinutes: 10 };

const tokensOf = (name: string, jwtSecret = SECRET, jwtSecretPrevious?: string) =>
  new QuoteTokens(new DerivedKeys({ jwtSecret, jwtSecretPrevious } as never), { name } as never);
const made = () => tokensOf('food').make(1, content, validity, NOW).quoteToken;

it('reads what was made, to the millisecond, in another process', () => {
  const issued = tokensOf('food').make(1, content, validity, NOW);
  expect(issued.quoteExpiresAt.toISOString()).toBe('2026-05-06T16:15:00.123Z');
  expect(issued.quoteLockedUntil.toISOString()).toBe('2026-05-06T16:10:00.123Z');
  const read = tokensOf('food').read(1, issued.quoteToken)!;
  expect(read).toMatchObject(content);
  expect([read.issuedAt, read.lockedUntil, read.expiresAt].map(String)).toEqual([
    '2026-05-06T16:00:00.123Z',
    '2026-05-06T16:10:00.123Z',
    '2026-05-06T16:15:00.123Z',
  ]);
});

it('the lock lasts no longer than the token', () => {
  const { quoteLockedUntil, quoteExpiresAt } = tokensOf('food').make(
    1,
    content,
    { quoteMinutes: 5, lockMinutes: 10 },
    NOW,
  );
  expect(quoteLockedUntil).toEqual(quoteExpiresAt);
});

it('reads an expired token, so that its refusal can be told from others', () => {
  expect(tokensOf('food').read(1, made())).toMatchObject({ expiresAt: expect.anything() });
});

it('accepts tokens of the previous secret', () => {
  expect(tokensOf('food', 'a new secret', SECRET).read(1, made())).toMatchObject(content);
  expect(tokensOf('food', 'a new secret').read(1, made())).toBeUndefined();
});

it('refuses another service, another version, and each flipped character', () => {
  const token = made();
  expect(tokensOf('stays').read(1, token)).toBeUndefined();
  expect(tokensOf('food').read(2, token)).toBeUndefined();
  const tokens = tokensOf('food');
  for (let position = 0; position < token.length; position++) {
    const flipped = token.slice(0, position) + (token[position] === 'A' ? 'B' : 'A') + token.slice(position + 1);
    expect(tokens.read(1, flipped)).toBeUndefined();
  }
});

it('refuses an unsigned token', () => {
  const [, claims] = made().split('.');
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  expect(tokensOf('food').read(1, `${header}.${claims}.`)).toBeUndefined();
});
