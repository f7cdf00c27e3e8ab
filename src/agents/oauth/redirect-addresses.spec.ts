import { isNative, isRedirectAddress } from './redirect-addresses';

it.each([
  'https://app.example.com/callback',
  'https://app.example.com:8443/callback?from=quintet',
  'http://localhost:8976/callback',
  'http://127.0.0.1/callback',
  'http://[::1]:3000/',
  'com.example.app:/callback',
  'com.example.app://callback',
])('%s is a redirect address', address => {
  expect([isRedirectAddress(address, { isEntered: true }), isRedirectAddress(address, { isEntered: false })]).toEqual([
    true,
    true,
  ]);
});

it('a scheme without a dot is one where staff entered it', () => {
  const address = 'cursor://anysphere.cursor-mcp/oauth/callback';
  expect(isRedirectAddress(address, { isEntered: true })).toBe(true);
  expect(isRedirectAddress(address, { isEntered: false })).toBe(false);
});

it.each([
  '',
  'callback',
  '/callback',
  'http://app.example.com/callback',
  'http://localhost.example.com/callback',
  'http://127.0.0.2/callback',
  'https://app.example.com/callback#top',
  'https://user:secret@app.example.com/callback',
  'https://',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,hello',
  'file:///etc/passwd',
  'blob:https://app.example.com/1',
  'mailto:owner@example.com',
])('%p is none', address => expect(isRedirectAddress(address, { isEntered: true })).toBe(false));

it('an app is native where all its addresses are on the machine', () => {
  expect(isNative(['http://localhost:1/', 'com.example.app:/callback'])).toBe(true);
  expect(isNative(['http://localhost:1/', 'https://app.example.com/callback'])).toBe(false);
});
