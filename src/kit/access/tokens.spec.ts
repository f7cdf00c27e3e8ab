import { JwtService } from '@nestjs/jwt';
import { SystemClock } from '../time/clock';
import { DerivedKeys } from '../config/derived-keys';
import { Tokens } from './tokens';

const OLD = 'the secret of last year';
const NEW = 'the secret of this year';

function tokensWith(jwtSecret: string, jwtSecretPrevious?: string, name = 'boats') {
  const configuration = { jwtSecret, jwtSecretPrevious, jwtExpiration: '7d' } as never;
  return new Tokens(new SystemClock(), new DerivedKeys(configuration), { name } as never, configuration);
}

const ACCOUNT = { id: 7, tokenVersion: 1 };

describe('a change of the secret', () => {
  it('keeps the tokens of the previous one good while it is named, and signs none with it', async () => {
    const { token } = await tokensWith(OLD).signIn('staff', ACCOUNT);
    const changing = tokensWith(NEW, OLD);
    expect(await changing.verify('staff', token)).toMatchObject({ sub: '7', ver: 1 });
    expect(await tokensWith(NEW).verify('staff', token)).toBeUndefined();
    const { token: fresh } = await changing.signIn('staff', ACCOUNT);
    expect(await tokensWith(OLD).verify('staff', fresh)).toBeUndefined();
    expect(await tokensWith(NEW).verify('staff', fresh)).toMatchObject({ sub: '7' });
  });
});

describe('a token that is no longer good', () => {
  const claims = { subject: '7', expiresIn: 60 };

  it('has ended when its time is over, its secret was replaced, or an earlier version signed it', async () => {
    const tokens = tokensWith(NEW);
    const longAgo = new SystemClock().now().subtract({ hours: 24 });
    const earlier = new JwtService({ secret: NEW }).sign({ ver: 1 }, { ...claims, audience: 'boats:staff' });
    const { token: replaced } = await tokensWith(OLD).signIn('staff', ACCOUNT);
    for (const token of [await tokens.sign('staff', '7', 60, {}, longAgo), replaced, earlier]) {
      expect(await tokens.isExpired('staff', token)).toBe(true);
      expect(await tokens.verify('staff', token)).toBeUndefined();
    }
  });

  it('has not ended while it is good, and never was one of another audience, another service or no token', async () => {
    const tokens = tokensWith(NEW);
    const { token: good } = await tokens.signIn('staff', ACCOUNT);
    const { token: customers } = await tokens.signIn('customer', ACCOUNT);
    const { token: others } = await tokensWith(NEW, undefined, 'huts').signIn('staff', ACCOUNT);
    for (const token of [
      good,
      customers,
      others,
      '',
      'a.b.c',
      'no token',
      `${good}x`.slice(20),
      'e30.e30.',
      'bnVsbA.bnVsbA.x',
    ]) {
      expect([token, await tokens.isExpired('staff', token)]).toEqual([token, false]);
    }
  });
});

it('signs with a key of its own for every service and audience, none of them the secret itself', async () => {
  const claims = { subject: '7', expiresIn: 60 };
  const raw = new JwtService({ secret: NEW }).sign({ ver: 1 }, { ...claims, audience: 'boats:staff' });
  expect(await tokensWith(NEW).verify('staff', raw)).toBeUndefined();
  const keys = new DerivedKeys({ jwtSecret: NEW } as never);
  const purposes = ['token boats:staff', 'token boats:customer', 'token huts:staff', 'trap receipt'];
  const exported = purposes.map(purpose => keys.signing(purpose).export().toString('hex'));
  expect(new Set(exported).size).toBe(purposes.length);
  expect(exported.every(key => /^[0-9a-f]{64}$/.test(key))).toBe(true);
  const otherKey = new JwtService({ secret: keys.signing('token boats:customer') });
  const crossed = otherKey.sign({ ver: 1 }, { ...claims, audience: 'boats:staff' });
  expect(await tokensWith(NEW).verify('staff', crossed)).toBeUndefined();
});
