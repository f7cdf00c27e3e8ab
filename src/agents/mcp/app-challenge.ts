interface AppChallenge {
  /** Address of the metadata of the resource (RFC 9728). */
  resourceMetadata: string;
  /** Scopes to ask for. */
  scopes: readonly string[];
  error?: 'invalid_token' | 'insufficient_scope' | undefined;
}

/** The header `WWW-Authenticate` with which an app begins its sign-in, or asks the person for more. */
export function appChallenge({ resourceMetadata, scopes, error }: AppChallenge): string {
  const parameters = { resource_metadata: resourceMetadata, scope: scopes.join(' '), ...(error && { error }) };
  const quoted = Object.entries(parameters).map(([name, value]) => `${name}="${value}"`);
  return `Bearer ${quoted.join(', ')}`;
}
