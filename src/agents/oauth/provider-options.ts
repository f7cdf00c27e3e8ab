import { generateKeyPairSync } from 'node:crypto';
import type { Configuration, Interaction, KoaContextWithOIDC, AdapterFactory } from 'oidc-provider';
import type { Caller } from '#kit/http/caller';
import { MAX_FETCHED_BYTES } from './guarded-fetch';
import type { OAuthLibrary } from './oauth-library';
import { isNative } from './redirect-addresses';
import { SECRET_METHODS } from './client-metadata';

const MINUTES = 60;
const DAYS = 24 * 60 * MINUTES;
export const ACCESS_TOKEN_SECONDS = 30 * MINUTES;
const CODE_SECONDS = 60;
const REFRESH_TOKEN_SECONDS = 30 * DAYS;
/** Of a sign-in in the browser, from its last use on. */
const SESSION_SECONDS = 60 * MINUTES;
const REQUEST_SECONDS = 15 * MINUTES;
export const SIGNING_ALGORITHMS = ['RS256', 'PS256', 'ES256', 'Ed25519', 'EdDSA'] as const;

export interface ProviderParts {
  /** The URL of the authorization server. */
  issuer: string;
  cookieKeys: string[];
  adapter: AdapterFactory;
  fetch: (address: string | URL | Request) => Promise<Response>;
  /** The account of a sign-in; undefined if it is gone, locked or may not use the address. */
  callerOf: (accountId: string) => Promise<Caller | undefined>;
  /** The id of the living connection of an account with a client, if it was allowed for the host that receives access. */
  grantOf: (caller: Caller, clientId: string, returnsTo: string) => Promise<number | undefined>;
  /** Scopes that may be granted now, of a published resource of the address; undefined for another one. */
  scopesOf: (resource: string) => Promise<string | undefined>;
  defaultResource: string;
  showError: (ctx: KoaContextWithOIDC, failure: { error: string; error_description?: string }) => Promise<void>;
}

/** The flows, lifetimes and rules of an authorization server: codes with PKCE and refresh tokens, and nothing else. */
export function providerOptions(library: OAuthLibrary, parts: ProviderParts): Configuration {
  const { pathname, protocol } = new URL(parts.issuer);
  const cookie = { signed: true, httpOnly: true, sameSite: 'lax', secure: protocol === 'https:' } as const;
  return {
    adapter: parts.adapter,
    clientAuthMethods: ['none', 'private_key_jwt', ...SECRET_METHODS],
    clientDefaults: { id_token_signed_response_alg: 'ES256', token_endpoint_auth_method: 'none' },
    conformIdTokenClaims: false,
    cookies: {
      keys: parts.cookieKeys,
      names: { session: 'connect_session', interaction: 'connect_request', resume: 'connect_resume' },
      long: { ...cookie, path: pathname },
      short: cookie,
    },
    enabledJWA: { clientAuthSigningAlgValues: [...SIGNING_ALGORITHMS], idTokenSigningAlgValues: ['ES256'] },
    // No redirects and a limit of its own; see `GuardedFetch`.
    fetch: parts.fetch,
    fetchResponseBodyLimits: { jwks_uri: MAX_FETCHED_BYTES, sector_identifier_uri: MAX_FETCHED_BYTES },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: async () => parts.defaultResource,
        useGrantedResource: async () => true,
        getResourceServerInfo: async (ctx, resource) => {
          const isOne = !Array.isArray(ctx.oidc.params?.['resource']);
          const scope = isOne ? await parts.scopesOf(resource) : undefined;
          if (scope === undefined) throw new library.errors.InvalidTarget();
          return { scope, audience: resource, accessTokenFormat: 'opaque', accessTokenTTL: ACCESS_TOKEN_SECONDS };
        },
      },
    },
    findAccount: async (_, accountId) => {
      const caller = await parts.callerOf(accountId);
      return caller && { accountId, tokenVersion: caller.tokenVersion, claims: async () => ({ sub: accountId }) };
    },
    expiresWithSession: async () => false,
    interactions: {
      url: (_: KoaContextWithOIDC, { uid }: Interaction) => `${pathname}/interaction/${uid}`,
      policy: interactionPolicy(library),
    },
    issueRefreshToken: async (_, client) => client.grantTypeAllowed('refresh_token'),
    // The library signs nothing here, and wants a key.
    jwks: { keys: [unusedKey()] },
    loadExistingGrant: async ctx => {
      const allowed = ctx.oidc.result?.consent?.grantId;
      const { account, client, provider } = ctx.oidc;
      const caller = account && (await parts.callerOf(account.accountId));
      const returnsTo = returnAddressOf(ctx);
      const id =
        allowed ?? (caller && client && returnsTo && (await parts.grantOf(caller, client.clientId, returnsTo)));
      return id ? provider.Grant.find(String(id)) : undefined;
    },
    pkce: { required: () => true },
    renderError: async (ctx, failure) => parts.showError(ctx, failure),
    responseTypes: ['code'],
    rotateRefreshToken: () => true,
    routes: { authorization: '/authorize', token: '/token' },
    scopes: ['openid'],
    ttl: {
      AccessToken: () => ACCESS_TOKEN_SECONDS,
      AuthorizationCode: () => CODE_SECONDS,
      Grant: () => REFRESH_TOKEN_SECONDS,
      Interaction: () => REQUEST_SECONDS,
      RefreshToken: () => REFRESH_TOKEN_SECONDS,
      Session: () => SESSION_SECONDS,
    },
  };
}

/** The library's own, with a new sign-in after a new password, and consent each time for programs on the person's machine. */
function interactionPolicy({ interactionPolicy: { base, Check } }: OAuthLibrary) {
  const policy = base();
  const signIn = 'End-User authentication is required';
  policy.get('login')?.checks.add(
    new Check('signed_out', signIn, 'login_required', ctx => {
      const { account, session } = ctx.oidc;
      return !account || session?.acr !== String(account['tokenVersion']);
    }),
  );
  const consent = policy.get('consent')?.checks;
  consent?.remove('native_client_prompt');
  consent?.add(
    new Check('native_client', 'native clients require End-User interaction', 'interaction_required', ctx => {
      const returnsTo = returnAddressOf(ctx);
      return returnsTo !== undefined && isNative([returnsTo]) && !ctx.oidc.result?.consent;
    }),
  );
  return policy;
}

function returnAddressOf({ oidc: { client, params } }: KoaContextWithOIDC): string | undefined {
  const address = params?.['redirect_uri'] ?? client?.redirectUris?.[0];
  return typeof address === 'string' ? address : undefined;
}

const unusedKey = () => ({
  ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
  use: 'sig',
});
