import { visibleText } from '../confirmations/visible-text';
import type { OAuthClientKind } from './oauth-client.entity';
import { isNative, isRedirectAddress } from './redirect-addresses';

const MAX_REDIRECTS = 20;
const MAX_NAME_LENGTH = 80;
const MAX_KEYS = 10;
const SIGNING = new Set(['RS256', 'PS256', 'ES256', 'Ed25519', 'EdDSA']);
export const SECRET_METHODS = ['client_secret_basic', 'client_secret_post'] as const;

/** Metadata that no client may have; the description is for its builder. */
export class ClientMetadataProblem extends Error {
  constructor(
    readonly code: 'invalid_redirect_uri' | 'invalid_client_metadata',
    description: string,
  ) {
    super(description);
  }
}

export interface ClientDescription {
  name: string;
  redirectUris: string[];
  /** The part of the metadata that the authorization server reads, besides id, name and addresses. */
  metadata: Record<string, unknown>;
}

/**
 * Reads what a client says of itself (RFC 7591), and leaves out everything that is not needed.
 * @param hostName in place of a missing name
 * @throws ClientMetadataProblem
 */
export function clientDescription(
  sent: Readonly<Record<string, unknown>>,
  kind: OAuthClientKind,
  hostName?: string,
): ClientDescription {
  const redirectUris = redirectsOf(sent['redirect_uris'], kind);
  const { host } = new URL(redirectUris[0]!);
  const named = typeof sent['client_name'] === 'string' ? visibleName(sent['client_name']) : '';
  requireCodes(sent);
  return {
    name: named || hostName || host || 'app',
    redirectUris,
    metadata: {
      application_type: needsNative(redirectUris) ? 'native' : 'web',
      response_types: ['code'],
      response_modes: ['query'],
      grant_types: grantTypesOf(sent['grant_types']),
      ...authenticationOf(sent, kind),
    },
  };
}

/** One line without invisible letters. */
const visibleName = (name: string): string =>
  Array.from(visibleText(name).replaceAll(/\s+/g, ' ').trim()).slice(0, MAX_NAME_LENGTH).join('');

function redirectsOf(sent: unknown, kind: OAuthClientKind): string[] {
  const refuse = (description: string) => new ClientMetadataProblem('invalid_redirect_uri', description);
  if (!Array.isArray(sent) || sent.length === 0 || sent.length > MAX_REDIRECTS)
    throw refuse(`redirect_uris must have 1 to ${MAX_REDIRECTS} addresses`);
  for (const address of sent as unknown[])
    if (typeof address !== 'string' || !isRedirectAddress(address, kind === 'entered'))
      throw refuse('redirect_uris may be https, http to a loopback address, or a private scheme with a dot in it');
  return [...new Set(sent as string[])];
}

/** The library's word for clients that may have private schemes. */
const needsNative = (redirectUris: readonly string[]): boolean =>
  redirectUris.some(address => !/^https?:/i.test(address)) ||
  (isNative(redirectUris) && redirectUris.every(address => !/^https:/i.test(address)));

function requireCodes(sent: Readonly<Record<string, unknown>>): void {
  const types = sent['response_types'];
  if (types !== undefined && !(Array.isArray(types) && types.includes('code')))
    throw new ClientMetadataProblem('invalid_client_metadata', 'response_types must contain code');
}

/** Refresh tokens are for clients that do not say that they want none. */
function grantTypesOf(sent: unknown): string[] {
  const isWithout = Array.isArray(sent) && !sent.includes('refresh_token');
  return isWithout ? ['authorization_code'] : ['authorization_code', 'refresh_token'];
}

function authenticationOf(sent: Readonly<Record<string, unknown>>, kind: OAuthClientKind): Record<string, unknown> {
  const refuse = (description: string) => new ClientMetadataProblem('invalid_client_metadata', description);
  const method = sent['token_endpoint_auth_method'];
  if (method === 'private_key_jwt') return keysOf(sent);
  if (SECRET_METHODS.some(each => each === method)) {
    if (kind === 'document') throw refuse('a document cannot have a client secret: use none or private_key_jwt');
    if (kind === 'entered') return { token_endpoint_auth_method: method };
  } else if (method !== undefined && method !== 'none')
    throw refuse('token_endpoint_auth_method may be none or private_key_jwt');
  // Registered clients get no secret: they read in the response that they need none.
  return { token_endpoint_auth_method: 'none' };
}

function keysOf(sent: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const refuse = (description: string) => new ClientMetadataProblem('invalid_client_metadata', description);
  const { jwks, jwks_uri: uri, token_endpoint_auth_signing_alg: algorithm } = sent;
  if (algorithm !== undefined && !(typeof algorithm === 'string' && SIGNING.has(algorithm)))
    throw refuse(`token_endpoint_auth_signing_alg may be ${[...SIGNING].join(', ')}`);
  const signing = {
    token_endpoint_auth_method: 'private_key_jwt',
    ...(algorithm !== undefined && { token_endpoint_auth_signing_alg: algorithm }),
  };
  if (typeof uri === 'string' && uri.length <= 2000 && /^https:\/\//i.test(uri) && jwks === undefined)
    return storable({ ...signing, jwks_uri: uri });
  const keys = typeof jwks === 'object' && jwks !== null && 'keys' in jwks ? jwks.keys : undefined;
  if (uri !== undefined || !Array.isArray(keys) || keys.length === 0 || keys.length > MAX_KEYS)
    throw refuse(`private_key_jwt needs jwks with 1 to ${MAX_KEYS} keys, or an https jwks_uri`);
  return storable({ ...signing, jwks: { keys: keys as unknown[] } });
}

/** NUL and halves of surrogate pairs in JSON, as `JSON.stringify` writes them. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/;

function storable(metadata: Record<string, unknown>): Record<string, unknown> {
  if (!UNSTORABLE.test(JSON.stringify(metadata))) return metadata;
  throw new ClientMetadataProblem('invalid_client_metadata', 'the keys contain characters that cannot be stored');
}
