import { formTarget, returnAddress } from './return-address';

it.each([
  ['https://claude.ai/api/mcp/auth_callback', { kind: 'web', host: 'claude.ai' }, 'https://claude.ai'],
  ['https://App.example:8443/cb?x=1', { kind: 'web', host: 'app.example:8443' }, 'https://app.example:8443'],
  ['https://mühle.example/cb', { kind: 'web', host: 'xn--mhle-0ra.example' }, 'https://xn--mhle-0ra.example'],
  ['https://localhost.example/cb', { kind: 'web', host: 'localhost.example' }, 'https://localhost.example'],
  ['http://127.0.0.1:33418/', { kind: 'loopback', host: '127.0.0.1:33418' }, 'http://127.0.0.1:33418'],
  ['http://localhost:1455/callback', { kind: 'loopback', host: 'localhost:1455' }, 'http://localhost:1455'],
  ['http://[::1]:5000/cb', { kind: 'loopback', host: '[::1]:5000' }, 'http:'],
  ['cursor://anysphere.cursor-mcp/oauth/callback', { kind: 'scheme', scheme: 'cursor:' }, 'cursor:'],
  ['com.example.app:/cb', { kind: 'scheme', scheme: 'com.example.app:' }, 'com.example.app:'],
] as const)('%s', (address, expected, target) => {
  expect(returnAddress(address)).toEqual(expected);
  expect(formTarget(address)).toBe(target);
});
