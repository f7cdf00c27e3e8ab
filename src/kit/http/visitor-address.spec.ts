import type { IncomingMessage } from 'node:http';
import { countedAddress, forwardedAddress } from './visitor-address';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
  [undefined, ''],
])('%s counts as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});

it('tells the next network apart', () => {
  expect(countedAddress('2001:db8:1:3::1')).not.toBe(countedAddress('2001:db8:1:2::1'));
});

it.each([
  [false, '9.9.9.9', '127.0.0.1'],
  [1, undefined, '127.0.0.1'],
  [1, '9.9.9.9', '9.9.9.9'],
  [1, '8.8.8.8, 9.9.9.9', '9.9.9.9'],
  [2, '7.7.7.7,8.8.8.8,9.9.9.9', '8.8.8.8'],
  [['loopback'], '8.8.8.8, 9.9.9.9', '9.9.9.9'],
  [['10.0.0.0/8'], '9.9.9.9', '127.0.0.1'],
] as const)('behind %p, %s is read as Express reads it', (trustProxy, sent, visitor) => {
  const request = { headers: { 'x-forwarded-for': sent }, socket: { remoteAddress: '127.0.0.1' } } as unknown;
  const trusted = typeof trustProxy === 'object' ? [...trustProxy] : trustProxy;
  expect(forwardedAddress({ trustProxy: trusted })(request as IncomingMessage)).toBe(visitor);
});
