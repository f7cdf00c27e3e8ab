import { hashOfKey } from '#shared/keys/key-hash';
import { isAccessKey, looksLikeKey, newAccessKey } from './access-key';

it('makes keys of 40 random characters with their hash and their beginning', () => {
  const [one, other] = [newAccessKey(), newAccessKey()];
  for (const { key, prefix, hash } of [one, other]) {
    expect(key).toMatch(/^qk_[A-Za-z0-9]{40}$/);
    expect(isAccessKey(key)).toBe(true);
    expect(prefix).toBe(key.slice(0, 8));
    expect(hash).toBe(hashOfKey(key));
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
  }
  expect(one.key).not.toBe(other.key);
});

it.each([
  '',
  'qk_',
  `qk_${'a'.repeat(39)}`,
  `qk_${'a'.repeat(41)}`,
  `qk_${'a'.repeat(39)}-`,
  'a.b.c',
  `QK_${'a'.repeat(40)}`,
])('takes %p for no key', token => expect(isAccessKey(token)).toBe(false));

it('tells a malformed key from a token', () => {
  expect([looksLikeKey('qk_0123456789_abc'), looksLikeKey('eyJhbGciOi.J9.x')]).toEqual([true, false]);
});
