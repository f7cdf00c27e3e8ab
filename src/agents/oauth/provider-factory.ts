import { timingSafeEqual } from 'node:crypto';
import type { CanBePromise, default as Provider, TokenEndpointGrantContext } from 'oidc-provider';
import { hashOfKey } from '#shared/keys/key-hash';
import type { OAuthLibrary } from './oauth-library';
import { providerOptions, type ProviderParts } from './provider-options';
import { isRegistered } from './redirect-addresses';
import { checkTokenRequest, type TokenRequestRules } from './token-requests';

type Names = string | readonly string[] | ReadonlySet<string>;

/** Creates an authorization server of the library with our rules. */
export function createProvider(library: OAuthLibrary, parts: ProviderParts, rules: TokenRequestRules): Provider {
  class CheckedProvider extends library.Provider {
    /** Each grant type is registered by the library's constructor. */
    override registerGrantType<Params extends object>(
      name: string,
      handler: (ctx: TokenEndpointGrantContext<Params>) => CanBePromise<void>,
      ...rest: [params?: Names, duplicates?: Names]
    ): void {
      super.registerGrantType(
        name,
        async (ctx: TokenEndpointGrantContext<Params>) => {
          await checkTokenRequest(library, rules, name, ctx);
          await handler(ctx);
        },
        ...rest,
      );
    }
  }
  const provider = new CheckedProvider(parts.issuer, providerOptions(library, parts));
  // Published addresses come from the configuration, which `ProviderRequests` sends as forwarded headers.
  provider.proxy = true;
  const client = provider.Client.prototype;
  client.redirectUriAllowed = function redirectUriAllowed(value) {
    return isRegistered(value, this.redirectUris ?? []);
  };
  // The stored secret is a hash.
  client.compareClientSecret = function compareClientSecret(actual) {
    const [stored, sent] = [Buffer.from(this.clientSecret ?? ''), Buffer.from(hashOfKey(actual))];
    return stored.length === sent.length && timingSafeEqual(stored, sent);
  };
  return provider;
}
