import { hashOfKey } from '#shared/keys/key-hash';
import { isIngestKey, newIngestKey } from './ingest-key';

it('makes keys that are alike in form and nothing else', () => {
  const [one, other] = [newIngestKey(), newIngestKey()];
  for (const { key, prefix, hash } of [one, other]) {
    expect(isIngestKey(key)).toBe(true);
    expect(key.split('_')[1]).toBe(prefix);
    expect(hash).toBe(hashOfKey(key));
    expect(hash).not.toContain(key.split('_')[2]);
  }
  expect(one.key).not.toBe(other.key);
  expect(one.prefix).not.toBe(other.prefix);
});

it.each([undefined, '', 'qk_', 'qk_ab_cd', `${newIngestKey().key} `, newIngestKey().key.toUpperCase(), ['qk']])(
  'takes %p for no key',
  sent => {
    expect(isIngestKey(sent)).toBe(false);
  },
);
