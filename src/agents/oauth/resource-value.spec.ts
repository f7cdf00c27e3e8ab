/** @no-database */
import { comparable, wellKnownAddress } from './resource-value';

it.each([
  'https://shop.example/food/mcp/staff',
  'https://SHOP.example/food/mcp/staff/',
  'https://shop.example:443/food/mcp/staff?toolsets=all',
  'HTTPS://shop.example/food/mcp/staff/?',
])('%s is the same resource', value =>
  expect(comparable(value)).toBe(comparable('https://shop.example/food/mcp/staff')),
);

it.each([
  'http://shop.example/food/mcp/staff',
  'https://shop.example/food/mcp/Staff',
  'https://shop.example/food/mcp',
  'https://shop.example:8443/food/mcp/staff',
  'https://shop.example.evil.example/food/mcp/staff',
  'https://shop.example@evil.example/food/mcp/staff',
  'https://user@shop.example/food/mcp/staff',
  'https://shop.example/food/mcp/staff#part',
  'https://shop.example/food/mcp/staff//',
  'food/mcp/staff',
  '',
])('%s is another one, or none', value =>
  expect(comparable(value)).not.toBe(comparable('https://shop.example/food/mcp/staff')),
);

it('is undefined for what is no address', () => {
  expect(['', 'staff', 'https://', 'https://a.example/#x'].map(comparable)).toEqual(Array(4).fill(undefined));
});

it('puts the well-known part after the host', () => {
  expect(wellKnownAddress('oauth-protected-resource', 'https://shop.example/quintet/food/mcp/staff')).toBe(
    'https://shop.example/.well-known/oauth-protected-resource/quintet/food/mcp/staff',
  );
});
