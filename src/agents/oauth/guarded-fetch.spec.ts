/** @no-database */
import type { Configuration } from '#kit/config/configuration';
import { GuardedFetch } from './guarded-fetch';

const guarded = (connectFetchPrivate: boolean) => new GuardedFetch({ connectFetchPrivate } as Configuration);

it.each(['https://assistant.example/client.json', 'https://1.1.1.1/client.json'])('fetches %s', address =>
  expect([guarded(false).isAllowed(address), guarded(true).isAllowed(address)]).toEqual([true, true]),
);

it.each(['https://127.0.0.1:8443/client.json', 'https://127.0.0.1/client.json', 'https://[::1]:8443/client.json'])(
  'fetches %s only if this machine is allowed',
  address => expect([guarded(false).isAllowed(address), guarded(true).isAllowed(address)]).toEqual([false, true]),
);

it.each([
  'http://127.0.0.1/client.json',
  'http://assistant.example/client.json',
  'https://10.0.0.1/client.json',
  'https://10.0.0.1:8443/client.json',
  'https://169.254.169.254/client.json',
  'https://1.1.1.1:8443/client.json',
  'ftp://127.0.0.1/client.json',
  'file:///etc/passwd',
])('never fetches %s', address =>
  expect([guarded(false).isAllowed(address), guarded(true).isAllowed(address)]).toEqual([false, false]),
);

it('gives the library nothing of another address', async () => {
  await expect(guarded(true).fetch('http://127.0.0.1/keys.json')).rejects.toThrow('may not be fetched');
  await expect(guarded(false).fetch(new URL('https://127.0.0.1/keys.json'))).rejects.toThrow('may not be fetched');
});
