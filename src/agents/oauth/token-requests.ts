import type { KoaContextWithOIDC } from 'oidc-provider';
import type { OAuthLibrary } from './oauth-library';
import { requestedScopes } from './scopes';

export interface TokenRequestRules {
  resourceMeant: (sent: string) => string | undefined;
  /** The connection and resource that a code or refresh token is for. */
  sourceOf: (model: string, id: string) => Promise<{ grantId: number | null; resource: unknown } | undefined>;
  /** Counts the request of one connection, or of one visitor without a known code or token. Returns seconds to wait, or 0. */
  count: (grantId: number | undefined, ctx: KoaContextWithOIDC) => Promise<number>;
}

const SOURCES: Readonly<Record<string, { model: string; param: string }>> = {
  authorization_code: { model: 'AuthorizationCode', param: 'code' },
  refresh_token: { model: 'RefreshToken', param: 'refresh_token' },
};

/** Checks that come before a code or refresh token is used up: the limit, the resource and the scope. */
export async function checkTokenRequest(
  library: OAuthLibrary,
  rules: TokenRequestRules,
  grantType: string,
  ctx: KoaContextWithOIDC,
): Promise<void> {
  const params = ctx.oidc.params ?? {};
  const { model, param } = SOURCES[grantType]!;
  const sent = params[param];
  const source = typeof sent === 'string' ? await rules.sourceOf(model, sent) : undefined;
  const waitSeconds = await rules.count(source?.grantId ?? undefined, ctx);
  if (waitSeconds > 0) throw tooMany(library, waitSeconds, ctx);
  const resource = params['resource'];
  if (resource !== undefined) {
    const meant = typeof resource === 'string' ? rules.resourceMeant(resource) : undefined;
    if (meant === undefined || (source && source.resource !== meant)) throw new library.errors.InvalidTarget();
    params['resource'] = meant;
  }
  // Without one, the scope is that of the code or token.
  if (typeof params['scope'] === 'string') params['scope'] = requestedScopes(params['scope']).join(' ');
}

function tooMany({ errors }: OAuthLibrary, seconds: number, ctx: KoaContextWithOIDC): Error {
  ctx.set('Retry-After', String(seconds));
  const failure = new errors.CustomOIDCProviderError('temporarily_unavailable', 'too many requests; try again later');
  return Object.assign(failure, { status: 429, statusCode: 429 });
}
