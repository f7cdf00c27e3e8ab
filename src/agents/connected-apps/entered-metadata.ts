interface EnteredApp {
  name: string;
  redirectUris: readonly string[];
  hasSecret: boolean;
}

/** The metadata (RFC 7591) of an app that staff entered. */
export const enteredMetadata = ({ name, redirectUris, hasSecret }: EnteredApp): Record<string, unknown> => ({
  client_name: name,
  redirect_uris: redirectUris,
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  token_endpoint_auth_method: hasSecret ? 'client_secret_basic' : 'none',
});
