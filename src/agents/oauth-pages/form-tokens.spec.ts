import type { Configuration } from '#kit/config/configuration';
import { DerivedKeys } from '#kit/config/derived-keys';
import { FormTokens } from './form-tokens';

const tokens = (jwtSecret: string, jwtSecretPrevious?: string) =>
  new FormTokens(new DerivedKeys({ jwtSecret, jwtSecretPrevious } as Configuration));

it('is valid for its interaction alone', () => {
  const own = tokens('a'.repeat(32));
  const token = own.of('staff one');
  expect(own.isOf('staff one', token)).toBe(true);
  for (const other of [token.slice(1), `${token}=`, token.toLowerCase(), '', '\u0000'])
    expect(own.isOf('staff one', other)).toBe(false);
  expect(own.isOf('staff two', token)).toBe(false);
  expect(tokens('b'.repeat(32)).isOf('staff one', token)).toBe(false);
});

it('survives a rotation of the secret', () => {
  const token = tokens('a'.repeat(32)).of('staff one');
  expect(tokens('b'.repeat(32), 'a'.repeat(32)).isOf('staff one', token)).toBe(true);
});
