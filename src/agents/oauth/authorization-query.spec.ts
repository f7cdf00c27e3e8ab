/** @no-database */
import { authorizationQuery } from './authorization-query';

const read = (query: string) =>
  Object.fromEntries(
    [
      ...new URLSearchParams(
        authorizationQuery(query, sent => (sent.endsWith('/') ? sent.slice(0, -1) : undefined)),
      ).entries(),
    ].map(([name]) => [
      name,
      new URLSearchParams(
        authorizationQuery(query, sent => (sent.endsWith('/') ? sent.slice(0, -1) : undefined)),
      ).getAll(name),
    ]),
  );

it.each([
  ['', ['read']],
  ['scope=', ['read']],
  ['scope=read', ['read']],
  ['scope=write+read', ['read write']],
  ['scope=openid+offline_access+write', ['write']],
  ['scope=openid', ['read']],
  ['scope=READ', ['read']],
])('%j asks for %j', (query, scope) => expect(read(query)['scope']).toEqual(scope));

it('leaves a scope that is sent twice to the library, which refuses it', () => {
  expect(read('scope=read&scope=write')['scope']).toEqual(['read', 'write']);
});

it.each([
  ['prompt=consent', ['consent']],
  ['prompt=select_account+consent', ['consent']],
  ['prompt=select_account', undefined],
  ['prompt=none&prompt=login', ['none', 'login']],
])('of %j stays %j', (query, prompt) => expect(read(query)['prompt']).toEqual(prompt));

it('ignores what only OpenID Connect has', () => {
  expect(read('nonce=a&max_age=1&claims=%7B%7D&state=b+c%26')).toEqual({ scope: ['read'], state: ['b c&'] });
});

it('leaves out what cannot be stored', () => {
  expect(read('state=a%00b&client_id=%00&login_hint=a')).toEqual({ scope: ['read'], login_hint: ['a'] });
});

it.each([
  ['response_mode=query', 'query'],
  ['response_mode=form_post', 'not_offered'],
  ['response_mode=fragment', 'not_offered'],
  ['response_mode=query&response_mode=form_post', 'not_offered'],
])('of %j reads the mode %s', (query, mode) => expect(read(query)['response_mode']).toEqual([mode]));

it('has the published spelling of resources, and all of them', () => {
  expect(read('resource=https://a.example/&resource=https://b.example')['resource']).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
});
