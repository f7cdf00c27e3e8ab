/** @no-database */
import { clientDescription, ClientMetadataProblem } from './client-metadata';
import type { OAuthClientKind } from './oauth-client.entity';

const WEB = ['https://assistant.example/callback'];

const problemOf = (sent: Record<string, unknown>, kind: OAuthClientKind = 'document') => {
  try {
    clientDescription(sent, kind);
    return undefined;
  } catch (thrown) {
    if (!(thrown instanceof ClientMetadataProblem)) throw thrown;
    return thrown.code;
  }
};

it('keeps what the server reads, and nothing else', () => {
  const sent = {
    client_id: 'https://assistant.example/client.json',
    client_name: ' Assis\u202etant\n of Ada ',
    redirect_uris: [...WEB, ...WEB],
    application_type: 'native',
    logo_uri: 'https://assistant.example/logo.png',
    sector_identifier_uri: 'https://assistant.example/sector.json',
    scope: 'openid read',
    default_max_age: 1,
  };
  expect(clientDescription(sent, 'document', 'assistant.example')).toEqual({
    name: 'Assistant of Ada',
    redirectUris: WEB,
    metadata: {
      application_type: 'web',
      response_types: ['code'],
      response_modes: ['query'],
      grant_types: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_method: 'none',
    },
  });
});

it('a client without a name has that of its host', () => {
  expect(clientDescription({ redirect_uris: WEB }, 'document', 'client.example').name).toBe('client.example');
  expect(clientDescription({ redirect_uris: WEB, client_name: '\u200b' }, 'registered').name).toBe('assistant.example');
  expect(clientDescription({ redirect_uris: ['com.example.app:/a'] }, 'registered').name).toBe('app');
});

it('is native by its addresses, whatever it says', () => {
  const typeOf = (...addresses: string[]) =>
    clientDescription({ redirect_uris: addresses, application_type: 'web' }, 'registered').metadata['application_type'];
  expect(typeOf('http://127.0.0.1/')).toBe('native');
  expect(typeOf('com.example.app:/a', ...WEB)).toBe('native');
  expect(typeOf('http://127.0.0.1/', ...WEB)).toBe('web');
});

it('gets refresh tokens unless it names its grants without them', () => {
  const grantsOf = (grant_types?: string[]) =>
    clientDescription({ redirect_uris: WEB, grant_types }, 'document').metadata['grant_types'];
  expect(grantsOf(['authorization_code'])).toEqual(['authorization_code']);
  expect(grantsOf(['authorization_code', 'refresh_token', 'implicit'])).toEqual([
    'authorization_code',
    'refresh_token',
  ]);
});

it('has a secret only if staff entered it', () => {
  for (const method of ['client_secret_basic', 'client_secret_post']) {
    const sent = { redirect_uris: WEB, token_endpoint_auth_method: method };
    expect(problemOf(sent)).toBe('invalid_client_metadata');
    expect(clientDescription(sent, 'entered').metadata['token_endpoint_auth_method']).toBe(method);
    expect(clientDescription(sent, 'registered').metadata['token_endpoint_auth_method']).toBe('none');
  }
});

it('signs with keys of its own', () => {
  const method = { redirect_uris: WEB, token_endpoint_auth_method: 'private_key_jwt' };
  const jwks = { keys: [{ kty: 'EC' }] };
  expect(clientDescription({ ...method, jwks }, 'document').metadata).toMatchObject({ jwks });
  const jwks_uri = 'https://assistant.example/keys.json';
  expect(clientDescription({ ...method, jwks_uri }, 'document').metadata).toMatchObject({ jwks_uri });
  const others = [
    {},
    { jwks: {} },
    { jwks: { keys: [] } },
    { jwks: { keys: Array.from({ length: 11 }, () => ({})) } },
    { jwks, jwks_uri },
    { jwks_uri: 'http://assistant.example/keys.json' },
    { jwks, token_endpoint_auth_signing_alg: 'HS256' },
    { jwks: { keys: [{ kty: 'EC', kid: '\u0000' }] } },
    { jwks_uri: 'https://assistant.example/\ud800' },
  ];
  expect(others.map(other => problemOf({ ...method, ...other }))).toEqual(others.map(() => 'invalid_client_metadata'));
});

it.each([
  [{}],
  [{ redirect_uris: [] }],
  [{ redirect_uris: WEB[0] }],
  [{ redirect_uris: [1] }],
  [{ redirect_uris: [...WEB, 'http://assistant.example/'] }],
  [{ redirect_uris: ['cursor://callback'] }],
  [{ redirect_uris: Array.from({ length: 21 }, (_, each) => `https://assistant.example/${each}`) }],
])('is refused with the addresses %j', sent => expect(problemOf(sent)).toBe('invalid_redirect_uri'));

it.each([
  { response_types: ['token'] },
  { response_types: 'code' },
  { token_endpoint_auth_method: 'client_secret_jwt' },
  { token_endpoint_auth_method: 'tls_client_auth' },
  { token_endpoint_auth_method: 7 },
])('is refused with %j', sent => expect(problemOf({ redirect_uris: WEB, ...sent })).toBe('invalid_client_metadata'));
