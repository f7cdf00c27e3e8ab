/** @no-database */
import type { Configuration } from '#kit/config/configuration';
import { oauthSettings } from './oauth.settings';

const [connectedApps] = oauthSettings;

const problemOf = (publicUrl: string, changes: Partial<Configuration> = {}, value: unknown = true) =>
  connectedApps!.refuseHere?.(value, { publicUrl, production: false, demoMode: false, ...changes } as Configuration);

it.each([
  'https://apps.example',
  'https://apps.example/quintet',
  'http://localhost:3000',
  'http://127.0.0.1',
  'http://[::1]:3000',
])('apps may be connected at %s', address => expect(problemOf(address)).toBeUndefined());

it.each(['http://apps.example', 'http://localhost.example', 'http://192.168.0.1:3000'])('not at %s', address =>
  expect(problemOf(address)).toBe('connections_need_https'),
);

it('a loopback address is none of production', () => {
  expect(problemOf('http://localhost:3000', { production: true })).toBe('connections_need_https');
  expect(problemOf('https://localhost', { production: true })).toBeUndefined();
});

it('a demonstration connects none', () => {
  expect(problemOf('https://apps.example', { demoMode: true })).toBe('no_connections_in_demo');
});

it('off is always possible', () => {
  expect(problemOf('http://apps.example', { demoMode: true }, false)).toBeUndefined();
});
