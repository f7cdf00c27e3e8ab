/** @no-database */
import { isNative, isRedirectAddress, isRegistered, placeOf } from './redirect-addresses';

describe('an address to return to', () => {
  it.each([
    'https://assistant.example/callback',
    'https://assistant.example:8443/callback?kind=mcp',
    'http://localhost/callback',
    'http://127.0.0.1:33418/',
    'http://127.0.0.1:33418',
    'http://[::1]:1/callback',
    'com.example.assistant:/callback',
    'com.example.assistant://callback',
  ])('may be %s', address =>
    expect([isRedirectAddress(address, false), isRedirectAddress(address, true)]).toEqual([true, true]),
  );

  it.each(['cursor://anysphere.cursor/callback', 'vscode://callback'])('may be %s if staff entered it', address =>
    expect([isRedirectAddress(address, false), isRedirectAddress(address, true)]).toEqual([false, true]),
  );

  it.each([
    'http://assistant.example/callback',
    'http://127.0.0.1.evil.example/callback',
    'http://localhost.evil.example/',
    'http://localhost@evil.example/',
    'http://127.0.0.2/',
    'http://0x7f.1/',
    'http://127.1/',
    'https://user@assistant.example/callback',
    'https://:secret@assistant.example/callback',
    'https://assistant.example/callback#part',
    'https://',
    'https://assistant.example;sandbox/callback',
    'https://*.example/callback',
    '//assistant.example/callback',
    '/callback',
    '',
    'javascript:alert(1)',
    'JavaScript:alert(1)//a.b',
    'data:text/html,a',
    'file:///etc/passwd',
    'intent://scan/#Intent;end',
    'view-source:https://assistant.example/',
    'https://assistant.example/call back',
    'https://assistant.example/\ncallback',
    `https://assistant.example/${'a'.repeat(2000)}`,
  ])('may not be %j', address =>
    expect([isRedirectAddress(address, false), isRedirectAddress(address, true)]).toEqual([false, false]),
  );
});

describe('a requested address', () => {
  const registered = [
    'https://assistant.example/callback?kind=mcp',
    'http://127.0.0.1/callback',
    'http://localhost:80/a',
  ];

  it.each([
    'https://assistant.example/callback?kind=mcp',
    'http://127.0.0.1/callback',
    'http://127.0.0.1:65535/callback',
    'http://localhost:4000/a',
    'http://localhost/a',
  ])('%s is registered', address => expect(isRegistered(address, registered)).toBe(true));

  it.each([
    'https://assistant.example/callback',
    'https://assistant.example/callback?kind=mcp&more=1',
    'https://assistant.example/callback?kind=MCP',
    'https://assistant.example:443/callback?kind=mcp',
    'https://assistant.example:8443/callback?kind=mcp',
    'https://assistant.example/callback/?kind=mcp',
    'https://assistant.example/callback/../callback?kind=mcp',
    'https://ASSISTANT.example/callback?kind=mcp',
    'https://user@assistant.example/callback?kind=mcp',
    'https://assistant.example.evil.example/callback?kind=mcp',
    'http://127.0.0.1:4000/callback/',
    'http://127.0.0.1:4000/callback?more=1',
    'http://127.0.0.1:4000/callback#part',
    'http://127.0.0.1:4000/../callback',
    'http://localhost:4000/callback',
    'http://user@127.0.0.1:4000/callback',
    'http://127.0.0.1:4000@evil.example/callback',
    'http://127.0.0.1.evil.example:4000/callback',
    'https://127.0.0.1:4000/callback',
    'http://127.0.0.1:400000/callback',
    'http://127.0.0.1:/callback',
    '',
  ])('%s is not', address => expect(isRegistered(address, registered)).toBe(false));
});

it('a client is native if all of its addresses are', () => {
  expect(isNative(['http://127.0.0.1/', 'com.example.app:/a', 'https://localhost/a'])).toBe(true);
  expect(isNative(['http://127.0.0.1/', 'https://assistant.example/a'])).toBe(false);
});

it('an address leads to a host or to a scheme', () => {
  expect(placeOf('https://assistant.example:8443/a?b')).toEqual({
    host: 'assistant.example:8443',
    source: 'https://assistant.example:8443',
  });
  expect(placeOf('http://127.0.0.1:4000/a')).toEqual({ host: '127.0.0.1:4000', source: 'http://127.0.0.1:4000' });
  expect(placeOf('com.example.app:/a')).toEqual({ host: 'com.example.app', source: 'com.example.app:' });
});
