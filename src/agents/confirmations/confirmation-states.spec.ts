import { Temporal } from 'temporal-polyfill';
import { DerivedKeys } from '#kit/config/derived-keys';
import { Clock } from '#kit/time/clock';
import { type ConfirmationHolder, ConfirmationStates } from './confirmation-states.service';

class SetClock extends Clock {
  time = Temporal.Instant.from('2026-05-09T12:00:00Z');

  override now(): Temporal.Instant {
    return this.time;
  }
}

const OWNER: ConfirmationHolder = { id: 'account staff 1' };
const clock = new SetClock();
beforeEach(() => {
  clock.time = Temporal.Instant.from('2026-05-09T12:00:00Z');
});

function statesOf({ secret = 'a secret', previous, name = 'boats' }: Record<string, string> = {}) {
  const keys = new DerivedKeys({ jwtSecret: secret, jwtSecretPrevious: previous } as never);
  return new ConfirmationStates(keys, clock, { name } as never);
}
const states = statesOf();

it('is read as it was signed, in any process with the secret', async () => {
  const state = states.create('hash');
  expect(await statesOf().verify(await states.sign(state, OWNER), OWNER)).toEqual(state);
});

it.each<[string, ConfirmationHolder, ConfirmationHolder]>([
  ['another account', OWNER, { id: 'account staff 2' }],
  ['a key of the account', OWNER, { ...OWNER, key: { keyId: 1 } }],
  ['another key', { ...OWNER, key: { keyId: 1 } }, { ...OWNER, key: { keyId: 2 } }],
  ['the account without the key', { ...OWNER, key: { keyId: 1 } }, OWNER],
  ['another app', { ...OWNER, app: { appId: 1 } }, { ...OWNER, app: { appId: 2 } }],
  ['an app with the id of the key', { ...OWNER, key: { keyId: 1 } }, { ...OWNER, app: { appId: 1 } }],
])('is refused from %s', async (_, asked, other) => {
  const signed = await states.sign(states.create('hash'), asked);
  await expect(states.verify(signed, other)).rejects.toThrow('invalid or expired');
  await expect(states.verify(signed, asked)).resolves.toMatchObject({ call: 'hash' });
});

it('is refused after ten minutes', async () => {
  const signed = await states.sign(states.create('hash'), OWNER);
  clock.time = Temporal.Instant.from('2026-05-09T12:09:59Z');
  await expect(states.verify(signed, OWNER)).resolves.toMatchObject({ call: 'hash' });
  clock.time = Temporal.Instant.from('2026-05-09T12:10:00Z');
  await expect(states.verify(signed, OWNER)).rejects.toThrow('invalid or expired');
});

it('is refused when it was changed, is of another service, or is no state', async () => {
  const signed = await states.sign(states.create('hash'), OWNER);
  const [version, body, signature] = signed.split('.');
  const other = Buffer.from(body!, 'base64url').toString().replace('hash', 'mash');
  const forged = [version, Buffer.from(other).toString('base64url'), signature].join('.');
  const elsewhere = await statesOf({ name: 'huts' }).sign(states.create('hash'), OWNER);
  const unknown = await statesOf({ secret: 'another secret' }).sign(states.create('hash'), OWNER);
  for (const refused of [forged, elsewhere, unknown, '', 'v1.', 'v1.e30.', `${version}.${body}.`, '\u0000'])
    await expect(states.verify(refused, OWNER)).rejects.toThrow('invalid or expired');
});

it('stays good while the secret is changed', async () => {
  const signed = await statesOf({ secret: 'old' }).sign(states.create('hash'), OWNER);
  await expect(statesOf({ secret: 'new', previous: 'old' }).verify(signed, OWNER)).resolves.toMatchObject({
    call: 'hash',
  });
  await expect(statesOf({ secret: 'new' }).verify(signed, OWNER)).rejects.toThrow('invalid or expired');
});

it('shows neither the account nor the arguments', async () => {
  const signed = await states.sign(states.create('hash'), OWNER);
  expect(Buffer.from(signed.split('.')[1]!, 'base64url').toString()).not.toContain(OWNER.id);
});
